// The question bar of Line-it: where the picked card goes, and the moves that need no card.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Button, Icon } from "../../shell";
import type { LineitView } from "../../wire/lineit";
import { say } from "../../words";
import type { TableProps } from "../face";
import "./answers.css";
import { endAfter, endsTurn, isEnding, pickedIn, setEndsTurn } from "./pick";
import { additionAt, cardAt, takeMove, WAYS, waysOf, type Spot, type Way } from "./read";
import { bringsName, cardName, moveText } from "./words";

type Props = TableProps<LineitView>;

interface WayProps {
  table: Props;
  spot: Spot;
  way: Way;
  kind: "primary" | "plain";
}

/** Takes the picked card, and ends the turn if that is wished. What is not possible may be tried. */
function WayButton({ table, spot, way, kind }: WayProps): JSX.Element {
  const { view, legal, onMove } = table;
  const card = cardAt(view, spot)!;
  const move = takeMove(card.card, way);
  const can = legal.includes(move);
  const addition = way === "line" ? additionAt(view, spot) : undefined;
  const note = can ? addition && bringsName(addition) : way === "line" && say("lineit-web-no-fit");
  const take = (): void => {
    endAfter(view, endsTurn.value ? spot : null);
    onMove(move);
  };
  return (
    <Button class="lineit-way" kind={can ? kind : "plain"} aria-disabled={!can} onClick={take}>
      <span class="unseen">{cardName(card)} </span>
      {say(`lineit-web-to-${way}`)}
      {note && <small>{note}</small>}
    </Button>
  );
}

/** Whether taking a card ends the turn: most turns are no more than that. */
function Ends(): JSX.Element {
  const ends = endsTurn.value;
  return (
    <button
      type="button"
      class="button lineit-ends"
      aria-pressed={ends}
      title={say("lineit-web-ends-says")}
      onClick={() => setEndsTurn(!ends)}
    >
      <span class="lineit-box">{ends && <Icon name="check" size={16} />}</span>
      <span>{say("lineit-web-ends")}</span>
    </button>
  );
}

function Ways({ table, spot }: { table: Props; spot: Spot }): JSX.Element {
  const [first] = waysOf(cardAt(table.view, spot)!.card, table.legal);
  return (
    <>
      {WAYS.map((way) => (
        <WayButton key={way} {...{ table, spot, way }} kind={way === first ? "primary" : "plain"} />
      ))}
      <Ends />
    </>
  );
}

/** Moves without a card: the first of them is the usual one. */
const BARE = ["end", "cash", "pass"];

function Moves({ table }: { table: Props }): JSX.Element {
  const { view, legal, chosen, onMove } = table;
  return (
    <>
      {BARE.filter((move) => legal.includes(move) && move !== chosen).map((move) => (
        <Button key={move} kind={move === "end" ? "primary" : "plain"} onClick={() => onMove(move)}>
          {moveText(view, move)}
        </Button>
      ))}
    </>
  );
}

/** Ends the turn after the card was taken, if that was wished. */
function useEnding({ view, legal, chosen, onMove }: Props): void {
  const quiet = chosen === null || chosen === undefined; // nothing is on its way
  useEffect(() => {
    if (quiet && isEnding(view) && legal.includes("end")) onMove("end");
  }, [view, quiet]);
}

export function Answers(table: Props): JSX.Element | null {
  useEnding(table);
  const { view, legal, chosen } = table;
  const spot = chosen ? null : pickedIn(view);
  const taking = legal.some((move) => move.startsWith("take "));
  if (!taking && !BARE.some((move) => legal.includes(move))) return null;
  return (
    <div class="lineit-answers">
      <div class="lineit-answers-in">
        {spot ? <Ways table={table} spot={spot} /> : <Moves table={table} />}
      </div>
    </div>
  );
}
