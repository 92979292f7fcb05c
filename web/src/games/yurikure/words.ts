// Yurikure in words, for names of things and for those who hear the table instead of seeing it.

import type { Pair, YurikureView } from "../../wire/yurikure";
import { listed, say } from "../../words";
import { seatsAround } from "../parts/seats";
import { whoIs } from "../parts/words";
import {
  girlOf,
  isRelated,
  onRing,
  pairOf,
  pointsText,
  reachOf,
  readDeclaration,
  relation,
  rollOf,
  supported,
  type Roll,
} from "./read";

type Names = readonly string[];

export const girlName = (girl: string): string => say(`yurikure-girl-${girl}`);

export const pairName = (pair: string): string =>
  say("yurikure-web-pair", { one: girlName(pair[0]!), two: girlName(pair[1]!) });

const girls = (marks: readonly string[]): string => listed(marks.map(girlName));

/** How two girls stand with each other. */
const relationName = ({ affection, dissatisfaction, bond }: Pair): string =>
  say("yurikure-web-relation", { affection, dissatisfaction, bond });

/** A pair, how it stands, and what one has put on it oneself. */
export function pairSays(view: YurikureView, pair: string): string {
  const own = view.seat === null ? undefined : supported(view, view.seat).find((one) => one.pair === pair);
  const says = { pair: pairName(pair), relation: relationName(relation(view, pair)) };
  return own
    ? say("yurikure-web-pair-own", { ...says, points: pointsText(own.points) })
    : say("yurikure-web-pair-says", says);
}

/** Who controls a girl, and how much of their control others have shown. */
export function controlName(view: YurikureView, names: Names, girl: string): string {
  const { controller, revealed } = girlOf(view, girl);
  if (controller === null) return say("yurikure-web-control-none");
  const others = revealed.flatMap((level, seat) =>
    level && seat !== controller ? [say("yurikure-web-level", { ...whoIs(view, names, seat), level })] : [],
  );
  const level = revealed[controller]!;
  return [say("yurikure-web-control", { ...whoIs(view, names, controller), level }), ...others].join(" ");
}

/** What one could reveal oneself. */
export function reachName(view: YurikureView, girl: string): string {
  const reach = reachOf(view, view.seat, girl);
  return reach === null ? "" : say("yurikure-web-reach", { reach });
}

/** A girl with all that concerns her. */
export function girlSays(view: YurikureView, names: Names, girl: string): string {
  const related = onRing(view)
    .filter((other) => other !== girl && isRelated(relation(view, pairOf(girl, other))))
    .map((other) =>
      say("yurikure-web-with", {
        girl: girlName(other),
        relation: relationName(relation(view, pairOf(girl, other))),
      }),
    );
  const place = view.order.indexOf(girl) + 1;
  return [
    say("yurikure-web-girl", { girl: girlName(girl), place }),
    controlName(view, names, girl),
    reachName(view, girl),
    ...related,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a seat has shown, and at the end what it has won by it. */
export function seatSays(view: YurikureView, names: Names, seat: number): string {
  const shown = view.girls
    .filter(({ revealed }) => revealed[seat])
    .map(({ girl, controller, revealed }) =>
      say("yurikure-web-shown", {
        girl: girlName(girl),
        level: revealed[seat]!,
        holds: controller === seat ? "yes" : "no",
      }),
    );
  const who = whoIs(view, names, seat);
  const sum = shown.length ? say("yurikure-web-seat", { ...who, shown }) : say("yurikure-web-seat-none", who);
  return view.over ? `${sum} ${say("yurikure-web-seat-points", { points: view.scores[seat] ?? 0 })}` : sum;
}

/** A declaration in words, as a button says it and as it stands in the middle. */
export function declaredName(view: YurikureView, move: string): string {
  const declared = readDeclaration(move)!;
  const [one = "", two = ""] = declared.girls.map(girlName);
  const said = { verb: declared.verb, one, two, matter: view.deciding?.what ?? "action" };
  return say("yurikure-web-declared", said);
}

/** A move in words, for the button that makes it. */
export function moveText(view: YurikureView, move: string): string {
  const [word = "", first = "", last = ""] = move.split(" ");
  if (word === "support") return say("yurikure-web-place", { points: first, pair: pairName(last) });
  if (word === "extra") return say("yurikure-web-place", { points: "+1", pair: pairName(first) });
  if (word === "reveal") return say("yurikure-web-reveal", { level: first });
  if (word === "pass") return say("yurikure-web-pass");
  if (!["approach", "confess", "negotiate", "idle", "yes", "no"].includes(word)) return move;
  return declaredName(view, move);
}

/** What is decided just now, in a few words. */
export function matterName(view: YurikureView): string {
  const { deciding } = view;
  if (!deciding) return "";
  const [one = "", two = ""] = [...(deciding.pair ?? "")].map(girlName);
  return say("yurikure-web-matter", {
    matter: deciding.what,
    girl: girlName(deciding.girl),
    actor: girlName(deciding.actor),
    one,
    two,
  });
}

/** Round and phase in a few words. */
export function where(view: YurikureView): string {
  const { round, phase, rolling } = view;
  const step = rolling && rolling.what !== "confession" ? rolling.what : phase;
  return say("yurikure-web-where", { round, before: round - 1, step });
}

/** The year and the term of a round. */
export const termName = (round: number): string =>
  say("yurikure-web-term", { year: Math.ceil(round / 3), term: ((round - 1) % 3) + 1 });

/** What the dice of a phase have done. */
export function rollSays({ dice }: Roll): string[] {
  return dice.map(({ pair, die, fate }) =>
    say("yurikure-web-die", { pair: pairName(pair), die: die ?? 0, fate: fate ?? "none" }),
  );
}

/** A standing order, said to whoever gave it. */
export function orderName(view: YurikureView, order: string): string {
  const [word = "", of = ""] = order.split(" ");
  const girl = view.deciding ? girlName(view.deciding.girl) : "";
  return say("yurikure-web-ordered", { of: word === "reveal" ? word : of, most: of, girl });
}

/** The whole table, one sentence a line. */
export function describe(view: YurikureView, names: Names): string[] {
  const roll = rollOf(view);
  return [
    `${where(view)}. ${termName(view.round)}.`,
    ...decidingLines(view),
    ...onRing(view).map((girl) => girlLine(view, names, girl)),
    ...pairLines(view),
    ...seatsAround(view).map((seat) => seatSays(view, names, seat)),
    ...supportLines(view, names),
    ...(roll ? rollSays(roll) : []),
    ...view.winners.map((seat) => say("yurikure-web-say-winner", whoIs(view, names, seat))),
    ...view.pending.map((seat) => say("yurikure-web-say-turn", whoIs(view, names, seat))),
  ];
}

function decidingLines(view: YurikureView): string[] {
  const { deciding } = view;
  if (!deciding) return [];
  const lines = [say("yurikure-web-say-matter", { matter: matterName(view) })];
  if (deciding.declared)
    lines.push(say("yurikure-web-say-declared", { declared: declaredName(view, deciding.declared) }));
  if (deciding.yes.length) lines.push(say("yurikure-web-say-yes", { girls: girls(deciding.yes) }));
  if (deciding.no.length) lines.push(say("yurikure-web-say-no", { girls: girls(deciding.no) }));
  return lines;
}

const girlLine = (view: YurikureView, names: Names, girl: string): string =>
  [
    say("yurikure-web-girl", { girl: girlName(girl), place: view.order.indexOf(girl) + 1 }),
    controlName(view, names, girl),
    reachName(view, girl),
  ]
    .filter(Boolean)
    .join(" ");

/** Every pair that there is something to say of, and how many there are not. */
function pairLines(view: YurikureView): string[] {
  const told = view.pairs.filter(isRelated);
  const lines = told.map(({ pair }) => pairSays(view, pair));
  return [...lines, say("yurikure-web-say-strangers", { count: view.pairs.length - told.length })];
}

function supportLines(view: YurikureView, names: Names): string[] {
  return seatsAround(view).flatMap((seat) => {
    const pairs = supported(view, seat).map(({ pair, points }) =>
      say("yurikure-web-points", { pair: pairName(pair), points: pointsText(points) }),
    );
    return pairs.length ? [say("yurikure-web-support", { ...whoIs(view, names, seat), pairs })] : [];
  });
}
