import type { JSX } from "preact";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import { termName } from "./words";

const YEARS = [1, 2, 3];
const EXTRA = [0, 1, 3]; // points that come after a year

/** The school years: three times three terms, which are the rounds. Between them come extra points. */
export function Years({ view }: { view: YurikureView }): JSX.Element {
  const now = view.round;
  const step = (round: number): string =>
    round < now || view.over ? "done" : round === now ? "now" : "later";
  return (
    <div class="yurikure-years">
      <p class="unseen">{termName(now)}</p>
      <div class="yurikure-years-in" aria-hidden="true">
        {YEARS.map((year) => (
          <span key={year} class="yurikure-year">
            {year > 1 && <span class="yurikure-bonus">+{EXTRA[year - 1]}</span>}
            <span class="yurikure-year-name">{say("yurikure-web-year", { year })}</span>
            {YEARS.map((term) => (
              <span key={term} class={`yurikure-term yurikure-term-${step(3 * year - 3 + term)}`} />
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}
