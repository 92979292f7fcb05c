// What is said only where a game is played or explained.

import type { Language } from "./languages";

const TEXTS = import.meta.glob<string>(
  "../../../src/kobako/texts/*/{luz,lineit,dragonegg,yurikure,aurum}{,-rules,-web}.ftl",
  { query: "?raw", import: "default" },
);

/** The texts of a game in a language. */
export function textsOf(game: string, language: Language): Promise<string[]> {
  const names = ["", "-rules", "-web"].map(
    (part) => `../../../src/kobako/texts/${language}/${game}${part}.ftl`,
  );
  return Promise.all(names.flatMap((name) => TEXTS[name]?.() ?? []));
}
