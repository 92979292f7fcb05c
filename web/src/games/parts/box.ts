// Boxes on a table, in px from its upper left corner.

import type { JSX } from "preact";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** A box as a place on the table. */
export const boxStyle = ({ x, y, width, height }: Box): JSX.CSSProperties => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
