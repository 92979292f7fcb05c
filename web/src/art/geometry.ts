/** Numbers for paths: two decimals are finer than any screen. */
const short = (value: number): string => `${Math.round(value * 100) / 100}`;

/** A point on a circle; turns are counted clockwise from the top. */
export function onCircle(x: number, y: number, radius: number, turn: number): [number, number] {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** "x y" for a path. */
export const at = (point: readonly [number, number]): string => `${short(point[0])} ${short(point[1])}`;

/** A closed polygon through the points. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(at).join("L")}Z`;

/** A full circle as a path. */
export function disc(x: number, y: number, radius: number): string {
  return `M${at([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A star: `points` tips on the outer circle, valleys on the inner one. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corner = (i: number) => onCircle(x, y, i % 2 ? inner : outer, i / points / 2);
  return polygon(Array.from({ length: 2 * points }, (_, i) => corner(i)));
}

/**
 * One pane of a rosette: a piece of a ring whose outer side bulges like the foil of a rose window and touches
 * the outer circle. A ring of one pane is the whole ring, and one of two has no foils yet.
 */
export function pane(
  x: number,
  y: number,
  inner: number,
  outer: number,
  index: number,
  count: number,
): string {
  if (count === 1) return disc(x, y, outer) + disc(x, y, inner);
  const half = Math.PI / count;
  // The foil is an arc of 130 degrees over its chord; two or three panes keep to the circle.
  const rise = count < 4 ? 0 : Math.tan((65 / 360) * Math.PI);
  const foot = count < 4 ? outer : outer / (Math.cos(half) + Math.sin(half) * rise);
  const bulge = count < 4 ? outer : (foot * Math.sin(half)) / Math.sin((65 / 180) * Math.PI);
  const [from, to] = [index / count, (index + 1) / count];
  const [a, b] = [onCircle(x, y, inner, from), onCircle(x, y, foot, from)];
  const [c, d] = [onCircle(x, y, foot, to), onCircle(x, y, inner, to)];
  const [arc, ring] = [short(bulge), short(inner)];
  return `M${at(a)}L${at(b)}A${arc} ${arc} 0 0 1 ${at(c)}L${at(d)}A${ring} ${ring} 0 0 0 ${at(a)}Z`;
}

/** The panes of a rosette, each as a path. */
export function rosette(x: number, y: number, inner: number, outer: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => pane(x, y, inner, outer, index, count));
}
