// How everybody stands with everybody, as a table that can be read exactly.

import type { JSX } from "preact";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import { BowIcon, Lily, Sign } from "./art";
import "./pairs.css";
import { isRelated, onRing, pairOf, pointsOn, pointsText, relation } from "./read";
import { girlName, pairSays } from "./words";

interface Props {
  view: YurikureView;
  chosen?: string | null; // the pair that is chosen
  onPair?: ((pair: string) => void) | undefined; // pairs can be chosen here
}

/** Affection, dissatisfaction, whether they are a couple, and your own points. */
function Stand({ view, pair }: { view: YurikureView; pair: string }): JSX.Element {
  const stand = relation(view, pair);
  const points = view.seat === null ? null : pointsOn(view, view.seat, pair);
  return (
    <span class="yurikure-cell" aria-hidden="true">
      {stand.bond !== "none" && <BowIcon bond={stand.bond} size={19} />}
      {isRelated(stand) && (
        <span class="yurikure-numbers">
          <span>
            <Sign of="heart" />
            {stand.affection}
          </span>
          {stand.dissatisfaction > 0 && (
            <span>
              <Sign of="thorn" />
              {stand.dissatisfaction}
            </span>
          )}
        </span>
      )}
      {points && pointsText(points) && <b class="yurikure-points">{pointsText(points)}</b>}
    </span>
  );
}

function Cell({ view, one, two, chosen, onPair }: Props & { one: string; two: string }): JSX.Element {
  const pair = pairOf(one, two);
  const says = pairSays(view, pair);
  const kind = `yurikure-pair yurikure-pair-${relation(view, pair).bond}`;
  if (!onPair)
    return (
      <td class={kind}>
        <span class="unseen">{says}</span>
        <Stand view={view} pair={pair} />
      </td>
    );
  // Every pair stands here twice; those who go by keys need it once.
  return (
    <td class={kind}>
      <button
        type="button"
        aria-pressed={chosen === pair}
        tabIndex={pair === one + two ? 0 : -1}
        onClick={() => onPair(pair)}
      >
        <span class="unseen">{says}</span>
        <Stand view={view} pair={pair} />
      </button>
    </td>
  );
}

/** All 21 pairs, each in the row of either girl. */
export function PairTable({ view, ...rest }: Props): JSX.Element {
  const girls = onRing(view);
  return (
    <table class="yurikure-pairs">
      <caption>
        <span>
          <Sign of="heart" /> {say("yurikure-web-affection")}
        </span>{" "}
        <span>
          <Sign of="thorn" /> {say("yurikure-web-dissatisfaction")}
        </span>{" "}
        {view.seat !== null && (
          <span>
            <b class="yurikure-points">5</b> {say("yurikure-web-own-points")}
          </span>
        )}
      </caption>
      <thead>
        <tr>
          <td />
          {girls.map((girl) => (
            <Head key={girl} girl={girl} scope="col" />
          ))}
        </tr>
      </thead>
      <tbody>
        {girls.map((one) => (
          <tr key={one}>
            <Head girl={one} scope="row" />
            {girls.map((two) =>
              one === two ? (
                <td key={two} class="yurikure-self" />
              ) : (
                <Cell key={two} {...{ view, one, two }} {...rest} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ girl, scope }: { girl: string; scope: "col" | "row" }): JSX.Element => (
  <th scope={scope}>
    <span class="unseen">{girlName(girl)}</span>
    <Lily girl={girl} size={22} />
  </th>
);
