// Every message that the page can say exists, and the browser says it as Python does.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type Args, LANGUAGES, know, say, speak } from "../src/words";
import written from "./generated/samples.json";
import en from "../src/words/en";
import { PAGES, textsOf } from "../src/words/topics";

const SOURCES = resolve(import.meta.dirname, "../src");
const GAMES = ["luz", "lineit", "dragonegg", "yurikure", "aurum"];
const TOPICS = [...GAMES, ...GAMES.map((game) => `${game}-rules`), ...PAGES];
const TEXTS = [...en, ...(await Promise.all(TOPICS.map((topic) => textsOf(topic, "en")))).flat()];
const FAMILIES = [
  ...["account", "call", "hint", "host", "level", "log", "profile", "replay", "review", "settings", "social"],
  ...["table", "verify-web", "web", ...GAMES.map((game) => `${game}-web`)],
];
interface Sample {
  language: string;
  id: string;
  args: Args;
  text: string;
}
const samples = written as Sample[];
const IDS = new Set(
  TEXTS.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map(([, id]) => id ?? "")),
);

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("wire"))
  .map((name) => [name, readFileSync(resolve(SOURCES, name), "utf8")] as const);

/** The first argument of every call of `say`, as it is written. */
function firstArguments(code: string): string[] {
  return [...code.matchAll(/\bsay\(/g)].map(({ index }) => {
    const rest = code.slice(index + "say(".length);
    let depth = 0;
    const end = [...rest].findIndex((sign) => {
      if ("([{".includes(sign)) depth++;
      else if (")]}".includes(sign)) depth--;
      return depth < 0 || (depth === 0 && sign === ",");
    });
    return rest.slice(0, end);
  });
}

/** Whole ids, and beginnings of ids that a template completes. */
function idsIn(argument: string): { whole: string[]; begun: string[] } {
  return {
    whole: [...argument.matchAll(/"([a-z][\w-]*-[\w-]+)"/gi)].map(([, id]) => id ?? ""),
    begun: [...argument.matchAll(/`([a-z][\w-]*-)\$\{/gi)].map(([, begin]) => begin ?? ""),
  };
}

describe("messages that the page says", () => {
  it("are found in the code", () => {
    expect(firstArguments('say("a-b", { c: f(1, 2) }) + say(x ? "c-d" : `e-${f}`)')).toEqual([
      '"a-b"',
      'x ? "c-d" : `e-${f}`',
    ]);
    expect(sources.flatMap(([, code]) => firstArguments(code)).length).toBeGreaterThan(50);
  });

  it.each(sources.filter(([, code]) => code.includes("say(")))("%s", (_, code) => {
    for (const argument of firstArguments(code)) {
      const { whole, begun } = idsIn(argument);
      for (const id of whole) expect(IDS, id).toContain(id);
      for (const begin of begun)
        expect(
          [...IDS].filter((id) => id.startsWith(begin)),
          begin,
        ).not.toEqual([]);
    }
  });
});

it.each(FAMILIES)("every message of %s.ftl is used", (family) => {
  const told = readFileSync(resolve(SOURCES, "../../docs/reference/openapi.json"), "utf8"); // what the server refuses
  const code = sources.map(([, text]) => text).join("\n");
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/gi)].map(([, begin]) => begin ?? "");
  const unused = [...IDS]
    .filter((id) => id.startsWith(`${family}-`))
    .filter(
      (id) => !code.includes(`"${id}"`) && !told.includes(id) && !begun.some((begin) => id.startsWith(begin)),
    );
  expect(unused).toEqual([]);
});

describe("sentences are the same in Python and in the browser", () => {
  it.each(LANGUAGES)("%s", async (language) => {
    await Promise.all([speak(language), ...TOPICS.map(know)]);
    const own = samples.filter((sample) => sample.language === language);
    expect(own.length).toBeGreaterThan(20);
    for (const { id, args, text } of own) expect(say(id, args), id).toBe(text);
  });
});
