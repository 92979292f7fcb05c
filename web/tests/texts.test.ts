// Every message that the page can say exists, and the browser says it as Python does.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES, type Language } from "../src/words";
import written from "../src/words/samples.json";
import en from "../src/words/en";
import ja from "../src/words/ja";
import { PAGES, textsOf } from "../src/words/topics";
import zhHant from "../src/words/zh-Hant";

const SOURCES = resolve(import.meta.dirname, "../src");
const GAMES = ["luz", "lineit", "dragonegg", "yurikure", "aurum"];
const ofTopics = async (language: Language): Promise<string[]> =>
  (
    await Promise.all(
      [...GAMES, ...GAMES.map((game) => `${game}-rules`), ...PAGES].map((topic) => textsOf(topic, language)),
    )
  ).flat();
const TEXTS: Readonly<Record<Language, string[]>> = {
  en: [...en, ...(await ofTopics("en"))],
  ja: [...ja, ...(await ofTopics("ja"))],
  "zh-Hant": [...zhHant, ...(await ofTopics("zh-Hant"))],
};
interface Sample {
  language: string;
  id: string;
  args: Record<string, string | number>;
  text: string;
}
const samples = written as Sample[];
const IDS = new Set(
  TEXTS.en.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map(([, id]) => id ?? "")),
);

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("wire"))
  .map((name) => [name, readFileSync(resolve(SOURCES, name), "utf8")] as const);

/** The first argument of every call of `say`, as it is written. */
export function firstArguments(code: string): string[] {
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

it.each(["replay", "verify-web", "account"])("every message of %s.ftl is used", (family) => {
  const told = readFileSync(resolve(SOURCES, "../../docs/openapi.json"), "utf8"); // what the server refuses
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
  it.each(LANGUAGES)("%s", (language) => {
    const bundle = bundleOf(language, TEXTS[language]);
    const own = samples.filter((sample) => sample.language === language);
    expect(own.length).toBeGreaterThan(20);
    for (const { id, args, text } of own) {
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern && bundle.formatPattern(pattern, args, null), id).toBe(text);
    }
  });
});
