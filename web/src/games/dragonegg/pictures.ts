// What is printed on the cards, from near and small to far and big. Each picture fills a square of 48 and stands on
// y = 44. As in a woodcut there is a block for the colour, a block for the lines, and what the knife has taken out.

import { disc, star } from "../../art/geometry";

export interface Picture {
  block: string; // filled with the colour of the card
  lines: string; // drawn in ink
  ink?: string; // filled with ink
  cut?: string; // lines that show the paper
  bare?: string; // paper that no colour has touched
}

const SEED: Picture = {
  block:
    "M24 43C14 43 9.500 36 12 29C14.500 23 20 20 24 18.500C28 20 33.500 23 36 29C38.500 36 34 43 24 43Z" +
    "M24 18C22 11 17 8 9 9C10 15.500 16 19 24 18ZM24.500 15C25 8 30 4 38.500 4.500C38.500 11 33 15.500 24.500 15Z",
  lines:
    "M24 43C14 43 9.500 36 12 29C14.500 23 20 20 24 18.500C28 20 33.500 23 36 29C38.500 36 34 43 24 43ZM24 22V14" +
    "M24 18C22 11 17 8 9 9C10 15.500 16 19 24 18ZM24.500 15C25 8 30 4 38.500 4.500C38.500 11 33 15.500 24.500 15Z",
  cut: "M17 33C17 29 19 26.500 22 25M21 37C20.500 33.500 22 30.500 25 28.500M31.500 32C32 35.500 30.500 38 28 39.500M14 11.500L19.500 15.500M34 7.500L28.500 12",
};

const BIRD: Picture = {
  block:
    "M9 25C11 17.500 18 14 25 16C27.500 10 36 8.500 39 14.500L45 17L39 19.500C39.500 29.500 32 36 22 36C16.500 36 12 33.500 9.500 30L2 34.500L4.500 27Z",
  lines:
    "M9 25C11 17.500 18 14 25 16C27.500 10 36 8.500 39 14.500L45 17L39 19.500C39.500 29.500 32 36 22 36C16.500 36 12 33.500 9.500 30L2 34.500L4.500 27Z" +
    "M21 36L20 43.500M27 35.500V43.500M16.500 44H24M24.500 44H31",
  cut: "M15 23.500C20 20.500 27 22.500 30 28.500C25 32 18 30.500 15 23.500ZM19 25C22 25 25 26.500 26.500 28.500M28 19.500C30 21 33 21.500 35.500 20.500",
  bare: disc(34, 15, 2.3),
  ink: disc(34.2, 15, 1.2),
};

const CAT: Picture = {
  block:
    "M13 6L20 11.500C22.500 10.500 25.500 10.500 28 11.500L35 6V18C35 22.500 32 25 29.500 26C35.500 30 37 37 36 44H12C11 37 12.500 30 18.500 26C16 25 13 22.500 13 18Z" +
    "M35 44C44 44 46.500 36 42 30L39 32C41 36 40 39.500 35.500 39.500Z",
  lines:
    "M13 6L20 11.500C22.500 10.500 25.500 10.500 28 11.500L35 6V18C35 22.500 32 25 29.500 26C35.500 30 37 37 36 44H12C11 37 12.500 30 18.500 26C16 25 13 22.500 13 18Z" +
    "M36 44C44.500 43.500 46.500 36 42 30L39 32C41 36 40 39.500 36 39.500M14 21L5 19.500M14 23L6 25M34 21L43 19.500M34 23L42 25",
  cut: "M20.500 44V35M27.500 44V35M21 29C23 30.500 25 30.500 27 29M16 33L14.500 37M32 33L33.500 37M22.500 12.500V15.500M25.500 12.500V15.500",
  bare: disc(19.5, 18, 2.4) + disc(28.5, 18, 2.4) + "M22.500 21.500H25.500L24 23.500Z",
  ink: disc(19.6, 18.2, 1.1) + disc(28.4, 18.2, 1.1),
};

const OX: Picture = {
  block:
    "M13 17C18 12.500 23 15 29 14.500C37 13.500 44 16 44.500 25V44H38.500V34C34 36 27 36 22.500 34.500V44H16.500V31.500C13.500 30.500 12 28.500 11 27C7.500 28.500 3.500 27 3 23C2.500 18.500 5.500 15.500 9 15.500C11 15.500 12 16 13 17Z",
  lines:
    "M13 17C18 12.500 23 15 29 14.500C37 13.500 44 16 44.500 25V44H38.500V34C34 36 27 36 22.500 34.500V44H16.500V31.500C13.500 30.500 12 28.500 11 27C7.500 28.500 3.500 27 3 23C2.500 18.500 5.500 15.500 9 15.500C11 15.500 12 16 13 17Z" +
    "M6 16C2.500 13.500 2 9 5 6M11 15.500C14.500 13.500 15.500 9 13 6M13 18.500L17.500 16.500M44 20C47 22 47 29 46 33",
  cut: "M22 20C25 18.500 28 18.500 30 20M24 24C28 22.500 32 23 34.500 25M37 20C39 21.500 40 24 40 27M27 29C31 30 35 29.500 37.500 28M14.500 22C14.500 25 15.500 27 17.500 28.500",
  bare: disc(7.8, 19.5, 1.7),
  ink: disc(7.6, 19.6, 0.9) + disc(4.8, 24, 0.9),
};

const HOUSE: Picture = {
  block: "M3 25L24 6L45 25L42 28L40 26V44H8V26L6 28Z",
  lines: "M3 25L24 6L45 25L42 28L24 11.500L6 28ZM8 26.500V44H40V26.500M33 14V6.500H37.500V18.500M2 44H46",
  cut: "M13 33H18M13 37H18M13 41H18M30 41H36M12 29H36M20.500 16L24 13L27.500 16M17.500 20.500H30.500M14.500 24.500H33.500",
  bare: "M30 31H36V37H30Z",
  ink: "M20.500 44V33C20.500 30 27 30 27 33V44ZM32.700 31H33.300V37H32.700ZM30 33.700H36V34.300H30Z",
};

const TOWER: Picture = {
  block:
    "M14 14.500C19 13.500 22 11 24 7.500C26 11 29 13.500 34 14.500L32 18H16ZM18.500 18H29.500V22.500H18.500ZM10 29C15 28 17.500 25.500 18.500 22.500H29.500C30.500 25.500 33 28 38 29L36 32.500H12Z" +
    "M16.500 32.500H31.500V36H16.500ZM6 42C12 41 15.500 38.500 16.500 36H31.500C32.500 38.500 36 41 42 42L40.500 45H7.500Z",
  lines:
    "M24 2V7.500M14 14.500C19 13.500 22 11 24 7.500C26 11 29 13.500 34 14.500L32 18H16ZM18.500 18V22.500M29.500 18V22.500M10 29C15 28 17.500 25.500 18.500 22.500H29.500C30.500 25.500 33 28 38 29L36 32.500H12Z" +
    "M16.500 32.500V36M31.500 32.500V36M6 42C12 41 15.500 38.500 16.500 36H31.500C32.500 38.500 36 41 42 42L40.500 45H7.500Z",
  cut: "M20 15.500H28M18 29.500H30M15 42.300H33M24 10.500V13M24 25V27.500M24 38V40.500",
  ink: disc(24, 2.2, 1.7) + "M22.500 18.600H25.500V22.300H22.500ZM22.500 33H25.500V36H22.500Z",
};

const MOUNTAIN: Picture = {
  block: "M1 44C10 36 16 24 20.500 8L23.500 10.500L26.500 7.500C31 24 38 36 47 44Z",
  lines: "M1 44C10 36 16 24 20.500 8L23.500 10.500L26.500 7.500C31 24 38 36 47 44Z",
  bare: "M20.500 8L23.500 10.500L26.500 7.500C27.800 12.500 29.400 17 31.200 21L27.500 25L24.500 20L21 26L18.500 21.500L16 23.500C17.700 18.800 19.200 13.500 20.500 8Z",
  cut: "M12 36L10 41M17 32L15 40M22 31L21 41M27 31L28.500 40M32 30L35 39M36 35L39.500 41",
};

/** The wild: light bursts out on all sides. */
const BURST: Picture = {
  block: star(24, 22, 12, 23, 11),
  lines: star(24, 22, 12, 23, 11) + disc(24, 22, 8),
  bare: disc(24, 22, 8),
  ink: star(24, 22, 4, 6, 2),
};

/** By rank: "1" to "7", and "*". */
export const PICTURES: Readonly<Record<string, Picture>> = {
  "1": SEED,
  "2": BIRD,
  "3": CAT,
  "4": OX,
  "5": HOUSE,
  "6": TOWER,
  "7": MOUNTAIN,
  "*": BURST,
};

const many = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The ground under a picture, from x = 4 to 56 and 12 high: red earth is hatched, blue water has waves. */
export const GROUND: Readonly<Record<string, string>> = {
  R: many(12)
    .map((i) => `M${5 + i * 4.2} 11L${9 + i * 4.2} 1.500`)
    .join(""),
  B: many(3)
    .map(
      (row) =>
        `M5 ${3 + row * 3.6}${many(6)
          .map(() => "q2 -3 4.200 0t4.200 0")
          .join("")}`,
    )
    .join(""),
};

/** What stands in the sky: the sun over red land, the moon over blue water. */
export const SKY: Readonly<Record<string, string>> = {
  R: disc(46, 14, 5.5),
  B: "M49 8A7 7 0 1 0 49 20A8 8 0 0 1 49 8Z",
};

/** Rows of scales on the back, in a field of 52 by 76. */
export const SCALES: Readonly<Record<"odd" | "even", string>> = {
  odd: rowOfScales(1),
  even: rowOfScales(0),
};

function rowOfScales(odd: number): string {
  return many(10)
    .filter((row) => row % 2 === odd)
    .map((row) =>
      many(odd ? 5 : 6)
        .map((i) => {
          const x = i * 10 - (odd ? 0 : 5) + 1;
          const [from, to] = [Math.max(0, x), Math.min(52, x + 10)];
          const low = to - from < 10 ? 3.6 : 7;
          return `M${from} ${row * 7.4 + 1}Q${(from + to) / 2} ${row * 7.4 + 1 + low * 2} ${to} ${row * 7.4 + 1}Z`;
        })
        .join(""),
    )
    .join("");
}
