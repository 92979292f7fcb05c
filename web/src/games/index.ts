// The faces of the games, each loaded with its texts when its first table is shown.

import { know } from "../words";
import type { AnyFace } from "./face";

const FACES: Record<string, () => Promise<{ face: AnyFace }>> = {
  luz: () => import("./luz"),
  lineit: () => import("./lineit"),
  dragonegg: () => import("./dragonegg"),
  yurikure: () => import("./yurikure"),
  aurum: () => import("./aurum"),
};

const loaded = new Map<string, Promise<AnyFace>>();

/** The face of a game. */
export function faceOf(game: string): Promise<AnyFace> {
  const load = FACES[game];
  if (!load) return Promise.reject(new Error(`no face for the game ${game}`));
  let found = loaded.get(game);
  if (!found) {
    found = Promise.all([load(), know(game)]).then(([module]) => module.face);
    found.catch(() => loaded.delete(game)); // lost on the way: the next table asks again
    loaded.set(game, found);
  }
  return found;
}
