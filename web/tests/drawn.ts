// What deal-v1 draws in games other than Luz, computed from its text by a program that shares nothing with this one.

export interface Drawn {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string; // a whole number
  readonly lines: readonly string[]; // what chance decides, in the order of the record
}

const rolls = (...dice: number[]): string[] => dice.map((die) => `roll ${die}`);

export const DRAWN: readonly Drawn[] = [
  {
    game: "lineit",
    players: 2,
    options: {},
    seed: "7",
    lines: [
      "first 0",
      "deck 8 61 74 47 93 +3 77 59 +5 99 19 40 83 9 91 96 +4 87 76 65 54 42 12 97 56 21 29 55 88 67 69 78 28 52 86 30 44 75 34 36 66 79 98 35 +3 23 16 62 14 39 53 24 1 13 63 68 7 100 81 92 17 45 4 +4 60 51 49 94 11 22 95 5 20 10 +5 71 90 50 57 26 48 3 58 72 46 43 27 38 89 31 85 82 64 70 84 41 18 32 37 80 25 73 15 33 6 2",
    ],
  },
  {
    game: "lineit",
    players: 5,
    options: {},
    seed: "8",
    lines: [
      "first 1",
      "deck 35 65 80 6 +3 30 26 91 20 16 34 12 21 96 45 68 +4 64 1 40 79 29 7 52 58 3 18 72 71 47 78 95 9 44 86 82 93 28 46 84 +4 38 73 14 50 10 94 49 61 23 42 4 67 8 31 87 +5 66 57 83 24 81 +5 85 37 77 56 88 19 70 25 97 33 99 13 39 69 51 63 41 90 17 89 76 27 36 54 32 55 75 48 15 22 11 60 +3 62 53 74 92 43 59 98 100 2 5",
    ],
  },
  {
    game: "dragonegg",
    players: 2,
    options: {},
    seed: "7",
    lines: [
      "deck B6 B* R3 R2 B6 R1 R7 B3 R* B2 R* B1 R6 R2 B2 R7 B4 B5 R5 B4 R4 B3 B5 B* R4 R3 B7 R6 B1 B7 R1 R5",
      "deck R* B7 B6 B3 R7 R3 B* B6 B2 R7 R2 R6 R5 R4 B4 R6 B3 B7 B5 B2 B4 B1 R3 B5 R5 R* B1 R1 R4 R2",
      "deck R5 B6 R6 R* R2 B3 R5 R2 B7 B* R3 B3 R* B2 B4 R3 B1 B1 R7 B5 R6 B4 R4 B6 R7 B2 B5 R4 B*",
    ],
  },
  {
    game: "dragonegg",
    players: 5,
    options: {},
    seed: "8",
    lines: [
      "deck B5 R6 B5 R4 R2 B4 R7 R3 R5 B2 R7 B4 B* B1 B* B6 R4 B6 B3 B3 R3 B2 R* R1 R6 R2 R* B7 B7 R5 B1 R1",
      "deck B6 R* B* R* R5 R5 R2 B5 B1 R1 B3 B4 R4 B3 R4 B4 B7 B2 B6 B5 R6 R6 B7 R3 B2 R1 R3",
    ],
  },
  {
    game: "yurikure",
    players: 3,
    options: {},
    seed: "7",
    lines: [
      "setup couple WP two RW one KY one PG order W G Y S R K P",
      "first 1",
      ...rolls(4, 4, 3, 6, 3, 6),
    ],
  },
  {
    game: "yurikure",
    players: 3,
    options: { setup_disjoint: "pairs" },
    seed: "7",
    lines: [
      "setup couple WP two RW one YS one KP order W G S Y K P R",
      "first 1",
      ...rolls(4, 4, 3, 6, 3, 6),
    ],
  },
  {
    game: "yurikure",
    players: 4,
    options: {},
    seed: "12",
    lines: [
      "setup couple WG two WY one KS one RP order P S K W G R Y",
      "first 0",
      ...rolls(6, 1, 4, 4, 4, 6),
    ],
  },
  {
    game: "yurikure",
    players: 4,
    options: { setup_disjoint: "pairs" },
    seed: "12",
    lines: [
      "setup couple WG two WY one RW one PG order P Y S W K G R",
      "first 0",
      ...rolls(6, 1, 4, 4, 4, 6),
    ],
  },
  {
    game: "aurum",
    players: 3,
    options: {},
    seed: "7",
    lines: [
      "first 0",
      "deal P3 Z6 Z9 P4 B1 B4 S1 Z4 P8 S9 Z1 S3 S7 B3 P1 B8 P5 B7 P2 Z5 Z3 Z8 S8 Z2 S4 P9 S2 P7 B5 Z7 S5 B9 P6 S6 B6 B2",
      "deal B8 B1 S4 Z6 P4 P5 B3 S8 S5 B5 B2 S7 P9 S9 B4 S1 S2 P1 S3 B7 Z7 Z3 Z1 Z9 Z8 S6 Z2 P7 P6 P2 Z5 P8 B9 Z4 B6 P3",
    ],
  },
  {
    game: "aurum",
    players: 4,
    options: {},
    seed: "8",
    lines: [
      "first 1",
      "deal B4 Z6 P10 C7 Z3 Z1 P8 C10 C5 B3 P4 Z5 P6 C9 B8 Z9 Z4 S9 S4 B6 S6 C3 C1 S5 P3 B7 S10 Z10 B9 P9 B1 C8 P7 P2 Z7 S1 C2 S2 P5 Z2 S7 P1 B10 Z8 S3 C4 C6 S8 B2 B5",
      "deal Z5 B1 B10 B2 C5 P10 Z7 S4 Z6 C4 S6 C8 B8 P8 B6 Z3 S7 P9 C7 B3 Z10 P4 P7 S5 S3 P5 C1 Z2 P6 C2 S9 S8 P2 Z9 B5 C6 S10 C3 P1 P3 C9 C10 Z1 B9 B7 B4 S1 S2 Z8 Z4",
    ],
  },
];
