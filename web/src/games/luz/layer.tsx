// One layer for all cards of a round: each is one element for its whole life, and its place is a transform.

import type { JSX } from "preact";
import type { Card, LuzView } from "../../wire/luz";
import { say } from "../../words";
import { useFade } from "../parts/motion";
import { bottomSeat, seatsAround } from "../parts/seats";
import { CARD, Back, Front, SmallFront } from "./glass";
import type { Place, Places } from "./layout";
import { OwnCard, type Hold } from "./own";
import { cardKey } from "./read";

interface LayerProps {
  view: LuzView;
  places: Places;
  winner: string | null; // key of the card that wins the trick on the table
  from: { x: number; y: number }; // where the dealer's cards come from
  dealing: boolean;
  hold: Hold; // what the player does with the own hand
  onSeat(seat: number): void; // another hand was touched
}

const STAGGER = 40;

/** X and Y are different properties with different easing: so a card travels along an arc. */
function cardStyle(place: Place, delay: number): JSX.CSSProperties {
  return {
    translate: `${place.x - CARD.width / 2}px`,
    transform: `translateY(${place.y - CARD.height / 2}px) rotate(${place.turn}deg) scale(${place.scale})`,
    zIndex: place.z,
    "--scale": place.scale,
    "--delay": `${delay}ms`,
  };
}

/** A card that was closed keeps its back and is turned over: the back narrows to a line, the front widens. */
function Faces({ card, place, back }: { card: Card; place: Place; back: boolean }): JSX.Element {
  const up = place.up && card.rank !== null;
  return (
    <>
      {(back || !up) && (
        <div class={`luz-face ${up ? "luz-turned" : ""}`}>
          <Back suit={card.suit} />
        </div>
      )}
      {up && <div class={`luz-face ${back ? "luz-turning" : ""}`}>{face(card, place)}</div>}
    </>
  );
}

function face({ suit, rank }: Card, place: Place): JSX.Element {
  return place.small ? <SmallFront suit={suit} rank={rank!} /> : <Front suit={suit} rank={rank!} />;
}

interface OneProps extends LayerProps {
  seat: number;
  slot: number;
}

function LayerCard({ seat, slot, ...layer }: OneProps): JSX.Element {
  const { view, places, hold, dealing } = layer;
  const key = cardKey(seat, slot);
  const card = view.hands[seat]![slot - 1]!;
  const place = places.get(key)!;
  const element = useFade(place.where);
  const mine = seat === view.seat && place.where === "hand" && !card.played;
  const order = (slot - 1) * view.players + ((seat - (view.start ?? 0) + view.players) % view.players);
  const style = cardStyle(mine ? hold.lifted(slot, place) : place, dealing ? order * STAGGER : 0);
  const classes = ["luz-card", `luz-at-${place.where}`, `luz-${card.suit}`];
  if (layer.winner === key) classes.push("luz-best");
  if (mine) classes.push(...hold.classes(slot));
  const look =
    place.where === "hand" && !mine && seat !== bottomSeat(view) ? () => layer.onSeat(seat) : undefined;
  return (
    <div
      ref={element}
      class={classes.join(" ")}
      style={style}
      onClick={look}
      aria-hidden={mine ? undefined : "true"}
    >
      <Faces card={card} place={place} back={view.seat === null || view.seat === seat} />
      {mine && <OwnCard slot={slot} hand={view.hands[seat]!} hold={hold} />}
    </div>
  );
}

/** All cards of the round, seat by seat; yours come last, as the hand you read and play from. */
export function Layer(props: LayerProps): JSX.Element {
  const { view, from, dealing } = props;
  if (!view.hands.length) return <div class="luz-layer" />;
  const start = { "--from-x": `${from.x - CARD.width / 2}px`, "--from-y": `${from.y - CARD.height / 2}px` };
  return (
    <div key={view.round} class={`luz-layer ${dealing ? "luz-dealing" : ""}`} style={start}>
      {seatsAround(view).map((seat) => (
        <div
          key={seat}
          class="luz-hand"
          {...(seat === view.seat ? { role: "group", "aria-label": say("luz-web-own") } : {})}
        >
          {view.hands[seat]!.map((_, i) => (
            <LayerCard key={i} {...props} seat={seat} slot={i + 1} />
          ))}
        </div>
      ))}
    </div>
  );
}
