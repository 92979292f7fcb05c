// What belongs to a seat besides its line: plate, score pile, tokens.

import type { ComponentChildren, JSX } from "preact";
import type { LineitView } from "../../wire/lineit";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Plate } from "../parts/bones";
import { figure, signed } from "../parts/words";
import { StartFlag } from "./art";
import "./seat.css";
import { scoreName, tokenName, tokenSum } from "./words";

interface ScoreProps {
  view: LineitView;
  seat: number;
  short?: boolean; // many tokens are added up
}

/** The score pile and the tokens: what the total is made of. */
export function Score({ view, seat, short }: ScoreProps): JSX.Element {
  const all = view.tokens[seat]!;
  const tokens = short && all.length > FEW ? [signed(tokenSum(all))] : all.map(tokenName);
  return (
    <span class="lineit-score">
      <span class="lineit-pile" title={say("lineit-web-pile")}>
        {view.piles[seat]}
      </span>
      {tokens.map((token, i) => (
        <span key={i} class={`lineit-token ${token.startsWith("+") ? "" : "lineit-minus"}`}>
          {token}
        </span>
      ))}
    </span>
  );
}

const FEW = 2; // tokens that have room beside a hand

/** Whether the seat is ahead, or among those who are. */
const leads = ({ scores }: LineitView, seat: number): boolean =>
  scores[seat] === Math.max(...scores) && new Set(scores).size > 1;

interface Props {
  table: TableProps<LineitView>;
  seat: number;
  children?: ComponentChildren; // beside the score
}

export function SeatPlate({ table, seat, children }: Props): JSX.Element {
  const { view, names } = table;
  const total = view.scores[seat]!;
  return (
    <Plate
      table={table}
      seat={seat}
      says={scoreName(view, names, seat)}
      total={
        <>
          {view.start === seat && (
            <span title={say("lineit-web-start")}>
              <StartFlag />
            </span>
          )}
          <span key={total} class={`lineit-total ${leads(view, seat) ? "lineit-leads" : ""}`}>
            {figure(total)}
          </span>
        </>
      }
    >
      <Score view={view} seat={seat} short={children !== undefined} />
      {children}
    </Plate>
  );
}
