import type { JSX } from "preact";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import { Traveller } from "../parts/travel";
import { Lily, SeatMark, Sign } from "./art";
import { nodeOf, type Ring } from "./place";
import "./ring.css";
import { girlOf, reachOf, topOf, turnOf, voteOf } from "./read";
import { girlName, girlSays } from "./words";

interface Props {
  view: YurikureView;
  names: readonly string[];
  ring: Ring;
  chosen: readonly string[]; // girls that were chosen for a move
  looked: string | null;
  stake: readonly string[]; // girls that something is about
  dim: readonly string[]; // girls that cannot be chosen now
  onGirl(girl: string): void;
}

/** Who controls her and at what level, and how far one could go oneself. */
function Say({ view, girl }: { view: YurikureView; girl: string }): JSX.Element {
  const { controller } = girlOf(view, girl);
  const reach = reachOf(view, view.seat, girl);
  return (
    <span class="yurikure-say">
      {controller !== null && (
        <span class="yurikure-holder">
          <SeatMark seat={controller} />
          {topOf(view, girl)}
        </span>
      )}
      {reach !== null && reach > 0 && (
        <span class={`yurikure-reach ${reach > topOf(view, girl) ? "yurikure-can" : ""}`}>
          <Sign of="flame" />
          {reach}
        </span>
      )}
    </span>
  );
}

const VOTES = {
  yes: "M3 7L6 10L11 3.500",
  no: "M3.500 3.500L10.500 10.500M10.500 3.500L3.500 10.500",
  waits: "M4.800 5.200A2.200 2.200 0 1 1 7.600 7.300Q7 7.700 7 8.700M7 11V11.100",
};

/** For it, against it, or still to be asked. */
function Vote({ view, girl }: { view: YurikureView; girl: string }): JSX.Element | null {
  const vote = voteOf(view, girl);
  if (!vote) return null;
  return (
    <svg class={`yurikure-vote yurikure-vote-${vote}`} viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="7" />
      <path d={VOTES[vote]} />
    </svg>
  );
}

/** One of the seven. Her flower can be touched: to look at her, or to choose her. */
function Girl({ girl, ...props }: Props & { girl: string }): JSX.Element {
  const { view, names, ring, chosen, looked, stake, dim } = props;
  const [x, y] = nodeOf(ring, girl);
  const isNow = view.deciding?.girl === girl;
  const pressed = chosen.includes(girl) || looked === girl;
  const state = [
    isNow && "yurikure-stepped",
    pressed && "yurikure-pressed",
    stake.includes(girl) && "yurikure-stake",
    dim.includes(girl) && "yurikure-dim",
    ring.order[0] === girl && "yurikure-top",
    `yurikure-turn-${turnOf(view, girl)}`,
  ];
  return (
    <button
      type="button"
      class={["yurikure-girl", ...state.filter(Boolean)].join(" ")}
      data-girl={girl}
      style={{ left: `${x}px`, top: `${y - ring.lily / 2}px` }}
      aria-pressed={pressed}
      onClick={() => props.onGirl(girl)}
    >
      <span class="unseen">{girlSays(view, names, girl)}</span>
      <Traveller card={`ring-${girl}`} as="span" class="yurikure-flower">
        <Lily girl={girl} size={ring.lily} />
      </Traveller>
      {view.order.length > 0 && (
        <span class="yurikure-place" aria-hidden="true">
          {view.order.indexOf(girl) + 1}
        </span>
      )}
      <Vote view={view} girl={girl} />
      <span class="yurikure-label" aria-hidden="true">
        <span class="yurikure-name">{girlName(girl)}</span>
        <Say view={view} girl={girl} />
      </span>
    </button>
  );
}

/** The seven girls in action order. */
export function Girls(props: Props): JSX.Element {
  return (
    <div class="yurikure-girls" role="group" aria-label={say("yurikure-web-girls")}>
      {props.ring.order.map((girl) => (
        <Girl key={girl} girl={girl} {...props} />
      ))}
    </div>
  );
}
