import type { JSX } from "preact";
import type { Standing as StandingView } from "../../wire/lineit";
import { say } from "../../words";
import { Chevrons, Slope } from "./art";
import { cashName, challengeName, nextName } from "./words";

interface Props {
  standing: StandingView;
  jackpot?: number | null; // cards that would be won besides
}

/** Where a line goes, how its challenge stands, what it brings. */
export function Standing({ standing, jackpot }: Props): JSX.Element {
  const { direction, challenge, cash } = standing;
  return (
    <ul class="lineit-standing">
      <li>
        <Slope direction={direction} />
        {nextName(standing)}
      </li>
      {challenge && (
        <li class={`lineit-is-${challenge.stands}`}>
          <Chevrons />
          {challengeName(challenge)}
        </li>
      )}
      {jackpot ? <li class="lineit-jackpot">{say("lineit-web-jackpot", { count: jackpot })}</li> : null}
      {cash && <li class="lineit-cash">{cashName(cash)}</li>}
    </ul>
  );
}
