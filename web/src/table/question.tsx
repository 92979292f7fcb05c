import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button, Icon } from "../shell";
import { say } from "../words";
import { asked, lastLine } from "./asked";
import { CommandLine } from "./command-line";
import type { Desk } from "./desk";
import { faceProps } from "./felt";
import { HintButton } from "./hint";
import { wide } from "./media";
import { SeatingActions } from "./seating-actions";
import { AfterActions } from "./after-actions";
import { ruleNumber } from "./tell";

interface Props {
  desk: Desk;
}

/** Why something was not done, with the rule that says so. Gone with the next deed. */
function Refused({ desk }: { desk: Desk }): JSX.Element {
  const refusal = desk.refusal.value;
  const number = ruleNumber(refusal?.rule);
  return (
    <div class="refusal-place" role="alert">
      {refusal && (
        <div class="refusal">
          <Icon name="alert" size={20} />
          <p>
            {refusal.text}{" "}
            {number && (
              <button type="button" class="rule-link" onClick={() => desk.showRule(number)}>
                {say("table-rule-why", { number })}
              </button>
            )}
          </p>
          <Button
            kind="quiet"
            icon="close"
            label={say("table-dismiss")}
            onClick={() => (desk.refusal.value = null)}
          />
        </div>
      )}
    </div>
  );
}

/** The button that makes the move will be gone: the focus stays in the bar and is not lost. */
function make(desk: Desk, move: string): void {
  document.activeElement?.closest<HTMLElement>(".question")?.focus({ preventScroll: true });
  void desk.move(move);
}

/** The chosen move, to be made or put back. */
function Confirm({ desk }: Props): JSX.Element | null {
  const button = useRef<HTMLSpanElement>(null);
  const move = desk.chosen.value;
  useLayoutEffect(() => {
    if (move && desk.byKey) button.current?.querySelector("button")?.focus();
  }, [move]);
  if (!move || desk.moving.value !== null) return null;
  const text = desk.face.value?.moveText?.(desk.game.value!.view, move) ?? say("table-confirm", { move });
  return (
    <span class="confirm" ref={button}>
      <Button kind="primary" icon="check" onClick={() => make(desk, move)}>
        {text}
      </Button>
      <Button kind="quiet" icon="close" label={say("table-cancel")} onClick={() => desk.pick(null)} />
    </span>
  );
}

/** What can be done while a game is played. */
function PlayActions({ desk }: Props): JSX.Element {
  const { undo } = desk.room.value!;
  const mayUndo = desk.game.value?.undo && !undo && !desk.away.value && !desk.projector.behind.value;
  return (
    <>
      <Confirm desk={desk} />
      {desk.away.value && (
        <Button kind="primary" onClick={() => void desk.do("back", {})}>
          {say("table-back")}
        </Button>
      )}
      {mayUndo && (
        <Button icon="undo" onClick={() => void desk.do("undo", {})}>
          {say("table-undo")}
        </Button>
      )}
      <HintButton desk={desk} />
      {(desk.projector.farBehind.value || desk.projector.stage.value) && (
        <Button kind="quiet" icon="last" onClick={() => desk.projector.skip()}>
          {say("table-skip")}
        </Button>
      )}
    </>
  );
}

function Actions({ desk }: Props): JSX.Element {
  const { status } = desk.room.value!;
  if (status === "open" || status === "opening") return <SeatingActions desk={desk} />;
  if (status === "over" || status === "closed") return <AfterActions desk={desk} />;
  return <PlayActions desk={desk} />;
}

/** The controls that the game itself brings, such as a bid picker. */
function Answers({ desk }: Props): JSX.Element | null {
  const face = desk.face.value;
  if (!face?.Answers || !desk.game.value || !desk.myTurn.value) return null;
  return <face.Answers {...faceProps(desk)} onMove={(move) => make(desk, move)} />;
}

/** What the game lets us decide before we are asked. */
function Standing({ desk }: Props): JSX.Element | null {
  const [face, playing] = [
    desk.face.value,
    desk.room.value!.status === "running" && desk.seat.value !== null,
  ];
  if (!face?.Standing || !desk.game.value || !playing || desk.away.value) return null;
  if (desk.projector.farBehind.value) return null; // it is another question by now
  return <face.Standing {...faceProps(desk)} />;
}

/** One sentence, always there: what is asked of you, or of whom the table waits; and the controls for it. */
export function QuestionBar({ desk }: Props): JSX.Element {
  const { kind, text, also } = asked(desk);
  const last = wide.value ? undefined : lastLine(desk);
  return (
    <section class={`question ${kind}`} aria-label={say("table-hand-question")} tabIndex={-1}>
      <Refused desk={desk} />
      <div class="question-row">
        <div class="question-text">
          <p class="question-ask">{text}</p>
          {(also ?? last) && <p class="question-also">{also ?? last}</p>}
        </div>
        <div class="question-actions">
          <Actions desk={desk} />
        </div>
        {(wide.value || desk.typing.value) && <CommandLine desk={desk} />}
      </div>
      <Answers desk={desk} />
      <Standing desk={desk} />
    </section>
  );
}
