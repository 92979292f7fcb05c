/** All that the browser says in this language: nothing of the command line and the terminal. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/kobako/texts/ja/*.ftl",
      "!../../../src/kobako/texts/ja/cli.ftl",
      "!../../../src/kobako/texts/ja/serve.ftl",
      "!../../../src/kobako/texts/ja/*terminal.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
