import type { JSX } from "preact";
import type { LuzView, Score } from "../../wire/luz";
import { say } from "../../words";
import type { SheetProps } from "../face";
import { figure, signed } from "./plate";
import { readBid, standing } from "./read";
import "./sheet.css";

const ROUNDS = [1, 2, 3, 4];

/** Tricks, bid and points of a seat in a round; what is not there yet stays empty. */
function Entry({ score, seat }: { score: Score | undefined; seat: number }): JSX.Element {
  const bid = score?.bids[seat];
  const points = score?.points[seat] ?? null;
  if (!score || !bid) return <td />;
  const kind = points === null ? "" : standing(readBid(bid), score.won[seat]!).kind;
  return (
    <td class={kind && `luz-sheet-${kind}`}>
      <span class="luz-sheet-bid">
        {score.won[seat]}/{bid}
      </span>
      {points !== null && <b>{signed(points)}</b>}
    </td>
  );
}

function Head({ view, names }: SheetProps<LuzView>): JSX.Element {
  return (
    <tr>
      <th scope="col">
        <span class="unseen">{say("luz-web-round")}</span>
      </th>
      {names.map((name, seat) => (
        <th key={seat} scope="col" title={name} class={seat === view.seat ? "luz-sheet-you" : ""}>
          {name}
        </th>
      ))}
    </tr>
  );
}

function Totals({ scores }: { scores: readonly number[] }): JSX.Element {
  const best = Math.max(...scores);
  return (
    <tr>
      <th scope="row">{say("luz-web-total")}</th>
      {scores.map((total, seat) => (
        <td key={seat} class={total === best ? "luz-sheet-best" : ""}>
          {figure(total)}
        </td>
      ))}
    </tr>
  );
}

/** The score sheet: a line for each round, a column for each seat, totals below. */
export function Sheet({ view, names }: SheetProps<LuzView>): JSX.Element {
  return (
    <div class="luz-sheet">
      <table>
        <caption>{say("luz-web-sheet")}</caption>
        <thead>
          <Head view={view} names={names} />
        </thead>
        <tbody>
          {ROUNDS.map((round) => (
            <tr key={round} class={round === view.round && !view.over ? "luz-sheet-now" : ""}>
              <th scope="row">{round}</th>
              {names.map((_, seat) => (
                <Entry key={seat} score={view.sheet[round - 1]} seat={seat} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Totals scores={view.scores} />
        </tfoot>
      </table>
    </div>
  );
}
