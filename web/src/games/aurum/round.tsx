// Between two rounds: what the last one brought, and what is to come.

import type { JSX } from "preact";
import type { AurumView, Round, Side } from "../../wire/aurum";
import { say } from "../../words";
import { Traveller } from "../parts/travel";
import { Metal } from "./metal";
import { cardKey, DECK, sideNumber } from "./read";
import { Count, TeamMark, Nugget } from "./signs";
import { endName, sideName } from "./words";

type Names = readonly string[];

interface RowProps {
  view: AurumView;
  names: Names;
  round: Round;
  side: Side;
}

function Row({ view, names, round, side }: RowProps): JSX.Element {
  const won = round.winners.includes(side.seats[0]!);
  return (
    <tr class={won ? "aurum-won-it" : ""}>
      <th scope="row">
        <TeamMark view={view} side={sideNumber(view, side.seats[0]!)} />
        {sideName(view, names, side.seats)}
      </th>
      <td>
        <Count side={side} />
      </td>
      <td>{side.prediction_points}</td>
      <td>{side.gold_points}</td>
      <td>
        <b>{side.points}</b>
        {won && view.scoring === "nuggets" && <Nugget />}
        {won && <span class="unseen">{say("aurum-web-round-won")}</span>}
      </td>
    </tr>
  );
}

/** The result of a round: every side's tricks, points and gold, who won it, and why it ended. */
export function Result({
  view,
  names,
  round,
  number,
}: Omit<RowProps, "side"> & { number: number }): JSX.Element {
  return (
    <div class="aurum-result">
      <table>
        <caption>{say("aurum-web-result", { round: number })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("aurum-web-head-tricks")}</th>
            <th scope="col">{say("aurum-web-head-points")}</th>
            <th scope="col">{say("aurum-web-head-gold")}</th>
            <th scope="col">{say("aurum-web-head-sum")}</th>
          </tr>
        </thead>
        <tbody>
          {round.sides.map((side) => (
            <Row key={side.seats[0]} {...{ view, names, round, side }} />
          ))}
        </tbody>
      </table>
      <p>{endName(view, names, round)}</p>
    </div>
  );
}

/** What a prediction scores, in chalk, while the first ones are made. */
export function Lesson(): JSX.Element {
  return (
    <dl class="aurum-lesson">
      {["exact", "over", "needs"].map((kind) => (
        <div key={kind}>
          <dt>{say("aurum-web-lesson", { kind })}</dt>
          <dd>{say("aurum-web-lesson-points", { kind })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The two cards that nobody has, with four players. */
export function LeftOver({ view }: { view: AurumView }): JSX.Element | null {
  if (!view.left_over.length) return null;
  return (
    <p class="aurum-left" title={say("aurum-web-left-over")} aria-hidden="true">
      {view.phase === "predict" && <span>{say("aurum-web-left-over")}</span>}
      {view.left_over.map((card) => (
        <Traveller as="span" key={card} card={cardKey(view, card)} from={DECK} at="left" class="aurum-known">
          <Metal card={card} />
        </Traveller>
      ))}
    </p>
  );
}
