// The moments of a finished game, and going through them.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEye } from "../src/replay/load";
import { joined, momentAt, momentsOf, roundsOf, spotOf, stopsOf } from "../src/replay/moments";
import { LONGER, PACE, PHASE, Player, press } from "../src/replay/player";
import type { Game, Room, Update } from "../src/wire/wire";

const room = (status: Room["status"]): Room => ({ status, chairs: [] }) as unknown as Room;
const text = (id: string) => ({ id, args: {} });

/** A game in which round and number of tricks are all that is seen. */
const game = (round: number, tricks: number, cards: number): Game =>
  ({
    view: {
      game: "luz",
      seat: null,
      over: false,
      phase: cards ? "play" : "deal",
      round,
      tricks: Array(tricks).fill({}),
      cards,
    },
    ask: text("ask"),
  }) as unknown as Game;

const update = (seq: number, more: Partial<Update>): Update => ({ type: "update", table: "t", seq, ...more });

const UPDATES: Update[] = [
  update(1, { room: room("open") }),
  update(2, { room: room("open"), log: [text("sat")] }),
  update(3, { room: room("running"), game: game(1, 0, 0) }),
  update(4, { game: game(1, 0, 1), log: [text("dealt")] }),
  update(5, { log: [], chat: {} as NonNullable<Update["chat"]> }),
  update(6, { game: game(1, 1, 2), log: [text("played")] }),
  update(7, { game: game(1, 1, 2), log: [text("undo-asked")] }),
  update(8, { game: game(1, 1, 3), log: [text("played"), text("won")] }),
  update(9, { game: game(1, 2, 4), log: [text("played")] }),
  update(10, { game: game(2, 0, 5), log: [text("dealt")] }),
  update(11, { game: game(2, 1, 6), log: [text("played")] }),
  update(12, { room: room("over"), game: game(2, 1, 6) }),
];
const MOMENTS = momentsOf(UPDATES);

describe("moments", () => {
  it("are the entries that give a new picture", () => {
    expect(MOMENTS.map(({ seq }) => seq)).toEqual([3, 4, 6, 8, 9, 10, 11]);
  });

  it("take along what was said before the first and without a new picture", () => {
    const said = MOMENTS.map(({ log }) => log.map(({ id }) => id).join(" "));
    expect(said).toEqual(["sat", "dealt", "played undo-asked", "played won", "played", "dealt", "played"]);
    expect(MOMENTS.at(-1)?.room.status).toBe("over");
    expect(MOMENTS.at(-2)?.room.status).toBe("running");
  });

  it("belong to rounds and tricks", () => {
    expect(roundsOf(MOMENTS)).toEqual([
      { round: 1, from: 0, to: 5 },
      { round: 2, from: 5, to: 7 },
    ]);
    expect(stopsOf(MOMENTS)).toEqual([0, 2, 4, 5, 6]);
  });

  it("joins rounds where there are many, and counts from 1", () => {
    const rounds = Array.from({ length: 21 }, (_, i) => ({ round: i + 1, from: 2 * i, to: 2 * i + 2 }));
    expect(joined(rounds, 5).map(({ round }) => round)).toEqual([1, 5, 9, 13, 17]);
    expect(joined(rounds, 5)[1]).toEqual({ round: 5, from: 8, to: 16 });
    expect(joined(rounds.slice(0, 4), 5)).toEqual(rounds.slice(0, 4));
    expect(spotOf({ ...MOMENTS[0]!.view, round: 0 } as never).round).toBe(1);
  });

  it("are found again by their place in the log", () => {
    expect(momentAt(MOMENTS, 7)).toBe(2);
    expect(momentAt(MOMENTS, 0)).toBe(0);
    expect(momentAt(MOMENTS, 99)).toBe(6);
  });
});

it("the address names a seat or the spectators", () => {
  expect([null, "", "2", "watch", "-1", "8", "1e0", "x"].map(readEye)).toEqual([
    null,
    null,
    2,
    "watch",
    null,
    null,
    null,
    null,
  ]);
});

describe("the player", () => {
  let due: { ms: number; ring: () => void }[] = [];
  let player: Player;

  beforeEach(() => {
    due = [];
    globalThis.kobakoClock = { wait: (ms) => new Promise((ring) => due.push({ ms, ring })) };
    player = new Player(MOMENTS, 0);
  });
  afterEach(() => {
    player.dispose();
    globalThis.kobakoClock = undefined;
  });

  /** Lets the newest timer ring, and all that hangs on it. */
  const ring = async (): Promise<number> => {
    const { ms, ring } = due.at(-1)!;
    ring();
    await Promise.resolve();
    return ms;
  };

  it("keeps within the game", () => {
    for (const [step, found] of [
      [-5, 0],
      [3, 3],
      [99, 6],
    ] as const) {
      player.go(step);
      expect(player.step.value).toBe(found);
    }
    expect(new Player(MOMENTS, 4).step.value).toBe(4);
  });

  it("goes by steps, tricks and rounds, by keys too", () => {
    const keys = ["ArrowRight", "PageDown", "PageDown", "ArrowLeft", "PageUp", "End", "Home"];
    const steps = keys.map((key) => [press(player, { key, repeat: false }), player.step.value]);
    expect(steps).toEqual([1, 2, 4, 3, 2, 6, 0].map((step) => [true, step]));
    expect(press(player, { key: "x", repeat: false })).toBe(false);
  });

  it("shows a single step on as motion, and nothing else", () => {
    player.on();
    expect(player.gliding.value).toBe(true);
    player.on({ quickly: true });
    expect(player.gliding.value).toBe(false);
    player.on();
    player.back();
    expect(player.gliding.value).toBe(false);
    player.go(6);
    player.on();
    expect(player.gliding.value).toBe(false);
  });

  it("plays to the end and stops there; played again, it begins anew", async () => {
    player.toggle();
    const waits = [];
    while (player.playing.value) waits.push(await ring());
    expect(player.step.value).toBe(6);
    expect(waits).toEqual([PACE, PACE + PHASE, PACE + LONGER, PACE + LONGER, PACE, PACE]);
    player.toggle();
    expect([player.step.value, player.playing.value]).toEqual([0, true]);
  });

  it("plays faster, and pauses when somebody takes over", async () => {
    player.speed.value = 4;
    player.toggle();
    expect(await ring()).toBe(PACE / 4);
    player.go(3, { dragged: true });
    expect([player.playing.value, player.dragged.value]).toEqual([false, true]);
    await ring();
    expect(player.step.value).toBe(3);
  });

  it("stays at the moment when the seat changes, and goes on playing", async () => {
    player.go(3);
    player.toggle();
    player.retell(momentsOf(UPDATES.filter(({ seq }) => seq !== 6)));
    expect(player.moment.value?.seq).toBe(8);
    await ring();
    expect(player.moment.value?.seq).toBe(9);
  });
});
