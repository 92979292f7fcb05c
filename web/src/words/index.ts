import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { HTML_LANG, type Language } from "./languages";
import { textsOf } from "./topics";

export { choose, HTML_LANG, LANGUAGE_NAMES, LANGUAGES, type Language } from "./languages";

type Item = string | number;
export type Args = Readonly<Record<string, Item | readonly Item[]>>; // of a message

/** Lists of things that have names: how the ids of these begin. */
const NAMED: Readonly<Record<string, string>> = { girls: "yurikure-girl-" };

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  ja: () => import("./ja"),
  "zh-Hant": () => import("./zh-Hant"),
};

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  topics: readonly string[]; // whose texts are in it
}

const spoken = signal<Spoken | null>(null);
const wanted: { language: Language | null; topics: Set<string> } = { language: null, topics: new Set() };

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

/** Makes sure that the texts of a game or a page are here, in this language and in all that are spoken later. */
export async function know(topic: string): Promise<void> {
  wanted.topics.add(topic);
  await gather();
}

/** Whether the texts of a game or a page are here. */
export const knows = (topic: string): boolean => spoken.value?.topics.includes(topic) ?? false;

async function gather(): Promise<void> {
  const [code, topics] = [wanted.language, [...wanted.topics]];
  const now = spoken.peek();
  if (!code || (now?.language === code && topics.every((topic) => now.topics.includes(topic)))) return;
  const parts = await Promise.all([
    SOURCES[code]().then((module) => module.default),
    ...topics.map((topic) => textsOf(topic, code)),
  ]);
  if (wanted.language !== code || wanted.topics.size !== topics.length) return gather(); // more was wanted meanwhile
  spoken.value = { language: code, bundle: bundleOf(code, parts.flat()), topics };
  document.documentElement.lang = HTML_LANG[code];
}

/** Whether there is a message of this id. */
export const has = (id: string): boolean => spoken.value?.bundle.hasMessage(id) ?? false;

/** A message in the player's language. An unknown one says its id, so that nothing is ever blank. */
export function say(id: string, args?: Args): string {
  const bundle = spoken.value?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const told = Object.entries(args ?? {}).map(([key, value]) => [key, textOf(key, value)] as const);
  return bundle.formatPattern(pattern, Object.fromEntries(told), []);
}

function textOf(key: string, value: Item | readonly Item[]): Item {
  if (typeof value !== "object") return value;
  const named = NAMED[key];
  return listed(named ? value.map((item) => say(`${named}${item}`)) : value);
}

/** Things one after another, as the language lists them; `table-then` parts them more strongly. */
export function listed(items: readonly Item[], id = "list-next"): string {
  return items.map(String).reduce((first, next) => (first ? say(id, { first, next }) : next), "");
}
