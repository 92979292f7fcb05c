// A view in the words of the table. Nothing here knows a rule that the view does not show.

import type { Die, Girl, Pair, YurikureView } from "../../wire/yurikure";

export const GIRLS = ["R", "W", "K", "Y", "P", "G", "S"] as const;
const MARKS = GIRLS.join("");

/** The name of a pair as the notation has it, whichever girl is named first. */
export function pairOf(one: string, two: string): string {
  return MARKS.indexOf(one) < MARKS.indexOf(two) ? one + two : two + one;
}

export const PAIRS: readonly string[] = GIRLS.flatMap((one, i) => GIRLS.slice(i + 1).map((two) => one + two));

/** The girls as they stand on the ring: in action order, as soon as that is drawn. */
export const onRing = (view: YurikureView): readonly string[] => (view.order.length ? view.order : GIRLS);

export const girlOf = (view: YurikureView, girl: string): Girl =>
  view.girls.find((one) => one.girl === girl)!;

export const relation = (view: YurikureView, pair: string): Pair =>
  view.pairs.find((one) => one.pair === pair)!;

/** Whether there is anything between two girls that is worth a ribbon. */
export const isRelated = ({ affection, dissatisfaction, bond }: Pair): boolean =>
  affection > 0 || dissatisfaction > 0 || bond !== "none";

/** The highest level that anybody has revealed over a girl. */
export const topOf = (view: YurikureView, girl: string): number => Math.max(...girlOf(view, girl).revealed);

/** How much control a seat has over a girl; null where that is hidden. */
export const reachOf = (view: YurikureView, seat: number | null, girl: string): number | null =>
  (seat === null ? null : view.control[seat]?.[MARKS.indexOf(girl)]) ?? null;

/** Points of a seat on a pair: those of the setup and those that came later; null where they are hidden. */
export function pointsOn(view: YurikureView, seat: number, pair: string): [number, number] | null {
  const [setup, extra] = [view.support[seat], view.extra[seat]];
  const place = PAIRS.indexOf(pair);
  return setup && extra ? [setup[place]!, extra[place]!] : null;
}

/** Pairs that a seat supports, as far as one knows, the dearest first. */
export function supported(view: YurikureView, seat: number): { pair: string; points: [number, number] }[] {
  const all = PAIRS.map((pair) => ({
    pair,
    points: pointsOn(view, seat, pair) ?? ([0, 0] as [number, number]),
  }));
  return all
    .filter(({ points: [setup, extra] }) => setup + extra > 0)
    .sort(({ points: a }, { points: b }) => b[0] + b[1] - a[0] - a[1]);
}

/** Points as they are written: "5", and "5+1" with an extra point. */
export const pointsText = ([setup, extra]: readonly [number, number]): string =>
  [setup, extra ? `+${extra}` : ""].map((part) => part || "").join("");

/** Whether a seat is to place points now. */
export const isPlacing = (view: YurikureView): boolean => view.value !== null;

/** Whether control over a girl is asked for, by one after another. */
export const isAsking = (view: YurikureView): boolean => view.phase === "reveal" || view.phase === "object";

/** What a girl has to do with this round: she has acted, she acts, or she will. */
export function turnOf(view: YurikureView, girl: string): "done" | "now" | "later" {
  if (view.rolling && view.rolling.what !== "confession") return "done";
  const actor = view.deciding?.actor ?? null;
  if (actor === null) return "later";
  const [at, own] = [view.order.indexOf(actor), view.order.indexOf(girl)];
  return own < at ? "done" : own === at ? "now" : "later";
}

/** A move that a declaration stands for, in parts. */
interface Declaration {
  verb: string;
  girls: string[]; // whom it is about, besides the girl herself
}

export function readDeclaration(move: string | null | undefined): Declaration | null {
  const [verb = "", girls = ""] = (move ?? "").split(" ");
  return verb ? { verb, girls: [...girls] } : null;
}

/** The girls that are at stake: the targets of a declaration, or the two of a confession or negotiation. */
export function atStake(view: YurikureView): readonly string[] {
  const { deciding, rolling } = view;
  if (rolling) return [...rolling.pair];
  if (!deciding) return [];
  if (deciding.pair) return [...deciding.pair];
  return readDeclaration(deciding.declared)?.girls ?? [];
}

/** How a girl has voted or answered so far. */
export function voteOf(view: YurikureView, girl: string): "yes" | "no" | "waits" | null {
  const { deciding } = view;
  if (!deciding || (deciding.what !== "vote" && deciding.what !== "consent")) return null;
  if (deciding.yes.includes(girl)) return "yes";
  if (deciding.no.includes(girl)) return "no";
  return deciding.waiting.includes(girl) || deciding.girl === girl ? "waits" : null;
}

/** Dice of a phase that all couples share. */
export interface Roll {
  what: "couple" | "kiss";
  dice: readonly Die[];
  next: string | null; // the pair whose die is due
}

/** The dice that lie on the table: those of the phase, or the last ones. */
export function rollOf(view: YurikureView): Roll | null {
  const { rolling } = view;
  if (rolling?.what === "couple") return { what: "couple", dice: view.couple_dice, next: rolling.pair };
  if (rolling?.what === "kiss" || view.kiss_dice.length)
    return { what: "kiss", dice: view.kiss_dice, next: rolling?.pair ?? null };
  return view.couple_dice.length ? { what: "couple", dice: view.couple_dice, next: null } : null;
}

/** Levels that a seat could reveal over the girl in question, the lowest first. */
export function levelsOf(view: YurikureView): number[] {
  const girl = view.deciding?.girl;
  const reach = girl ? reachOf(view, view.seat, girl) : null;
  if (!girl || reach === null) return [];
  const top = topOf(view, girl);
  return Array.from({ length: Math.max(0, reach - top) }, (_, i) => top + 1 + i);
}

/** Short typed answers to notation: "p", "4", "rw", "a k", "y". */
export function readMove(view: YurikureView, text: string): string {
  const [word = "", ...rest] = text.trim().split(/\s+/);
  const alone = rest.length ? "" : word;
  if (/^[rwkypgs]{2}$/i.test(alone) && view.phase !== "declare") return placing(view, alone) ?? text;
  if (/^\d+$/.test(alone) && isAsking(view)) return Number(alone) ? `reveal ${Number(alone)}` : "pass";
  const verb = alone.toLowerCase() === "n" ? "no" : VERBS[word.toLowerCase()];
  if (!verb) return text;
  const last = rest.length ? ` ${rest.map(named).join(" ")}` : "";
  return verb + last;
}

const VERBS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["pass", "reveal", "approach", "confess", "negotiate", "idle", "yes", "no", "support", "extra"].map(
      (verb) => [verb, verb],
    ),
  ),
  ...{ p: "pass", a: "approach", c: "confess", n: "negotiate", i: "idle", y: "yes" },
};

function placing(view: YurikureView, girls: string): string | null {
  if (view.phase === "support") return `support ${view.value ?? 5} ${named(girls)}`;
  return view.phase === "extra" ? `extra ${named(girls)}` : null;
}

/** A girl or a pair as the notation names it. */
function named(word: string): string {
  const girls = word.toUpperCase();
  if (!new RegExp(`^[${MARKS}]{1,2}$`).test(girls)) return word;
  return girls.length === 2 ? pairOf(girls[0]!, girls[1]!) : girls;
}
