import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, problemIn } from "../net/api";
import { Button, Icon, Sheet } from "../shell";
import type { Desk } from "../table/desk";
import { passwordOf } from "../table/password";
import { tell } from "../table/tell";
import type { Advice, Problem, Weighed } from "../wire/wire";
import { know, say } from "../words";
import "./advice.css";
import { percent } from "./figures";

type Stage = "thinking" | { problem: Problem } | { advice: Advice };

async function ask(desk: Desk): Promise<Stage> {
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

/** What every move is worth by what we know; a move that is touched is chosen, not made. */
export function AdviceSheet({ desk }: { desk: Desk }): JSX.Element {
  const [stage, setStage] = useState<Stage>("thinking");
  const close = (): void => void (desk.over.value = null);
  useEffect(() => {
    let wanted = true;
    void ask(desk).then((next) => wanted && setStage(next));
    return () => void (wanted = false);
  }, []);
  return (
    <Sheet open class="advice-sheet" title={say("table-hint")} onClose={close}>
      {stage === "thinking" ? (
        <p class="advice-thinking" role="status">
          <progress aria-label={say("table-hint-thinking")} /> {say("table-hint-thinking")}
        </p>
      ) : "problem" in stage ? (
        <p role="alert">{say(stage.problem.id, stage.problem.args)}</p>
      ) : (
        <Moves desk={desk} advice={stage.advice} onDone={close} />
      )}
    </Sheet>
  );
}

interface MovesProps {
  desk: Desk;
  advice: Advice;
  onDone(): void;
}

function Moves({ desk, advice, onDone }: MovesProps): JSX.Element {
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

interface MoveProps {
  desk: Desk;
  one: Weighed;
  best: boolean;
  onPick(): void;
}

function Move({ desk, one, best, onPick }: MoveProps): JSX.Element {
  const { face, game, reader } = desk;
  const { move, share } = one;
  const told = share && { value: percent(share.value), low: percent(share.low), high: percent(share.high) };
  return (
    <li class={best ? "advice-best" : ""}>
      <div class="advice-head">
        <strong>
          {best && <Icon name="star" size={18} />} {face.value?.moveText?.(game.value!.view, move) ?? move}
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
          {tell(reason, reader.value)}
        </p>
      ))}
    </li>
  );
}
