import type { JSX } from "preact";
import { Button } from "../../shell";
import type { DragonEggView } from "../../wire/dragonegg";
import { say } from "../../words";
import type { TableProps } from "../face";
import "./answers.css";
import { draftOf, exchange, isWrongWay, moveOf } from "./draft";
import { isMaking } from "./read";
import { Sign } from "./tokens";
import { moveText } from "./words";

type Props = TableProps<DragonEggView>;

/** A bracelet that can be put back for a card. */
function Bracelet({ view, legal, onMove }: Props): JSX.Element | null {
  if (!legal.includes("bracelet")) return null;
  const { bracelets } = view.seats[view.seat!]!;
  return (
    <Button class="dragonegg-bracelet" onClick={() => onMove("bracelet")}>
      <Sign sign="bracelet" />
      {say("dragonegg-web-bracelet")}
      <b>
        <span aria-hidden="true">×{bracelets}</span>
        <span class="unseen">{say("dragonegg-web-bracelets-held", { count: bracelets })}</span>
      </b>
    </Button>
  );
}

/** Lays both sets; or exchanges them, if they lie the wrong way round. */
function Lay({ view, onMove }: Props): JSX.Element {
  const draft = draftOf(view);
  const move = moveOf(draft);
  if (isWrongWay(view, draft))
    return (
      <>
        <p class="dragonegg-wrong" role="status">
          {say("dragonegg-web-wrong-way")}
        </p>
        <Button kind="primary" icon="again" onClick={() => exchange(view)}>
          {say("dragonegg-web-exchange")}
        </Button>
      </>
    );
  return (
    <Button kind="primary" icon="check" disabled={!move} onClick={() => move && onMove(move)}>
      {move ? say("dragonegg-web-lay") : say("dragonegg-web-missing", { count: missing(draft.places) })}
    </Button>
  );
}

const missing = (places: readonly (string | null)[]): number => places.filter((id) => id === null).length;

/** The egg: what to look at with it, or not to use it. */
function EggAnswers({ view, legal, chosen, onMove }: Props): JSX.Element {
  return (
    <>
      {legal.map((move) => (
        <Button key={move} aria-pressed={chosen === move} onClick={() => onMove(move)}>
          {move !== "keep" && <Sign sign={move === "egg strong" ? "far" : "near"} />}
          {moveText(view, move)}
        </Button>
      ))}
    </>
  );
}

/** The controls in the question bar. What is discarded is chosen in the hand. */
export function Answers(props: Props): JSX.Element | null {
  const { view, turn } = props;
  if (!turn || !(isMaking(view) || view.phase === "egg")) return null;
  return (
    <div class={`dragonegg-answers dragonegg-answers-${view.phase}`}>
      {view.phase === "egg" ? (
        <EggAnswers {...props} />
      ) : (
        <>
          <Bracelet {...props} />
          <Lay {...props} />
        </>
      )}
    </div>
  );
}
