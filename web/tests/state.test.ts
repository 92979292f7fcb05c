// The state of a table and of the lobby, from the messages of a real game.
import { describe, expect, it } from "vitest";
import { reduceLobby } from "../src/state/lobby";
import {
  leavesGap,
  MOST_FRAMES,
  reduce,
  withShown,
  type TableMessage,
  type TableState,
} from "../src/state/table";
import type { FromServer, LobbyRow, Snapshot, Update } from "../src/wire/wire";
import told from "./generated/stream.json";

const stream = told as unknown as FromServer[];
const isOfTable = (message: FromServer): message is TableMessage =>
  ["snapshot", "update", "caught", "presence"].includes(message.type);
const ofTable = stream.filter(isOfTable);
const snapshot = ofTable.find((message): message is Snapshot => message.type === "snapshot")!;
const updates = ofTable.filter((message): message is Update => message.type === "update");
const play = (messages: readonly TableMessage[]): TableState =>
  messages.reduce<TableState | null>(reduce, null)!;

describe("a table", () => {
  it("follows a game message by message", () => {
    const state = play(ofTable);
    const last = updates[updates.length - 1]!;
    expect(state.seq).toBe(last.seq);
    expect(state.game).toEqual(last.game);
    expect(state.room.status).toBe("running");
    expect(state.chat.map(({ text, phrase }) => text ?? phrase)).toEqual(["Hello, Ann!", "hello"]);
    expect(state.log.map(({ id }) => id)).toEqual([
      ...snapshot.log.map(({ id }) => id),
      ...updates.flatMap(({ log = [] }) => log.map(({ id }) => id)),
    ]);
    expect(state.presence?.here).toHaveLength(2);
  });

  it("keeps what an update does not name", () => {
    const [before, chat] = [play(ofTable.slice(0, -6)), updates.find((update) => update.chat)!];
    const after = reduce({ ...before, seq: chat.seq - 1 }, chat)!;
    expect(after.room).toBe(before.room);
    expect(after.game).toBe(before.game);
    expect(after.clocks).toBe(before.clocks);
  });

  it("takes every message once", () => {
    const state = play(ofTable);
    for (const update of updates) expect(reduce(state, update)).toBe(state);
    expect(reduce(state, { type: "caught", table: state.table, seq: state.seq })).toBe(state);
  });

  it("notices what is missing, and changes nothing then", () => {
    const [second, third] = [updates[1]!, updates[2]!];
    const state = play([snapshot, updates[0]!]);
    expect(leavesGap(state, second)).toBe(false);
    expect(leavesGap(state, third)).toBe(true);
    expect(reduce(state, third)).toBe(state);
    expect(leavesGap(null, second)).toBe(true);
    expect(leavesGap(state, { type: "caught", table: state.table, seq: third.seq })).toBe(true);
  });

  it("gives the game step by step, the newest last", () => {
    const withGame = updates.filter(({ game }) => game);
    const { frames, game } = play([snapshot, ...updates]);
    expect(frames.map(({ seq }) => seq)).toEqual(withGame.map(({ seq }) => seq));
    expect(frames[frames.length - 1]!.game).toBe(game);
    expect(frames.every(({ jump }) => !jump)).toBe(true);
    const shown = withShown(play([snapshot, ...updates]), withGame[1]!.seq);
    expect(shown.frames.map(({ seq }) => seq)).toEqual(withGame.slice(2).map(({ seq }) => seq));
    expect(shown.game).toBe(game);
  });

  it("jumps to the newest state when too many steps wait, and never loses it", () => {
    let state = play([snapshot, ...updates]);
    const step = updates[updates.length - 1]!;
    for (let i = 0; i < 3 * MOST_FRAMES; i++) state = reduce(state, { ...step, seq: state.seq + 1 })!;
    expect(state.frames.length).toBeLessThanOrEqual(MOST_FRAMES);
    expect(state.frames[0]!.jump).toBe(true);
    expect(state.frames[state.frames.length - 1]!.seq).toBe(state.seq);
  });

  it("shows a snapshot at once, and remembers who is here", () => {
    const before = play(ofTable);
    const fresh: Snapshot = { ...snapshot, seq: 99, game: before.game };
    const state = reduce(before, fresh)!;
    expect(state.frames).toEqual([{ seq: 99, game: before.game, log: [], jump: true }]);
    expect(state.presence).toBe(before.presence);
    expect(state.log).toBe(fresh.log);
  });
});

describe("the lobby", () => {
  const rows = stream.flatMap((message) => (message.type === "lobbyone" ? [message.row] : []));
  const other: LobbyRow = { ...rows[0]!, table: "zzzzzzzzzz" };

  it("has every table once, as it is now", () => {
    let lobby: readonly LobbyRow[] = [other];
    for (const row of rows) lobby = reduceLobby(lobby, { type: "lobbyone", row });
    expect(lobby).toEqual([rows[rows.length - 1], other]);
  });

  it("forgets tables that are gone", () => {
    expect(reduceLobby([other, rows[0]!], { type: "lobbygone", table: other.table })).toEqual([rows[0]]);
    expect(reduceLobby([other], { type: "lobbyall", rows })).toBe(rows);
  });
});
