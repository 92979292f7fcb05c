// Plates of the seats, and what you support.

import type { JSX } from "preact";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Plate } from "../parts/bones";
import { bottomSeat } from "../parts/seats";
import { BowIcon, Lily, SeatMark, TwoLilies } from "./art";
import "./own.css";
import { isPlacing, onRing, girlOf, pointsText, relation, supported } from "./read";
import { pairName, seatSays } from "./words";

/** What a seat has shown: of the girls that it controls, and of those that somebody has taken from it. */
function Shown({ view, seat }: { view: YurikureView; seat: number }): JSX.Element {
  const girls = onRing(view).map((girl) => girlOf(view, girl));
  return (
    <>
      {girls
        .filter(({ revealed }) => revealed[seat])
        .map(({ girl, controller, revealed }) => (
          <span key={girl} class={`yurikure-shown ${controller === seat ? "yurikure-holds" : ""}`}>
            <Lily girl={girl} size={17} />
            {revealed[seat]}
          </span>
        ))}
    </>
  );
}

/** Name and mark of a seat, and what it has shown. */
export function SeatPlate({ table, seat }: { table: TableProps<YurikureView>; seat: number }): JSX.Element {
  const { view, names } = table;
  const total = (
    <span class="yurikure-total">
      {view.over ? view.scores[seat] : (view.owed[seat] ?? 0) > 0 && <Owes left={view.owed[seat]!} />}
      <SeatMark seat={seat} />
    </span>
  );
  const some = view.girls.some(({ revealed }) => revealed[seat]);
  return (
    <Plate table={table} seat={seat} says={seatSays(view, names, seat)} total={total}>
      {some && <Shown view={view} seat={seat} />}
    </Plate>
  );
}

/** Points that are still to be placed, as so many dots. */
const Owes = ({ left }: { left: number }): JSX.Element => (
  <span class="yurikure-dots">{"•".repeat(left)}</span>
);

/** The pairs that a seat supports: its points, and how the two are doing. */
export function Support({ view, seat }: { view: YurikureView; seat: number }): JSX.Element {
  return (
    <ul class="yurikure-support">
      {supported(view, seat).map(({ pair, points }) => (
        <Hope key={pair} {...{ view, pair }} points={pointsText(points)} />
      ))}
      {seat === view.seat && isPlacing(view) && view.phase === "support" && (
        <Open values={valuesFrom(view.value!)} />
      )}
    </ul>
  );
}

const valuesFrom = (value: number): number[] => Array.from({ length: value }, (_, i) => value - i);

function Hope({ view, pair, points }: { view: YurikureView; pair: string; points: string }): JSX.Element {
  const { bond } = relation(view, pair);
  const counts = view.result?.pairs.includes(pair) ? "yurikure-counts" : "";
  return (
    <li class={`yurikure-backed ${counts}`}>
      <span class="unseen">{say("yurikure-web-points", { pair: pairName(pair), points })}</span>
      <b aria-hidden="true">{points}</b>
      <TwoLilies pair={pair} size={20} />
      {bond !== "none" && <BowIcon bond={bond} size={16} />}
    </li>
  );
}

/** Values that are still to be placed. */
const Open = ({ values }: { values: number[] }): JSX.Element => (
  <>
    {values.map((value, i) => (
      <li key={value} class={`yurikure-backed yurikure-open ${i ? "" : "yurikure-next"}`} aria-hidden="true">
        <b>{value}</b>
      </li>
    ))}
  </>
);

/** Another seat; at the end one sees whom it has supported. */
export function Other({ table, seat }: { table: TableProps<YurikureView>; seat: number }): JSX.Element {
  return (
    <>
      <SeatPlate table={table} seat={seat} />
      {table.view.over && <Support view={table.view} seat={seat} />}
    </>
  );
}

/** Your own things: your plate, and whom you support. A spectator sees seat 0 there. */
export function Own({ table }: { table: TableProps<YurikureView> }): JSX.Element {
  const { view } = table;
  const seat = bottomSeat(view);
  const known = view.support[seat] !== null && view.support[seat] !== undefined;
  return (
    <div class="yurikure-ours">
      <SeatPlate table={table} seat={seat} />
      {known && (
        <div class="yurikure-hopes">
          <h2 class="unseen">
            {say("yurikure-web-support-title", { who: seat === view.seat ? "you" : "other" })}
          </h2>
          <Support view={view} seat={seat} />
        </div>
      )}
    </div>
  );
}
