/** All that the browser says in this language: nothing of the command line and the terminal. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/kobako/texts/zh-Hant/*.ftl",
      "!../../../src/kobako/texts/zh-Hant/cli.ftl",
      "!../../../src/kobako/texts/zh-Hant/serve.ftl",
      "!../../../src/kobako/texts/zh-Hant/*terminal.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
