import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, problemIn } from "../net/api";
import { Button, Sheet } from "../shell";
import type { Advice, Problem } from "../wire/wire";
import { know, say } from "../words";
import type { Desk } from "./desk";
import { passwordOf } from "./password";

interface Props {
  desk: Desk;
}

/** Whether only bots play against us: then nobody is wronged by a hint. */
const isPractice = (desk: Desk): boolean =>
  !desk.room.value!.rated &&
  desk.room.value!.chairs.every((chair, seat) => chair.kind === "bot" || seat === desk.seat.value);

export function HintButton({ desk }: Props): JSX.Element | null {
  if (!desk.offersHints || !desk.myTurn.value || !isPractice(desk)) return null;
  return (
    <Button
      kind="quiet"
      icon="hint"
      label={say("table-hint")}
      onClick={() => void (desk.over.value = "hint")}
    />
  );
}

type Shown = typeof import("../advice/moves");
type Stage = "opening" | "thinking" | { problem: Problem } | { advice: Advice; shown: Shown };

/** What shows the advice comes with the first hint: most tables need none. */
async function fetchAdvice(desk: Desk): Promise<Stage> {
  try {
    const [advice, shown] = await Promise.all([
      api.advice(desk.table, passwordOf(desk.table)),
      import("../advice/moves"),
      know("study"),
      know("hint"),
    ]);
    return { advice, shown };
  } catch (error) {
    return { problem: problemIn(error) };
  }
}

let asked: { about: string; answer: Promise<Stage> } | null = null;

/** Who closes the sheet and opens it again has asked already. */
async function ask(desk: Desk): Promise<Stage> {
  const about = `${desk.table} ${desk.state.value!.seq}`;
  if (asked?.about !== about) asked = { about, answer: fetchAdvice(desk) };
  const stage = await asked.answer;
  if (typeof stage === "object" && "problem" in stage) asked = null;
  return stage;
}

/** What is heard: that it takes a while, and when it is there. */
function Status({ desk, stage }: Props & { stage: Stage }): JSX.Element {
  const best = typeof stage === "object" && "advice" in stage && stage.advice.moves[0];
  return (
    <div role="status" class={stage === "thinking" ? "hint-thinking" : "unseen"}>
      {stage === "thinking" && (
        <>
          <progress aria-hidden="true" />
          {say("table-hint-thinking")}
        </>
      )}
      {best && say("hint-best", { move: stage.shown.moveText(desk, best.move) })}
    </div>
  );
}

function HintSheet({ desk }: Props): JSX.Element {
  const [stage, setStage] = useState<Stage>("opening");
  const close = (): void => void (desk.over.value = null);
  useEffect(() => {
    let wanted = true;
    setStage("thinking"); // only now: words that come together with their place are not heard
    void ask(desk).then((next) => wanted && setStage(next));
    return () => void (wanted = false);
  }, []);
  return (
    <Sheet open class="advice-sheet" title={say("table-hint")} onClose={close}>
      <Status desk={desk} stage={stage} />
      {typeof stage === "object" && "problem" in stage && (
        <p role="alert">{say(stage.problem.id, stage.problem.args)}</p>
      )}
      {typeof stage === "object" && "advice" in stage && (
        <stage.shown.Moves desk={desk} advice={stage.advice} onDone={close} />
      )}
    </Sheet>
  );
}

export const Hint = ({ desk }: Props): JSX.Element | null =>
  desk.over.value === "hint" ? <HintSheet desk={desk} /> : null;
