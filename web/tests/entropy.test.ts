// deal-v1 at the table: what we put into the deal is committed to first and opened second.
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Entropy from "../src/state/entropy";
import type * as Socket from "../src/net/socket";
import type { Chair, FromServer, Snapshot } from "../src/wire/wire";
import { FakeSocket, fakeFetch, HandClock, settle } from "./fakes";
import told from "./generated/stream.json";

const snapshot = (told as unknown as FromServer[]).find((m): m is Snapshot => m.type === "snapshot")!;
const TABLE = snapshot.table;
let entropy: typeof Entropy;
let socket: typeof Socket;
let server: ReturnType<typeof fakeFetch>;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  globalThis.kobakoClock = new HandClock();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const me = { person: "p-me", name: "Me", token: null, tables: [] };
  server = fakeFetch({ "GET /api/me": [200, me], "POST /api/tables": [200, { table: TABLE, link: "" }] });
  entropy = await import("../src/state/entropy");
  socket = await import("../src/net/socket");
});

afterEach(() => {
  globalThis.kobakoClock = undefined;
  vi.unstubAllGlobals();
});

/** The table as it is when our chair bears a commitment. */
function tableWith(
  commit: string | null,
  status: "open" | "opening" | "running",
  more: Partial<Chair> = {},
): Snapshot {
  const chairs = snapshot.room.chairs.map((chair, seat) =>
    seat === 1 ? { ...chair, kind: "person" as const, person: "p-me", commit, ...more } : chair,
  );
  return { ...snapshot, room: { ...snapshot.room, status, chairs } };
}

async function connect(): Promise<FakeSocket> {
  socket.watch(TABLE);
  await settle();
  FakeSocket.last.welcome();
  return FakeSocket.last;
}

/** The tables for which bytes are kept. */
const keptFor = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith("kobako.bytes.") ? [key.slice(13)] : []));

const sha256 = (hex: string): string =>
  createHash("sha256").update("kobako seat").update(Buffer.from(hex, "hex")).digest("hex");

it("commits to the hash of the seat's bytes", () => {
  const bytes = "00ff".repeat(16);
  expect(entropy.commitOf(bytes)).toBe(sha256(bytes));
});

it("opens the commitment of its own chair once, when it is time", async () => {
  const line = await connect();
  void entropy.sit(TABLE, 1);
  const commit = line.of("sit")[0]!.commit!;
  expect(commit).toMatch(/^[0-9a-f]{64}$/);
  const end = entropy.openInTime(TABLE);
  line.receive(tableWith(commit, "open"));
  expect(line.of("bytes")).toHaveLength(0);
  line.receive(tableWith(commit, "opening"));
  line.receive(tableWith(commit, "opening"));
  expect(line.of("bytes")).toHaveLength(1);
  expect(sha256(line.of("bytes")[0]!.bytes)).toBe(commit);
  end();
});

it("opens it also after the page was loaded again", async () => {
  const commit = entropy.commitTo(TABLE);
  vi.resetModules();
  [entropy, socket] = [await import("../src/state/entropy"), await import("../src/net/socket")];
  const line = await connect();
  const end = entropy.openInTime(TABLE);
  line.receive(tableWith(commit, "opening"));
  expect(sha256(line.of("bytes")[0]!.bytes)).toBe(commit);
  end();
});

it("opens nothing for a chair that bears another commitment, or is only kept", async () => {
  const line = await connect();
  const commit = entropy.commitTo(TABLE);
  const end = entropy.openInTime(TABLE);
  line.receive(tableWith(sha256("11".repeat(32)), "opening"));
  line.receive(tableWith(null, "opening"));
  line.receive(tableWith(commit, "opening", { kept: true }));
  expect(line.of("bytes")).toHaveLength(0);
  end();
});

it("forgets the bytes when the game runs", async () => {
  const line = await connect();
  const commit = entropy.commitTo(TABLE);
  expect(keptFor()).toEqual([TABLE]);
  const end = entropy.openInTime(TABLE);
  line.receive(tableWith(commit, "running"));
  expect(keptFor()).toEqual([]);
  end();
});

it("keeps the bytes of a table that it opens itself under the table's name", async () => {
  await entropy.openTable({ game: "luz", seats: ["me", "bot easy", "bot easy"], start: true });
  const asked = server.asked.find(({ what }) => what === "POST /api/tables")!;
  const { commit } = asked.body as { commit: string };
  const line = await connect();
  const end = entropy.openInTime(TABLE);
  line.receive(tableWith(commit, "opening"));
  expect(sha256(line.of("bytes")[0]!.bytes)).toBe(commit);
  expect(keptFor()).toEqual([TABLE]);
  end();
});

it("commits to nothing at a table where it has no seat", async () => {
  await entropy.openTable({ game: "luz", seats: ["person", "bot easy", "bot easy"] });
  expect(server.asked[0]!.body).not.toHaveProperty("commit");
});
