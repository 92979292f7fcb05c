// What the browser says in this language everywhere: nothing of the command line, the terminal, single games and pages.
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/kobako/texts/zh-Hant/*.ftl",
      "!../../../src/kobako/texts/zh-Hant/cli.ftl",
      "!../../../src/kobako/texts/zh-Hant/analyse.ftl",
      "!../../../src/kobako/texts/zh-Hant/arena.ftl",
      "!../../../src/kobako/texts/zh-Hant/study.ftl",
      "!../../../src/kobako/texts/zh-Hant/serve.ftl",
      "!../../../src/kobako/texts/zh-Hant/*{-page,terminal}.ftl",
      "!../../../src/kobako/texts/zh-Hant/{luz,lineit,dragonegg,yurikure,aurum}{,-rules,-web}.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
