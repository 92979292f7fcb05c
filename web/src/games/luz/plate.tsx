import type { ComponentChildren, JSX } from "preact";
import type { LuzView } from "../../wire/luz";
import { say } from "../../words";
import { boxStyle, type Box } from "../parts/box";
import { Name } from "../parts/name";
import { figure, signed } from "../parts/words";
import { Beads } from "./beads";
import { bidOf, scoreNow, standing, type Standing } from "./read";
import { seatName } from "./words";

interface Props {
  view: LuzView;
  names: readonly string[];
  seat: number;
  box: Box;
  children?: ComponentChildren; // what the page adds: clock, presence
}

const SIGNS: Readonly<Record<Standing, string>> = {
  needs: "M5 1V9M1.500 5.500L5 9L8.500 5.500",
  exact: "M1 5.500L4 8.500L9 1.500",
  saved: "M1 5.500L4 8.500L9 1.500",
  over: "M1.500 1.500L8.500 8.500M8.500 1.500L1.500 8.500",
};

/** "2/3+", with a sign: still to come, met, too many. */
function Count({ view, seat }: { view: LuzView; seat: number }): JSX.Element {
  const bid = bidOf(view, seat);
  const won = scoreNow(view)?.won[seat] ?? 0;
  if (!bid) return <span class="luz-count">–</span>;
  const missed = (scoreNow(view)?.points[seat] ?? 0) < 0;
  const kind = missed ? "over" : standing(bid, won).kind;
  return (
    <span class={`luz-count luz-${kind}`}>
      {won}/{bid.beads}
      {bid.safety ? "+" : ""}
      <svg class="luz-sign-of" viewBox="0 0 10 10">
        <path d={SIGNS[kind]} />
      </svg>
    </span>
  );
}

/** What the round has brought, once it is scored. */
function Points({ view, seat }: { view: LuzView; seat: number }): JSX.Element | null {
  const points = scoreNow(view)?.points[seat];
  if (points === null || points === undefined) return null;
  return <span class={`luz-points ${points < 0 ? "luz-lost" : ""}`}>{signed(points)}</span>;
}

/** Name, bid, tricks and total of a seat. What is drawn is also said, in one sentence. */
export function Plate({ view, names, seat, box, children }: Props): JSX.Element {
  const turn = view.pending.includes(seat) ? "luz-now" : "";
  const won = view.winners.includes(seat) ? "luz-winner" : "";
  return (
    <div class={`luz-plate ${turn} ${won}`} style={boxStyle(box)}>
      <p class="unseen">{seatName(view, names, seat)}</p>
      <div class="luz-plate-in">
        <span class="luz-name" aria-hidden="true">
          <Name name={names[seat]!} />
        </span>
        {view.start === seat && <span class="luz-start" aria-hidden="true" title={say("luz-web-start")} />}
        <span class="luz-extra">{children}</span>
        <span class="luz-total" aria-hidden="true" title={say("luz-web-total")}>
          {figure(view.scores[seat]!)}
          <Points view={view} seat={seat} />
        </span>
        <span class="luz-tally" aria-hidden="true">
          <Beads bid={bidOf(view, seat)} won={scoreNow(view)?.won[seat] ?? 0} />
          <Count view={view} seat={seat} />
        </span>
      </div>
    </div>
  );
}
