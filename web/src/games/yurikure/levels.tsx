import type { JSX } from "preact";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import { change } from "./draft";
import { girlName } from "./words";

const FEW = 5; // so many candles have room for their numbers

interface Props {
  view: YurikureView;
  levels: readonly number[]; // that can be revealed, the lowest first
  level: number | null; // the chosen one
  onTouch(): void;
}

/** Candles for the levels that one could reveal: a slider, at whose left end nothing is revealed. */
export function Levels({ view, levels, level, onTouch }: Props): JSX.Element | null {
  const girl = girlName(view.deciding!.girl);
  if (!levels.length) return null;
  const [none, most] = [levels[0]! - 1, levels.at(-1)!];
  const choose = (value: number): void => {
    onTouch();
    change(view, { level: value > none ? Math.min(value, most) : null });
  };
  const now = level ?? none;
  const text = level === null ? say("yurikure-web-level-none") : say("yurikure-web-reveal", { level });
  return (
    <div class="yurikure-levels">
      <Step by="−" says={say("yurikure-web-less")} off={now <= none} onStep={() => choose(now - 1)} />
      <span class="yurikure-slide">
        <span class={`yurikure-row ${levels.length > FEW ? "yurikure-many" : ""}`} aria-hidden="true">
          {[none, ...levels].map((one, i) => (
            <span
              key={one}
              class={`yurikure-lev ${i && one <= now ? "yurikure-on" : ""} ${one === now ? "yurikure-at" : ""}`}
              style={{ "--tall": i / levels.length }}
            >
              {i ? one : "–"}
            </span>
          ))}
        </span>
        <input
          type="range"
          min={none}
          max={most}
          value={now}
          aria-label={say("yurikure-web-levels", { girl })}
          aria-valuetext={text}
          onInput={(event) => choose(Number(event.currentTarget.value))}
        />
      </span>
      <Step by="+" says={say("yurikure-web-more")} off={now >= most} onStep={() => choose(now + 1)} />
    </div>
  );
}

interface StepProps {
  by: string;
  says: string;
  off: boolean;
  onStep(): void;
}

const Step = ({ by, says, off, onStep }: StepProps): JSX.Element => (
  <button type="button" class="yurikure-step" aria-label={says} disabled={off} onClick={onStep}>
    {by}
  </button>
);
