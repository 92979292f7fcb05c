import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { textsOf } from "./games";
import { HTML_LANG, type Language } from "./languages";

export { choose, HTML_LANG, LANGUAGE_NAMES, LANGUAGES, type Language } from "./languages";
export type Args = Readonly<Record<string, string | number>>;

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  ja: () => import("./ja"),
  "zh-Hant": () => import("./zh-Hant"),
};

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  games: readonly string[]; // whose texts are in it
}

const spoken = signal<Spoken | null>(null);
const wanted: { language: Language | null; games: Set<string> } = { language: null, games: new Set() };

/** The language that is spoken now. Whatever reads it, or says anything, is drawn again when it changes. */
export const language: ReadonlySignal<Language> = computed(() => spoken.value?.language ?? "en");

/** Makes a bundle of the texts of a language. */
export function bundleOf(code: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(HTML_LANG[code], { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Speaks another language as soon as its texts are here; until then the old one. */
export async function speak(code: Language): Promise<void> {
  wanted.language = code;
  await gather();
}

/** Makes sure that the texts of a game are here, in this language and in all that are spoken later. */
export async function know(game: string): Promise<void> {
  wanted.games.add(game);
  await gather();
}

/** Whether the texts of a game are here. */
export const knows = (game: string): boolean => spoken.value?.games.includes(game) ?? false;

async function gather(): Promise<void> {
  const [code, games] = [wanted.language, [...wanted.games]];
  const now = spoken.peek();
  if (!code || (now?.language === code && games.every((game) => now.games.includes(game)))) return;
  const parts = await Promise.all([
    SOURCES[code]().then((module) => module.default),
    ...games.map((game) => textsOf(game, code)),
  ]);
  if (wanted.language !== code || wanted.games.size !== games.length) return gather(); // more was wanted meanwhile
  spoken.value = { language: code, bundle: bundleOf(code, parts.flat()), games };
  document.documentElement.lang = HTML_LANG[code];
}

/** Whether there is a message of this id. */
export const has = (id: string): boolean => spoken.value?.bundle.hasMessage(id) ?? false;

/** A message in the player's language. An unknown one says its id, so that nothing is ever blank. */
export function say(id: string, args?: Args): string {
  const bundle = spoken.value?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, args ?? {}, []);
}
