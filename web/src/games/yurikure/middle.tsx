// The middle of the ring: the girl in question with everybody's candles, the dice, the end.

import type { ComponentChildren, JSX } from "preact";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import { Name } from "../parts/name";
import { seatsAround } from "../parts/seats";
import { Traveller } from "../parts/travel";
import { whoIs } from "../parts/words";
import { BowIcon, DieFace, Lily, SeatMark, Sign, TwoLilies } from "./art";
import type { Draft } from "./draft";
import "./middle.css";
import type { Fallen } from "./motion";
import { roomIn, type Ring } from "./place";
import { girlOf, isPlacing, pairOf, reachOf, rollOf, topOf, type Roll } from "./read";
import { controlName, declaredName, girlName, matterName, pairName, reachName, rollSays } from "./words";

type Names = readonly string[];

const LEAST = 6; // levels that a candle is drawn for, at least

interface CandleProps {
  view: YurikureView;
  name: string;
  girl: string;
  seat: number;
}

/** What a seat has revealed over a girl; the dotted part is what you could still reveal, for you alone. */
function Candle({ view, name, girl, seat }: CandleProps): JSX.Element {
  const { controller, revealed } = girlOf(view, girl);
  const level = revealed[seat]!;
  const reach = seat === view.seat ? reachOf(view, seat, girl) : null;
  const most = Math.max(LEAST, topOf(view, girl), reachOf(view, view.seat, girl) ?? 0);
  const tall = (of: number): JSX.CSSProperties => ({ "--tall": of / most });
  return (
    <span
      class={`yurikure-candle ${controller === seat ? "yurikure-lit" : ""} ${seat === view.seat ? "yurikure-own" : ""}`}
    >
      <span class="yurikure-stand">
        {reach !== null && <span class="yurikure-ghost" style={tall(reach)} />}
        <span class="yurikure-wax" style={tall(level)}>
          {level > 0 && <span class="yurikure-flame" />}
        </span>
      </span>
      <b>
        {level}
        {reach !== null && <small>/{reach}</small>}
      </b>
      <span class="yurikure-candle-who">
        <SeatMark seat={seat} />
        <span class="yurikure-candle-name">
          <Name name={name} />
        </span>
      </span>
    </span>
  );
}

interface GirlProps {
  view: YurikureView;
  names: Names;
  girl: string;
}

/** Everybody's candles for a girl. */
export function Candles({ view, names, girl }: GirlProps): JSX.Element {
  return (
    <div class="yurikure-candles">
      <p class="unseen">{[controlName(view, names, girl), reachName(view, girl)].join(" ")}</p>
      <div class="yurikure-candle-row" aria-hidden="true">
        {seatsAround(view).map((seat) => (
          <Candle key={seat} {...{ view, girl, seat }} name={names[seat]!} />
        ))}
      </div>
    </div>
  );
}

/** The girl in question has stepped into the middle. */
function InQuestion({ view, names, girl }: GirlProps): JSX.Element {
  const deciding = view.deciding!;
  const step = [view.round, deciding.actor, deciding.what, girl].join("-");
  return (
    <>
      <div class="yurikure-who">
        <Traveller key={step} card={`step-${step}`} from={`ring-${girl}`} class="yurikure-steps">
          <Lily girl={girl} />
        </Traveller>
        <p class="yurikure-matter">{matterName(view)}</p>
      </div>
      {deciding.declared && (
        <p class="yurikure-declared" key={deciding.declared}>
          {declaredName(view, deciding.declared)}
        </p>
      )}
      <Candles view={view} names={names} girl={girl} />
    </>
  );
}

/** A girl that is only looked at. */
function LookedAt({ view, names, girl }: GirlProps): JSX.Element {
  return (
    <>
      <div class="yurikure-who">
        <div class="yurikure-steps">
          <Lily girl={girl} />
        </div>
        <p class="yurikure-matter">{girlName(girl)}</p>
      </div>
      <Candles view={view} names={names} girl={girl} />
    </>
  );
}

/** What a die has done, in a word or a sign. */
function Fate({ fate }: { fate: string }): JSX.Element {
  const more = { warmer: "heart", colder: "thorn" }[fate] as "heart" | "thorn" | undefined;
  return (
    <span class={`yurikure-fate yurikure-fate-${fate}`} aria-hidden="true">
      {more ? <Sign of={more} /> : say("yurikure-web-fate", { fate })}
      {more && "+1"}
    </span>
  );
}

/** The dice of a phase, one for each couple. */
export function Dice({ roll }: { roll: Roll }): JSX.Element {
  const says = rollSays(roll);
  const due = roll.next && !roll.dice.some(({ pair }) => pair === roll.next) ? [roll.next] : [];
  return (
    <div class="yurikure-dice">
      <p class="yurikure-matter">{say("yurikure-web-phase", { what: roll.what })}</p>
      <ul>
        {roll.dice.map(({ pair, die, fate }, i) => (
          <li key={pair}>
            <span class="unseen">{says[i]}</span>
            <TwoLilies pair={pair} />
            {die !== null && <DieFace key={die} die={die} />}
            {fate && <Fate fate={fate} />}
          </li>
        ))}
        {due.map((pair) => (
          <li key={pair}>
            <TwoLilies pair={pair} />
            <DieFace die={null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A refused confession: the die decides. */
function Confession({ pair, die }: { pair: string; die: number | null }): JSX.Element {
  return (
    <>
      <TwoLilies pair={pair} size={34} />
      <p class="yurikure-matter">{say("yurikure-web-phase", { what: "confession" })}</p>
      <span class="yurikure-great-die">
        <DieFace key={die} die={die} />
      </span>
    </>
  );
}

/** Points are placed: which, and on whom. */
function Placing({ view, draft }: { view: YurikureView; draft: Draft }): JSX.Element {
  const [one, two] = draft.girls;
  return (
    <>
      <p class="yurikure-value">{view.phase === "extra" ? `+${view.value}` : view.value}</p>
      <p class="yurikure-two" aria-hidden="true">
        {[one, two].map((girl, i) => (
          <span key={i} class="yurikure-seat-for">
            {girl && <Lily girl={girl} size={34} />}
          </span>
        ))}
      </p>
      <p class="yurikure-matter">{one && two ? pairName(pairOf(one, two)) : say("yurikure-web-tap-two")}</p>
    </>
  );
}

function Waiting({ view, names }: { view: YurikureView; names: Names }): JSX.Element {
  return (
    <>
      <p class="yurikure-matter">{say("yurikure-web-placing")}</p>
      <ul class="yurikure-owes">
        {seatsAround(view).map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span class="unseen">
              {say("yurikure-web-owes", { ...whoIs(view, names, seat), left: view.owed[seat]! })}
            </span>
            <span aria-hidden="true">{view.owed[seat] || "✓"}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How the game ended, and for whom. */
function Ended({ view, names }: { view: YurikureView; names: Names }): JSX.Element {
  const { ending, pairs } = view.result!;
  return (
    <>
      <div class="yurikure-happy">
        {pairs.slice(0, 3).map((pair) => (
          <span key={pair}>
            <TwoLilies pair={pair} size={30} />
            <BowIcon bond={ending === "fated" ? "fated" : "red"} size={26} />
          </span>
        ))}
      </div>
      <p class="yurikure-matter">{say("yurikure-web-ending", { ending })}</p>
      <ul class="yurikure-owes">
        {view.winners.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            {names[seat]}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  view: YurikureView;
  names: Names;
  looked: string | null;
  draft: Draft;
  held: Fallen | null; // dice that have just fallen
}

/** The dice that are on the table now. */
function diceNow({
  view,
  held,
}: Props): Roll | { what: "confession"; pair: string; die: number | null } | null {
  if (held || !view.rolling) return held;
  const { what, pair } = view.rolling;
  return what === "confession" ? { what, pair, die: null } : rollOf(view);
}

function content(props: Props): ComponentChildren {
  const { view, names, looked, draft } = props;
  const dice = diceNow(props);
  if (dice) return dice.what === "confession" ? <Confession {...dice} /> : <Dice roll={dice} />;
  if (isPlacing(view)) return <Placing view={view} draft={draft} />;
  if (looked) return <LookedAt view={view} names={names} girl={looked} />;
  if (view.result) return <Ended view={view} names={names} />;
  if (view.deciding) return <InQuestion view={view} names={names} girl={view.deciding.girl} />;
  return view.phase === "support" || view.phase === "extra" ? <Waiting view={view} names={names} /> : null;
}

export function Middle({ ring, ...props }: Props & { ring: Ring }): JSX.Element {
  const { width, height } = roomIn(ring);
  const place = { left: ring.x, top: ring.y, width, height };
  return (
    <div class="yurikure-middle" style={place}>
      {content(props)}
    </div>
  );
}
