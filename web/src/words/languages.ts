export const LANGUAGES = ["en", "ja", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  ja: "日本語",
  "zh-Hant": "繁體中文",
};

/** The value of `lang`: the region decides which shapes Han characters have. */
export const HTML_LANG: Readonly<Record<Language, string>> = { en: "en", ja: "ja", "zh-Hant": "zh-Hant-TW" };

const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** The first language of a list of wishes that we have: every kind of Chinese gets ours. */
export function choose(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().startsWith("zh") ? "zh-Hant" : wish.split("-")[0]!.toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}
