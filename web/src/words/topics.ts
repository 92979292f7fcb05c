// What is said only where a game is played or explained, or on one page.

import type { Language } from "./languages";

const TEXTS = import.meta.glob<string>(
  [
    "../../../src/kobako/texts/*/{luz,lineit,dragonegg,yurikure,aurum}{,-rules,-web}.ftl",
    "../../../src/kobako/texts/*/*-page.ftl",
    "../../../src/kobako/texts/*/study.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The texts of a topic in a language: those of a game ("luz"), its rules ("luz-rules"), or those of a page, as
 * "verify" has verify-page.ftl. */
export function textsOf(topic: string, language: Language): Promise<string[]> {
  const names = ["", "-web", "-page"].map(
    (part) => `../../../src/kobako/texts/${language}/${topic}${part}.ftl`,
  );
  return Promise.all(names.flatMap((name) => TEXTS[name]?.() ?? []));
}

/** All pages that have texts of their own. */
export const PAGES: readonly string[] = Object.keys(TEXTS).flatMap(
  (name) => /\/en\/(.+)-page\.ftl$/.exec(name)?.[1] ?? [],
);
