import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, problemIn } from "../net/api";
import { Button, Icon } from "../shell";
import type { Desk } from "../table/desk";
import type { AdviceProps } from "../table/hint";
import { passwordOf } from "../table/password";
import { tell } from "../table/tell";
import type { Advice, Problem, Weighed } from "../wire/wire";
import { know, say } from "../words";
import "./advice.css";
import { percent } from "./figures";

type Found = { problem: Problem } | { advice: Advice };

async function fetchAdvice(desk: Desk): Promise<Found> {
  try {
    const [advice] = await Promise.all([
      api.advice(desk.table, passwordOf(desk.table)),
      know("study"),
      know("hint"),
    ]);
    return { advice };
  } catch (error) {
    return { problem: problemIn(error) };
  }
}

let asked: { about: string; answer: Promise<Found> } | null = null;

/** Who closes the sheet and opens it again has asked already. */
async function ask(desk: Desk): Promise<Found> {
  const about = `${desk.table} ${desk.state.value!.seq}`;
  if (asked?.about !== about) asked = { about, answer: fetchAdvice(desk) };
  const found = await asked.answer;
  if ("problem" in found) asked = null;
  return found;
}

/** What every move is worth by what we know; a move that is touched is chosen, not made. */
export function AdviceOf(props: AdviceProps): JSX.Element | null {
  const { desk } = props;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask(desk).then((answer) => {
      if (!wanted) return;
      const best = "advice" in answer && answer.advice.moves[0];
      props.tell(best ? say("hint-best", { move: moveText(desk, best.move) }) : "");
      setFound(answer);
    });
    return () => void (wanted = false);
  }, []);
  if (!found) return null;
  if ("problem" in found) return <p role="alert">{say(found.problem.id, found.problem.args)}</p>;
  return <Moves {...props} advice={found.advice} />;
}

function Moves({ desk, advice, onDone }: AdviceProps & { advice: Advice }): JSX.Element {
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
const moveText = ({ face, game }: Desk, move: string): string =>
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
