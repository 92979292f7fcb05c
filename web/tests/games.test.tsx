// What holds for the face of every game: it has words for all that it shows and tells.
import { describe, expect, it } from "vitest";
import type { AnyFace } from "../src/games/face";
import { face as aurum } from "../src/games/aurum";
import { face as dragonegg } from "../src/games/dragonegg";
import { face as lineit } from "../src/games/lineit";
import { face as luz } from "../src/games/luz";
import { face as yurikure } from "../src/games/yurikure";
import { LANGUAGES, speak } from "../src/words";
import { EVERY as ofAurum } from "./aurum/scenes";
import { EVERY as ofDragonEgg } from "./dragonegg/scenes";
import { EVERY as ofLineit } from "./lineit/scenes";
import { EVERY as ofLuz } from "./luz/scenes";
import { broken, freshPage, namesOf, said, showParts, type Scene } from "./stage";
import { EVERY as ofYurikure } from "./yurikure/scenes";

interface Game {
  face: AnyFace;
  every: readonly (Scene & { players: number; name: string })[];
  lines?: (players: number) => number; // in words, at the least
  moves?: string[]; // besides those of the scenes
}
const GAMES: Game[] = [
  { face: luz, every: ofLuz, moves: ["bid 0+", "bid 3"] },
  { face: lineit, every: ofLineit, lines: (players) => 3 * players + 1 },
  { face: dragonegg, every: ofDragonEgg },
  { face: yurikure, every: ofYurikure, lines: () => 11 },
  { face: aurum, every: ofAurum, moves: ["swap G0 Z7", "swap G0 Z7 partner", "stop"] },
];

describe.each(GAMES)("$face.game", ({ face, every, lines: atLeast = () => 4, moves = [] }) => {
  freshPage(face.game);

  describe.each(LANGUAGES)("in %s", (language) => {
    it.each(every)("$players players, $name: has words for all that it shows", async ({ view, legal }) => {
      await speak(language);
      for (const seat of [view.seat, null]) {
        const scene = { view: { ...view, seat }, legal: seat === null ? [] : legal };
        await showParts(face, ["Table", "Answers", "Standing"], scene);
        expect(said()).not.toMatch(broken(face.game));
      }
    });

    it.each(every)("$players players, $name: is told in words", async ({ view, legal }) => {
      await speak(language);
      for (const seat of [view.seat, null]) {
        const lines = face.describe({ ...view, seat }, namesOf(view));
        expect(lines.length).toBeGreaterThanOrEqual(atLeast(view.players));
        expect(new Set(lines).size).toBe(lines.length); // they are the keys of a list
        const others = [...legal, ...moves].map((move) => face.moveText!(view, move));
        expect([...lines, ...others, face.where!(view)].join("\n")).not.toMatch(broken(face.game));
      }
    });
  });
});
