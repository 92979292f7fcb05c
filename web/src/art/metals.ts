// The metals of Aurum have signs of our own, drawn in lines.

import { disc } from "./geometry";

/** Bismuth, phosphorus, zinc, copper, silver, and gold. */
export const METALS = ["B", "P", "Z", "C", "S", "G"] as const;
export type Metal = (typeof METALS)[number];

/** The sign of each metal, within 9 of the origin. */
export const SIGNS: Readonly<Record<Metal, string>> = {
  B: "M-6-6H6V6H-3V-3H3V3H0M0-6V-9",
  P: "M0-8L6 2H-6ZM0 2V9M-3.500 5.500H3.500",
  Z: "M-5-6H5L-5 6H5M-3 0H3",
  C: disc(0, -3, 4.4) + "M0 1.400V8M-3.500 5H3.500",
  S: "M3-7A7 7 0 1 0 3 7A8.500 8.500 0 0 1 3-7Z",
  G: disc(0, 0, 7) + disc(0, 0, 1.2),
};
