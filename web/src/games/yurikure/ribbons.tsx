// What is between the girls: width is affection, thorns are dissatisfaction, a bow is a couple.

import type { JSX } from "preact";
import { at, polygon } from "../../art/geometry";
import type { Pair, YurikureView } from "../../wire/yurikure";
import { Bow, HEART } from "./art";
import {
  beside,
  curveOf,
  nodeOf,
  pairsOf,
  tagPlace,
  thornsOf,
  widthOf,
  type Curve,
  type Point,
  type Ring,
} from "./place";
import { isRelated, PAIRS, pointsOn, pointsText, relation } from "./read";

interface Props {
  view: YurikureView;
  ring: Ring;
  looked: string | null; // the girl whose ribbons are looked at
  chosen: string | null; // the pair that is chosen
  targets: readonly string[]; // girls that a declaration is about
}

const path = ({ from, by, to }: Curve): string => `M${at(from)}Q${at(by)} ${at(to)}`;

/** Satin that goes from one girl's colour to the other's. */
function Satin({ pair, curve }: { pair: string; curve: Curve }): JSX.Element {
  const [x1, y1] = curve.from;
  const [x2, y2] = curve.to;
  return (
    <linearGradient id={`yurikure-satin-${pair}`} gradientUnits="userSpaceOnUse" {...{ x1, y1, x2, y2 }}>
      <stop class={`yurikure-${pair[0]}`} offset="0.15" />
      <stop class={`yurikure-${pair[1]}`} offset="0.85" />
    </linearGradient>
  );
}

/** Affection in a heart, and dissatisfaction in a thorn beside it. */
function Tag({ ring, pair }: { ring: Ring; pair: Pair }): JSX.Element {
  const [x, y] = tagPlace(ring, pair.pair, pair.bond !== "none");
  const both = pair.dissatisfaction > 0;
  return (
    <g
      class="yurikure-tag"
      transform={`translate(${x} ${y}) scale(${ring.grow}) translate(${both ? -8 : 0} 0)`}
    >
      <path class="yurikure-tag-heart" transform="scale(2.1)" d={HEART} />
      <text y="3.200">{pair.affection}</text>
      {both && (
        <g transform="translate(17 0)">
          <path class="yurikure-tag-thorn" d="M0-12L10 9L0 6L-10 9Z" />
          <text y="4.500">{pair.dissatisfaction}</text>
        </g>
      )}
    </g>
  );
}

interface RibbonProps {
  pair: Pair;
  ring: Ring;
  way: string; // "yurikure-faint": others are looked at
}

function Ribbon({ pair, ring, way }: RibbonProps): JSX.Element {
  const [curve, width] = [curveOf(ring, pair.pair), ring.grow * widthOf(pair.affection)];
  const d = path(curve);
  return (
    <g class={`yurikure-ribbon ${way}`}>
      <Satin pair={pair.pair} curve={curve} />
      <path class="yurikure-hem" d={d} style={{ strokeWidth: width + 2 }} />
      <path d={d} stroke={`url(#yurikure-satin-${pair.pair})`} style={{ strokeWidth: width }} />
      <path class="yurikure-shine" d={d} style={{ strokeWidth: width / 4 }} />
      <path class="yurikure-thorns" d={thornsOf(curve, pair.dissatisfaction, width).map(polygon).join("")} />
    </g>
  );
}

/** What is tied to a ribbon: its numbers, and its bow. */
function Tied({ pair, ring, way }: RibbonProps): JSX.Element {
  const couple = pair.bond !== "none";
  const { mid } = curveOf(ring, pair.pair);
  return (
    <g class={`yurikure-tied ${way}`}>
      <Tag ring={ring} pair={pair} />
      {couple && (
        <g key={pair.bond} transform={`translate(${at(mid)})`}>
          <Bow bond={pair.bond} scale={1.15 * ring.grow} />
        </g>
      )}
    </g>
  );
}

/** A pair that you support, for you alone: a dotted line, and your points beside its middle. */
function Hope({
  pair,
  ring,
  points,
  couple,
}: {
  pair: string;
  ring: Ring;
  points: string;
  couple: boolean;
}): JSX.Element {
  const curve = curveOf(ring, pair);
  const place = beside(ring, curve, ring.grow * (couple ? 22 : 17));
  return (
    <g class="yurikure-hope">
      <path d={path(curve)} />
      <g transform={`translate(${at(place)}) scale(${ring.grow})`}>
        <circle r="9" />
        <text y="4.300">{points}</text>
      </g>
    </g>
  );
}

/** What the points of one's own stand on. */
function Hopes({ view, ring }: Pick<Props, "view" | "ring">): JSX.Element {
  const { seat } = view;
  if (seat === null) return <g />;
  return (
    <g>
      {PAIRS.map((pair) => {
        const points = pointsText(pointsOn(view, seat, pair) ?? [0, 0]);
        const couple = relation(view, pair).bond !== "none";
        return points && <Hope key={pair} {...{ pair, ring, points, couple }} />;
      })}
    </g>
  );
}

/** Where it may lead: from the girl in question to those she turns to, or between the two it is about. */
function Aim({ view, ring, targets }: Pick<Props, "view" | "ring" | "targets">): JSX.Element | null {
  const { deciding } = view;
  if (!deciding) return null;
  const middle: Point = [ring.x, ring.y];
  const rays = targets.map((target) => `M${at(middle)}L${at(nodeOf(ring, target))}`);
  const ways = deciding.pair ? [path(curveOf(ring, deciding.pair))] : rays;
  return <path class="yurikure-aim" d={ways.join("")} />;
}

/** The ring with all its ribbons; those of a girl who is looked at come forward. */
export function Ribbons({ view, ring, looked, chosen, targets }: Props): JSX.Element {
  const forward = looked ? pairsOf(ring, looked) : chosen ? [chosen] : null;
  const inFront = ({ pair }: Pair): boolean => forward?.includes(pair) ?? false;
  const drawn = view.pairs.filter((pair) => isRelated(pair) || inFront(pair));
  const pairs = [...drawn.filter((pair) => !inFront(pair)), ...drawn.filter(inFront)];
  const way = (pair: Pair): string => (forward && !inFront(pair) ? "yurikure-faint" : "");
  return (
    <svg class="yurikure-ribbons" viewBox={`0 0 ${ring.width} ${ring.height}`} aria-hidden="true">
      <ellipse class="yurikure-circle" cx={ring.x} cy={ring.y} rx={ring.across} ry={ring.up} />
      {pairs.map((pair) => (
        <Ribbon key={pair.pair} pair={pair} ring={ring} way={way(pair)} />
      ))}
      <Hopes view={view} ring={ring} />
      <Aim view={view} ring={ring} targets={targets} />
      {pairs.map((pair) => (
        <Tied key={pair.pair} pair={pair} ring={ring} way={way(pair)} />
      ))}
    </svg>
  );
}
