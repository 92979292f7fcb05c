// What the browser says in this language everywhere: nothing of the command line, the terminal, single games and pages.
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/kobako/texts/en/*.ftl",
      "!../../../src/kobako/texts/en/cli.ftl",
      "!../../../src/kobako/texts/en/analyse.ftl",
      "!../../../src/kobako/texts/en/arena.ftl",
      "!../../../src/kobako/texts/en/study.ftl",
      "!../../../src/kobako/texts/en/serve.ftl",
      "!../../../src/kobako/texts/en/*{-page,terminal}.ftl",
      "!../../../src/kobako/texts/en/{luz,lineit,dragonegg,yurikure,aurum}{,-rules,-web}.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
