import type { JSX } from "preact";
import { Button, Icon } from "../shell";
import type { Desk } from "../table/desk";
import { tell } from "../table/tell";
import type { Advice, Weighed } from "../wire/wire";
import { say } from "../words";
import "./advice.css";
import { percent } from "./figures";

export interface MovesProps {
  desk: Desk;
  advice: Advice;
  onDone(): void;
}

/** What every move is worth by what we know; a move that is touched is chosen, not made. */
export function Moves({ desk, advice, onDone }: MovesProps): JSX.Element {
  const pick = (move: string): void => {
    desk.pick(move);
    onDone();
  };
  return (
    <>
      <p class="soft">{say("hint-meaning")}</p>
      <ol class="advice">
        {advice.moves.map((one, i) => (
          <Move key={one.move} desk={desk} one={one} best={i === 0} onPick={() => pick(one.move)} />
        ))}
      </ol>
      {advice.others > 0 && <p class="soft">{say("hint-others", { count: advice.others })}</p>}
    </>
  );
}

/** A move in words. */
export const moveText = ({ face, game }: Desk, move: string): string =>
  face.value?.moveText?.(game.value!.view, move) ?? move;

interface MoveProps {
  desk: Desk;
  one: Weighed;
  best: boolean;
  onPick(): void;
}

function Move({ desk, one, best, onPick }: MoveProps): JSX.Element {
  const { move, share } = one;
  const told = share && { value: percent(share.value), low: percent(share.low), high: percent(share.high) };
  return (
    <li class={best ? "advice-best" : ""}>
      <div class="advice-head">
        <strong>
          {best && <Icon name="star" size={18} />} {moveText(desk, move)}
        </strong>
        <Button onClick={onPick}>{say("hint-choose")}</Button>
      </div>
      {share && told && (
        <p class="advice-share">
          <span class="advice-bar" aria-hidden="true">
            <i style={{ left: `${share.low * 100}%`, right: `${100 - share.high * 100}%` }} />
            <b style={{ left: `${share.value * 100}%` }} />
          </span>
          {say("hint-share", told)}
        </p>
      )}
      {one.reasons.map((reason, i) => (
        <p key={i} class="soft">
          {tell(reason, desk.reader.value)}
        </p>
      ))}
    </li>
  );
}
