// A round is settled at once; it is told part by part. What is not told yet is taken out of the view again.

import type { DragonEggView, Seat, Settlement, Tray } from "../../wire/dragonegg";
import { say } from "../../words";
import type { Stage } from "../face";
import { whoIs } from "../parts/words";
import { isSettled, ROWS, type Row } from "./read";

/** The parts in order, and how long each stays, in ms. */
const LASTS = {
  down: 400,
  strong: 700,
  "strong-points": 1000,
  weak: 700,
  "weak-points": 1000,
  gain: 1500,
  bracelets: 900,
  egg: 1100,
  read: 2800,
} as const;
export type Part = keyof typeof LASTS;
const PARTS = Object.keys(LASTS) as Part[];

/** Those that there is something to tell of. */
function partsOf({ results, short, egg_why }: Settlement): Part[] {
  const empty: Partial<Record<Part, boolean>> = {
    bracelets: !short && !results.some((result) => result.bracelet),
    egg: egg_why === "nobody",
  };
  return PARTS.filter((part) => !empty[part]);
}

/** Whether a part has been told. */
export type Told = (part: Part) => boolean;

/** What has been told at a stage; without one, all. */
export function toldAt(view: DragonEggView, stage: number | undefined): Told {
  if (stage === undefined || !view.last || !isSettled(view)) return () => true;
  const now = PARTS.indexOf(partsOf(view.last)[stage] ?? "read");
  return (part) => PARTS.indexOf(part) <= now;
}

/** What is said while a part is told. */
function partText(part: Part, view: DragonEggView, names: readonly string[]): string {
  const last = view.last!;
  if (part === "egg") return eggText(view, names);
  if (part === "bracelets" && last.short) return say("dragonegg-told-short");
  if (part === "read" && view.seat !== null)
    return say("dragonegg-web-gained", { gain: last.results[view.seat]!.gain });
  return say(`dragonegg-web-part-${part}`, { round: last.round });
}

/** Where the egg went. */
export function eggText(view: DragonEggView, names: readonly string[]): string {
  const { egg_to, egg_from, egg_why } = view.last!;
  if (egg_why === "shared" || egg_to === null) return say("dragonegg-web-part-egg-shared");
  const how = egg_to === egg_from ? "kept" : "won";
  return say(`dragonegg-web-part-egg-${how}`, whoIs(view, names, egg_to));
}

/** The stages of a round that has just been settled. */
export function stages(view: DragonEggView, names: readonly string[]): Stage[] {
  if (!view.last || !isSettled(view)) return [];
  return partsOf(view.last).map((part) => ({ lasts: LASTS[part], says: partText(part, view, names) }));
}

/** A tray before it was turned up: only its owner knows what lies there, unless the egg has shown it to all. */
function closed(view: DragonEggView, seat: number, row: Row): Tray {
  const tray = view.seats[seat]![row];
  if (view.shown === row && seat !== view.egg_user) return tray;
  return { state: "down", set: seat === view.seat ? tray.set : null };
}

/** The table as far as the settled round has been told. */
export function asTold(view: DragonEggView, told: Told): DragonEggView {
  if (told("read") || !view.last) return view;
  const { results, egg_from } = view.last;
  const seats = view.seats.map((seat, i): Seat => {
    const [strong, weak] = ROWS.map((row) => (told(row) ? seat[row] : closed(view, i, row)));
    const { gain, bracelet } = results[i]!;
    const given = bracelet && !told("bracelets") ? 1 : 0;
    const money = seat.money - (told("gain") ? 0 : gain);
    return { ...seat, strong: strong!, weak: weak!, money, bracelets: seat.bracelets - given };
  });
  const ungiven = told("bracelets") ? 0 : results.filter((result) => result.bracelet).length;
  return {
    ...view,
    seats,
    scores: seats.map((seat) => seat.money),
    middle: view.middle + ungiven,
    egg: told("egg") ? view.egg : egg_from,
    winners: [],
  };
}
