// What was checked, step by step.
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { Step } from "../deal/verify";
import { Icon, type IconName } from "../shell";
import { say } from "../words";
import { differences, Line } from "./cards";
import { groupsOf, type Group } from "./groups";

const MARKS: Readonly<Record<Step["mark"], IconName>> = { fits: "check", differs: "close", told: "more" };

/** The parts of the check in their order, by the beginning of the ids of their steps. */
const PARTS: readonly [title: string, begins: RegExp][] = [
  ["verify-web-part-promise", /^verify-web-(?:commit|secret)/],
  ["verify-web-part-bytes", /^verify-web-seat/],
  ["verify-web-part-chance", /^verify-web-(?:seed|first|deal|deck|setup|roll)/],
];

export type SeatName = (seat: number) => string;

export function Steps({ steps, seatName }: { steps: readonly Step[]; seatName: SeatName }): JSX.Element {
  const title = useId();
  return (
    <section aria-labelledby={title} class="verify-steps">
      <h2 id={title}>{say("verify-web-steps")}</h2>
      {PARTS.map(([part, begins]) => {
        const own = steps.filter(({ id }) => begins.test(id));
        return own.length > 0 && <Part key={part} title={say(part)} steps={own} seatName={seatName} />;
      })}
    </section>
  );
}

interface PartProps {
  title: string;
  steps: readonly Step[];
  seatName: SeatName;
}

const Part = ({ title, steps, seatName }: PartProps): JSX.Element => (
  <div class="verify-part">
    <h3>{title}</h3>
    <ol>
      {steps.map((step, i) => (
        <StepRow key={i} step={step} seatName={seatName} />
      ))}
    </ol>
  </div>
);

/** A sentence of a step: the seat by its name, and whether it fits. */
function sayStep({ id, args, mark }: Step, seatName: SeatName): string {
  return say(id, { ...args, ...(typeof args.seat === "number" ? { name: seatName(args.seat) } : {}), mark });
}

function StepRow({ step, seatName }: { step: Step; seatName: SeatName }): JSX.Element {
  const groups = step.shows ? groupsOf(step.shows, seatName) : null;
  return (
    <li class={step.mark}>
      <span class="verify-mark">
        <Icon name={MARKS[step.mark]} size={18} />
        <span class="unseen">{say(`verify-web-mark-${step.mark}`)}: </span>
      </span>
      <div>
        <p>
          {sayStep(step, seatName)}
          {step.line !== undefined && <small> {say("verify-web-line", { line: step.line })}</small>}
        </p>
        {step.shows && groups ? (
          <Groups step={step} groups={groups} game={step.shows.game} />
        ) : (
          <Values step={step} />
        )}
      </div>
    </li>
  );
}

/** What two values that were compared are called. */
const LABELS: Readonly<Record<string, [found: string, wanted: string]>> = {
  "verify-web-secret": ["verify-web-label-hash", "verify-web-label-promised"],
  "verify-web-seat-commit": ["verify-web-label-hash", "verify-web-label-promised"],
  "verify-web-seat-own": ["verify-web-label-found", "verify-web-label-sent"],
  "verify-web-commit-seen": ["verify-web-label-found", "verify-web-label-promised"],
};

function Values({ step }: { step: Step }): JSX.Element | null {
  const [found, wanted] = LABELS[step.id] ?? ["verify-web-label-found", "verify-web-label-wanted"];
  const rows: [string, string | undefined][] =
    step.mark === "differs"
      ? [
          ["verify-web-label-source", step.source],
          [found, step.found],
          [wanted, step.wanted],
        ]
      : [["verify-web-label-value", step.source ?? step.found]];
  const shown = rows.filter(([, value]) => value !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl class="verify-values">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt class={shown.length === 1 ? "unseen" : ""}>{say(label)}</dt>
          <dd translate={false}>{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GroupsProps {
  step: Step;
  groups: readonly Group[];
  game: string;
}

function Groups({ step, groups, game }: GroupsProps): JSX.Element {
  const { found = "", wanted = "" } = step;
  if (step.mark === "fits")
    return (
      <details>
        <summary>
          {say("verify-web-show")} <Icon name="down" size={18} />
        </summary>
        <Line line={found} other={wanted} groups={groups} game={game} />
      </details>
    );
  return (
    <>
      <p class="verify-count">{say("verify-web-others", { count: differences(found, wanted) })}</p>
      <h4>{say("verify-web-label-found")}</h4>
      <Line line={found} other={wanted} groups={groups} game={game} />
      <h4>{say("verify-web-label-wanted")}</h4>
      <Line line={wanted} other={found} groups={groups} game={game} />
    </>
  );
}
