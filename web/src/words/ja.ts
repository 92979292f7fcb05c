// What the browser says in this language everywhere: nothing of the command line, the terminal, single games and pages.
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/kobako/texts/ja/*.ftl",
      "!../../../src/kobako/texts/ja/cli.ftl",
      "!../../../src/kobako/texts/ja/analyse.ftl",
      "!../../../src/kobako/texts/ja/arena.ftl",
      "!../../../src/kobako/texts/ja/study.ftl",
      "!../../../src/kobako/texts/ja/serve.ftl",
      "!../../../src/kobako/texts/ja/*{-page,terminal}.ftl",
      "!../../../src/kobako/texts/ja/{luz,lineit,dragonegg,yurikure,aurum}{,-rules,-web}.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
