import type { JSX } from "preact";
import { Button } from "../../shell";
import type { AurumView } from "../../wire/aurum";
import { say } from "../../words";
import type { TableProps } from "../face";
import "./answers.css";
import { draftOf, type Draft } from "./draft";
import { isAsked } from "./hold";
import { hasTeams, partnerOf, readCard, readMove, writeSwap } from "./read";
import { moveText } from "./words";

interface Props {
  table: TableProps<AurumView>;
}

/** The button of a prediction. It counts for the whole round, so a touched card is not enough. */
function Predict({ table }: Props): JSX.Element {
  const { card } = draftOf(table);
  const move = `predict ${card}`;
  return (
    <Button kind="primary" disabled={!card} onClick={() => table.onMove(move)}>
      {card ? moveText(table.view, move) : say("aurum-web-pick")}
    </Button>
  );
}

/** What is still to be chosen for a swap. */
const missing = ({ gold, card }: Draft): "both" | "gold" | "card" =>
  gold !== null ? "card" : card !== null ? "gold" : "both";

type Whose = "only" | "own" | "partner";

/** The number of a prediction that a swap would change. */
function numberNow(view: AurumView, whose: Whose): number {
  const seat = view.seat ?? 0;
  const card = view.predictions[whose === "partner" ? partnerOf(view, seat)! : seat];
  return readCard(card ?? "").rank;
}

/** The button of a swap: it says what is missing, then what it changes. The cards themselves stand out above. */
function Exchange({ table, whose }: Props & { whose: Whose }): JSX.Element {
  const { gold, card } = draftOf(table);
  const lacks = missing({ gold, card });
  if (gold === null || card === null)
    return <Button disabled>{say("aurum-web-swap-pick", { lacks, whose })}</Button>;
  const move = writeSwap(gold, card, whose === "partner");
  const numbers = { old: numberNow(table.view, whose), new: readCard(card).rank };
  return (
    <Button onClick={() => table.onMove(move)}>
      {say("aurum-web-swap-make", { whose, ...numbers })}
      <span class="unseen">{moveText(table.view, move)}</span>
    </Button>
  );
}

/** One tap lets the window pass. A swap is put together on the table, and made here. */
function Swap({ table }: Props): JSX.Element {
  const whose: Whose[] = hasTeams(table.view) ? ["own", "partner"] : ["only"];
  return (
    <>
      <Button kind="primary" onClick={() => table.onMove("stay")}>
        {say("aurum-web-stay")}
      </Button>
      {whose.map((one) => (
        <Exchange key={one} table={table} whose={one} />
      ))}
    </>
  );
}

function controls(table: TableProps<AurumView>): JSX.Element | null {
  const { view, legal, onMove } = table;
  if (view.offer) return <Swap table={table} />;
  if (isAsked(legal, "predict")) return <Predict table={table} />;
  if (!legal.includes("stop")) return null;
  return (
    <Button kind="danger" onClick={() => onMove("stop")}>
      {say("aurum-web-stop")}
    </Button>
  );
}

/** Controls for the question bar. What was chosen by key the page itself offers to confirm. */
export function Answers(table: TableProps<AurumView>): JSX.Element | null {
  const asked = readMove(table.chosen) ? null : controls(table);
  return (
    asked && (
      <div class="aurum-answers">
        <div class="aurum-answers-in">{asked}</div>
      </div>
    )
  );
}
