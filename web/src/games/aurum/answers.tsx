import type { JSX } from "preact";
import { Button } from "../../shell";
import type { AurumView } from "../../wire/aurum";
import { say } from "../../words";
import type { TableProps } from "../face";
import "./answers.css";
import { draftOf, type Draft } from "./draft";
import { partnerOf, readMove, writeSwap } from "./read";
import { moveText } from "./words";

type Props = TableProps<AurumView>;

/** The button of a prediction. It counts for the whole round, so it is made by its button. */
function Predict({ table }: { table: Props }): JSX.Element {
  const { card } = draftOf(table);
  const move = `predict ${card}`;
  return (
    <Button kind="primary" disabled={!card} onClick={() => table.onMove(move)}>
      {card ? moveText(table.view, move) : say("aurum-web-pick")}
    </Button>
  );
}

/** What is still to be chosen for a swap. */
function missing({ gold, card }: Draft): "both" | "gold" | "card" | "none" {
  if (gold === null) return card === null ? "both" : "gold";
  return card === null ? "card" : "none";
}

function Exchange({ table, partner }: { table: Props; partner: boolean }): JSX.Element {
  const draft = draftOf(table);
  const lacks = missing(draft);
  const whose = table.view.players === 4 ? (partner ? "partner" : "own") : "only";
  const ready = lacks === "none";
  const move = ready ? writeSwap(draft.gold!, draft.card!, partner) : "";
  return (
    <Button disabled={!ready} onClick={() => table.onMove(move)}>
      {ready ? moveText(table.view, move) : say("aurum-web-swap-pick", { lacks, whose })}
    </Button>
  );
}

/** One tap lets the window pass. A swap is put together on the table, and made here. */
function Swap({ table }: { table: Props }): JSX.Element {
  const { view, onMove } = table;
  return (
    <>
      <Button kind="primary" onClick={() => onMove("stay")}>
        {say("aurum-web-stay")}
      </Button>
      <Exchange table={table} partner={false} />
      {partnerOf(view, view.seat ?? 0) !== null && <Exchange table={table} partner />}
    </>
  );
}

/** Controls for the question bar. What was chosen by key the page itself offers to confirm. */
export function Answers(table: Props): JSX.Element | null {
  const { view, legal, chosen } = table;
  const byPage = readMove(chosen) !== null;
  const offers = (move: string): boolean => legal.some((one) => one.startsWith(move));
  if (byPage) return null;
  return (
    <Choices>
      {offers("predict") && <Predict table={table} />}
      {view.offer && offers("stay") && <Swap table={table} />}
      {offers("stop") && (
        <Button kind="danger" onClick={() => table.onMove("stop")}>
          {say("aurum-web-stop")}
        </Button>
      )}
    </Choices>
  );
}
