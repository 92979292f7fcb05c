// One socket that comes back by itself, and loses nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Socket from "../src/net/socket";
import type * as Tables from "../src/state/tables";
import type { FromServer, Snapshot, Update } from "../src/wire/wire";
import { FakeSocket, fakeFetch, HandClock, settle } from "./fakes";
import told from "./generated/stream.json";

const stream = told as unknown as FromServer[];
const snapshot = stream.find((message): message is Snapshot => message.type === "snapshot")!;
const updates = stream.filter((message): message is Update => message.type === "update");
const TABLE = snapshot.table;
const ME = { person: "p-me", name: "Me", token: null, tables: [] };

let clock: HandClock;
let server: ReturnType<typeof fakeFetch>;
let socket: typeof Socket;
let tables: typeof Tables;

beforeEach(async () => {
  vi.resetModules();
  clock = new HandClock();
  globalThis.kobakoClock = clock;
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  server = fakeFetch({ "GET /api/me": [200, ME] });
  socket = await import("../src/net/socket");
  tables = await import("../src/state/tables");
});

afterEach(() => {
  globalThis.kobakoClock = undefined;
  vi.unstubAllGlobals();
});

/** A connection over which a table is watched and has come. */
async function atTable(): Promise<FakeSocket> {
  socket.watch(TABLE);
  await settle();
  FakeSocket.last.welcome();
  FakeSocket.last.receive(snapshot);
  return FakeSocket.last;
}

/** Lets time pass until the next attempt; how long that took. */
async function untilNext(): Promise<number> {
  const [count, since] = [FakeSocket.all.length, clock.time];
  while (FakeSocket.all.length === count) await clock.pass(50);
  return clock.time - since;
}

describe("the connection", () => {
  it("is made when it is first needed, at the address of the page", async () => {
    expect(FakeSocket.all).toHaveLength(0);
    socket.watch(TABLE);
    await settle();
    expect(FakeSocket.last.url).toBe(`${location.origin.replace("http", "ws")}/api/socket`);
    expect(socket.connection.value).toBe("connecting");
    FakeSocket.last.welcome();
    expect(socket.connection.value).toBe("online");
    expect(FakeSocket.last.sent).toEqual([{ type: "watch", table: TABLE }]);
  });

  it("makes a guest first for somebody whom the server does not know", async () => {
    server.answers["GET /api/me"] = [200, null];
    server.answers["POST /api/me"] = [200, ME];
    socket.watch(TABLE);
    await settle();
    expect(server.asked.map(({ what }) => what)).toContain("POST /api/me");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says that the server cannot be reached, and tries again and again, more and more seldom", async () => {
    delete server.answers["GET /api/me"];
    socket.watch(TABLE);
    await settle();
    expect(socket.connection.value).toBe("offline");
    await clock.pass(120_000);
    const tries = server.asked.length;
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(30);
    server.answers["GET /api/me"] = [200, ME];
    await untilNext();
    FakeSocket.last.welcome();
    expect(socket.connection.value).toBe("online");
  });

  it("waits for a server that restarts, and says so", async () => {
    const first = await atTable();
    first.lose(1012);
    expect(socket.connection.value).toBe("restarting");
    await untilNext();
    FakeSocket.last.lose();
    expect(socket.connection.value).toBe("restarting");
    await untilNext();
    FakeSocket.last.welcome();
    expect(socket.connection.value).toBe("online");
  });

  it("does not hurry to a server that turns it away at once, again and again", async () => {
    await atTable();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      FakeSocket.last.lose(1008);
      waits.push(await untilNext());
      FakeSocket.last.welcome();
    }
    expect(waits[0]).toBeLessThan(600);
    expect(waits[7]).toBeGreaterThan(7_000);
  });

  it("hurries again after a connection that lasted", async () => {
    const first = await atTable();
    first.lose(1008);
    await clock.pass(500);
    FakeSocket.last.welcome();
    await clock.pass(15_000);
    FakeSocket.last.lose();
    await clock.pass(500);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("pings in silence, and gives a dead socket up", async () => {
    const first = await atTable();
    await clock.pass(19_000);
    expect(first.of("ping")).toHaveLength(0);
    await clock.pass(1_000);
    expect(first.of("ping")).toHaveLength(1);
    first.receive({ type: "pong", now: 7_000 });
    await clock.pass(20_000);
    expect(first.of("ping")).toHaveLength(2);
    await clock.pass(10_000);
    expect(first.closed).toBe(true);
    expect(socket.connection.value).toBe("offline");
    await clock.pass(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives a handshake up that never ends", async () => {
    socket.watch(TABLE);
    await settle();
    await clock.pass(10_000);
    expect(FakeSocket.all[0]!.closed).toBe(true);
    await untilNext();
    FakeSocket.all[0]!.welcome(); // too late
    expect(socket.connection.value).toBe("offline");
    FakeSocket.last.welcome();
    expect(socket.connection.value).toBe("online");
  });

  it("asks at once when the machine is back on the network", async () => {
    const other = "onlythis22"; // modules of other tests hear the event too
    socket.watch(other);
    await settle();
    FakeSocket.last.welcome();
    FakeSocket.last.lose();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    await settle();
    const made = FakeSocket.all.slice(before);
    for (const one of made) one.welcome();
    expect(made.flatMap((one) => one.of("watch")).map(({ table }) => table)).toContain(other);
  });

  it("knows the server's time", async () => {
    await atTable();
    expect(socket.serverNow()).toBe(5_000);
    await clock.pass(20_000);
    clock.time += 100; // the answer takes 100 ms
    FakeSocket.last.receive({ type: "pong", now: 30_000 });
    expect(socket.serverNow()).toBe(30_050);
  });
});

describe("a table", () => {
  it("is kept up to date", async () => {
    const first = await atTable();
    for (const update of updates) first.receive(update);
    expect(tables.tableOf(TABLE).value?.seq).toBe(updates[updates.length - 1]!.seq);
    expect(first.of("watch")).toHaveLength(1);
  });

  it("goes on after a lost connection from where it was", async () => {
    const first = await atTable();
    first.receive(updates[0]!);
    first.lose();
    await clock.pass(500);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toEqual([{ type: "watch", table: TABLE, after: updates[0]!.seq }]);
    FakeSocket.last.receive(updates[1]!);
    expect(tables.tableOf(TABLE).value?.seq).toBe(updates[1]!.seq);
  });

  it("asks for what is missing, then for all, and then waits", async () => {
    const first = await atTable();
    first.receive(updates[3]!);
    first.receive(updates[4]!);
    first.receive(updates[5]!);
    expect(first.of("watch").slice(1)).toEqual([
      { type: "watch", table: TABLE, after: snapshot.seq },
      { type: "watch", table: TABLE },
    ]);
    expect(tables.tableOf(TABLE).value?.seq).toBe(snapshot.seq);
    first.receive({ ...snapshot, seq: updates[5]!.seq });
    first.receive(updates[6]!);
    expect(tables.tableOf(TABLE).value?.seq).toBe(updates[6]!.seq);
  });

  it("is left when nobody looks at it any more", async () => {
    const first = await atTable();
    socket.watch(TABLE);
    socket.unwatch(TABLE);
    expect(first.of("unwatch")).toHaveLength(0);
    socket.unwatch(TABLE);
    expect(first.of("unwatch")).toHaveLength(1);
    expect(tables.tableOf(TABLE).value).toBe(null);
    first.receive(updates[0]!);
    expect(first.of("watch")).toHaveLength(1);
  });

  it("says why it cannot be watched, and takes a password", async () => {
    const first = await atTable();
    const refusal: FromServer = {
      type: "refused",
      id: "no-such-table",
      args: {},
      rule: null,
      table: TABLE,
      cid: null,
    };
    first.receive(refusal);
    expect(tables.problemOf(TABLE).value).toEqual(refusal);
    socket.unlock(TABLE, "sesame");
    expect(tables.problemOf(TABLE).value).toBe(null);
    expect(first.sent[first.sent.length - 1]).toEqual({ type: "watch", table: TABLE, password: "sesame" });
  });

  it("knows who is here, whichever message comes first", async () => {
    socket.watch(TABLE);
    await settle();
    FakeSocket.last.welcome();
    FakeSocket.last.receive({ type: "presence", table: TABLE, here: ["p"], watchers: 3, replaceable: [] });
    FakeSocket.last.receive(snapshot);
    expect(tables.tableOf(TABLE).value?.presence?.watchers).toBe(3);
  });
});

describe("what is done at a table", () => {
  it("is answered by the answer to its own cid", async () => {
    const first = await atTable();
    const [bid, chat] = [
      socket.act(TABLE, "act", { decision: 0, move: "bid 3" }),
      socket.act(TABLE, "say", { phrase: "hello" }),
    ];
    const [{ cid }, other] = [first.of("act")[0]!, first.of("say")[0]!];
    expect(cid).not.toBe(other.cid);
    first.receive({ type: "done", table: TABLE, cid: other.cid, seq: 8 });
    expect(await chat).toMatchObject({ type: "done", seq: 8 });
    first.receive({
      type: "refused",
      id: "luz-bid-range",
      args: { most: 10 },
      rule: "luz 5",
      table: TABLE,
      cid,
    });
    expect(await bid).toMatchObject({ type: "refused", rule: "luz 5" });
  });

  it("is sent again with the same cid until it is answered, and no longer", async () => {
    const first = await atTable();
    const answer = socket.act(TABLE, "act", { decision: 0, move: "bid 3" });
    const [sent] = first.of("act");
    first.lose();
    const meanwhile = socket.act(TABLE, "say", { text: "Hello?" });
    await clock.pass(500);
    const second = FakeSocket.last;
    expect(second.sent).toHaveLength(0);
    second.welcome();
    expect(second.sent.map(({ type }) => type)).toEqual(["watch", "act", "say"]);
    expect(second.of("act")[0]).toEqual(sent);
    second.receive({ type: "done", table: TABLE, cid: sent!.cid, seq: 3 });
    second.receive({ type: "done", table: TABLE, cid: second.of("say")[0]!.cid, seq: 4 });
    await Promise.all([answer, meanwhile]);
    second.lose();
    await clock.pass(1_000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["watch"]);
  });
});

describe("the lobby", () => {
  it("is asked for as long as somebody looks at it, again after a lost connection", async () => {
    const { lobby } = await import("../src/state/lobby");
    const end = socket.watchLobby();
    await settle();
    FakeSocket.last.welcome();
    FakeSocket.last.receive({ type: "lobbyall", rows: [] });
    expect(lobby.value).toEqual([]);
    FakeSocket.last.lose();
    await clock.pass(500);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toEqual([{ type: "lobby", on: true }]);
    end();
    expect(FakeSocket.last.sent[1]).toEqual({ type: "lobby", on: false });
  });
});
