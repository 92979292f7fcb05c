/** All that the browser says in this language: nothing of the command line and the terminal. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/kobako/texts/en/*.ftl",
      "!../../../src/kobako/texts/en/cli.ftl",
      "!../../../src/kobako/texts/en/serve.ftl",
      "!../../../src/kobako/texts/en/*terminal.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
