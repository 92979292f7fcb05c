// What lies on the cloth besides the cards: the window of the round, trump and led suit, names under the trick.

import type { JSX } from "preact";
import { rosette } from "../../art/geometry";
import type { LuzView } from "../../wire/luz";
import { say } from "../../words";
import { boxStyle } from "../parts/box";
import { Name } from "../parts/name";
import { WIDE_SIGN, type Frame } from "./frame";
import { SuitMark } from "./glass";
import { trickOnTable, trickSpots, type Look } from "./layout";
import { isComplete, readCard } from "./read";
import { shortSuit, suitName, trickName } from "./words";

/** A rose window with a pane for each trick of the round: a finished one shines in the suit that won it. */
export function RoundWindow({
  view,
  frame,
  gathered,
}: {
  view: LuzView;
  frame: Frame;
  gathered: number;
}): JSX.Element | null {
  const { sign, middle } = frame;
  const height = middle.y + middle.height - sign.y;
  const size = Math.min(middle.width, height, 460 * frame.grow) - 6;
  const box = {
    x: middle.x + (middle.width - size) / 2,
    y: sign.y + (height - size) / 2,
    width: size,
    height: size,
  };
  if (size < 60) return null;
  const panes = rosette(0, 0, 36, 92, view.hands[0]?.length ?? 10);
  return (
    <svg class="luz-window" style={boxStyle(box)} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle class="luz-window-rim" r="97" />
      {panes.map((path, i) => (
        <path
          key={i}
          d={path}
          class={`luz-window-pane ${i < gathered ? `luz-lit luz-${winningSuit(view, i)}` : ""}`}
        />
      ))}
      <circle class="luz-window-pane" r="34" />
    </svg>
  );
}

function winningSuit(view: LuzView, index: number): string {
  const trick = view.tricks[index];
  const best = trick?.cards.find(({ seat }) => seat === trick.winner);
  return best ? readCard(best.card).suit : view.trump;
}

interface SignProps {
  view: LuzView;
  frame: Frame;
  look: Look;
  onLast(): void;
  onAside(): void;
}

/** A narrow sign leaves the name of trump out, a very narrow one has two lines. */
function signKind({ sign, grow }: Frame): string {
  if (sign.width < WIDE_SIGN * grow) return "luz-narrow luz-two";
  return sign.width < 430 * grow ? "luz-narrow" : "";
}

/** Trump and led suit, and what can be looked at again. */
export function Sign({ view, frame, look, onLast, onAside }: SignProps): JSX.Element {
  const lead = trickOnTable(view, look)?.trick.cards[0];
  return (
    <div class={`luz-sign ${signKind(frame)}`} style={boxStyle(frame.sign)}>
      <Suit kind="luz-trump" head={say("luz-web-trump")} suit={view.trump} />
      {lead && <Suit kind="luz-led" head={say("luz-web-led")} suit={readCard(lead.card).suit} />}
      <span class="luz-room" />
      {view.aside.length > 0 && (
        <button type="button" class="luz-chip" onClick={onAside} aria-haspopup="dialog">
          {say("luz-web-aside")}
        </button>
      )}
      {view.tricks[0] && isComplete(view, view.tricks[0]) && (
        <button type="button" class="luz-chip" aria-pressed={look.last} onClick={onLast}>
          {say("luz-web-last")}
        </button>
      )}
    </div>
  );
}

function Suit({ kind, head, suit }: { kind: string; head: string; suit: string }): JSX.Element {
  return (
    <span class={`luz-suit ${kind} luz-${suit}`} title={suitName(suit)}>
      <span class="luz-suit-head">{head}</span> <SuitMark suit={suit} />
      <span class="luz-suit-name">{shortSuit(suit)}</span>
    </span>
  );
}

/** Whose card is whose, where the trick lies in a row; and the trick in words for all. */
export function Captions({
  view,
  frame,
  look,
  names,
}: Omit<SignProps, "onLast" | "onAside"> & { names: readonly string[] }): JSX.Element | null {
  const now = trickOnTable(view, look);
  if (!now) return null;
  const spots = trickSpots(view, frame, now.trick);
  return (
    <>
      <p class="unseen">
        {say(look.last ? "luz-web-say-last" : "luz-web-say-trick", {
          cards: trickName(view, names, now.trick),
        })}
      </p>
      {!frame.ring &&
        now.trick.cards.map(({ seat }, i) => (
          <span
            key={seat}
            class={`luz-caption ${seat === now.trick.winner ? "luz-best" : ""}`}
            aria-hidden="true"
            style={{
              left: `${spots[i]!.x - frame.trick / 2 - 3}px`,
              top: `${spots[i]!.y + (frame.trick * 25) / 36 + 3}px`,
              width: `${frame.trick + 6}px`,
            }}
          >
            <Name name={names[seat]!} />
          </span>
        ))}
    </>
  );
}
