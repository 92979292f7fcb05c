// The replay page with a face that shows what it is given.
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyFace, TableProps } from "../src/games/face";
import { ReplayPage } from "../src/pages/replay";
import { navigate } from "../src/shell";
import { me } from "../src/state/me";
import type { Chair, Me, Room, Update } from "../src/wire/wire";
import { know, say, speak } from "../src/words";

const TABLE = "abcdefghij";
const shown: TableProps[] = [];
const face: AnyFace = {
  game: "luz",
  Table: (props: TableProps) => {
    shown.push(props);
    return <div id="felt">{`${props.view.seat} ${(props.view as { cards?: number }).cards}`}</div>;
  },
  Sheet: () => <table />,
  Chart: () => <svg />,
  readMove: (_, text) => text,
  describe: () => [],
};
vi.mock("../src/games", () => ({ faceOf: async () => face }));

const person = (name: string): Chair =>
  ({ kind: "person", person: `p-${name}`, name, kept: false, away: false, bot: null, commit: null }) as Chair;
const room = (status: Room["status"]): Room =>
  ({ table: TABLE, game: "luz", players: 2, status, chairs: [person("Ann"), person("Bo")] }) as Room;

/** Six bids as a seat was told them; -1 is a spectator. */
function told(seat: number, status: Room["status"]): Update[] {
  return Array.from({ length: 6 }, (_, cards) => ({
    type: "update" as const,
    table: TABLE,
    seq: cards + 3,
    ...(cards === 0 || cards === 5 ? { room: room(cards ? status : "running") } : {}),
    log: [{ id: "luz-told-bid", args: { seat: cards % 2, bid: String(cards) } }],
    game: {
      view: { seat: seat < 0 ? null : seat, phase: "bid", over: false, round: 1, tricks: [], cards },
      ask: { id: "luz-ask-deal", args: {} },
    } as unknown as NonNullable<Update["game"]>,
  }));
}

let asked: string[] = [];
/** Two answers for every log: the second half comes when it is asked for. */
function serve(status: Room["status"], own = -1, reader: Me | null = null): void {
  vi.stubGlobal("fetch", async (path: string) => {
    if (!path.includes("/events"))
      return new Response(JSON.stringify(reader), { status: reader ? 200 : 401 });
    const query = new URL(path, "http://x").searchParams;
    asked.push(String(query.get("seat")));
    if (query.has("seat") && status !== "over") return new Response("{}", { status: 409 });
    const after = Number(query.get("after"));
    const updates = told(Number(query.get("seat") ?? own), status).filter(({ seq }) => seq > after);
    return new Response(
      JSON.stringify({ table: TABLE, updates: updates.slice(0, 3), more: updates.length > 3 }),
    );
  });
}

const page = (): HTMLElement => document.getElementById("page")!;
const slider = (): HTMLInputElement => page().querySelector<HTMLInputElement>("input[type=range]")!;
const felt = (): string => page().querySelector("#felt")?.textContent ?? "";
const shows = (text: string): Promise<void> => vi.waitFor(() => expect(felt()).toBe(text));
const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

function open(query = ""): void {
  navigate(`/t/${TABLE}/replay${query}`);
  render(<ReplayPage id={TABLE} />, page());
}

beforeEach(async () => {
  asked = [];
  shown.length = 0;
  document.body.innerHTML = '<div id="page"></div>';
  me.value = null;
  await speak("en");
  await know("luz");
  await know("replay");
});
afterEach(() => {
  render(null, page());
  vi.unstubAllGlobals();
});

describe("a finished game", () => {
  it("opens at its beginning, from one's own seat, and all of its log has come", async () => {
    serve("over", 1);
    open();
    await shows("1 0");
    expect(asked).toEqual(["null", "null"]);
    expect(slider().max).toBe("5");
    expect(slider().getAttribute("aria-valuetext")).toBe("Step 1 of 6: Ann bids 0.");
  });

  it("opens at the moment and the seat that the address names", async () => {
    serve("over");
    open("?step=4&seat=0");
    await shows("0 3");
    expect(new Set(asked)).toEqual(new Set(["0"]));
  });

  it.each([
    ["?step=99&seat=watch", "null 5"],
    ["?step=x", "null 0"],
    ["?step=-3", "null 0"],
  ])("is not led astray by %s", async (query, text) => {
    serve("over");
    open(query);
    await shows(text);
  });

  it("says so when its record cannot be saved", async () => {
    serve("over");
    open();
    await shows("null 0");
    page()
      .querySelector<HTMLElement>(`[aria-label="${say("replay-download")}"]`)!
      .click();
    const alert = (): string => page().querySelector("[role=alert]")?.textContent ?? "";
    await vi.waitFor(() => expect(alert()).toBe(say("replay-failed")));
  });

  it("is gone through by keys, with motion only for single steps on; the log goes along", async () => {
    serve("over");
    open();
    await shows("null 0");
    expect(press("ArrowRight")).toBe(false); // the page does not scroll
    await shows("null 1");
    expect(shown.at(-1)?.still).toBe(false);
    press("End");
    await shows("null 5");
    expect(shown.at(-1)?.still).toBe(true);
    expect(page().querySelectorAll(".replay-side li")).toHaveLength(6);
    press("Home");
    await shows("null 0");
    expect(page().querySelectorAll(".replay-side li")).toHaveLength(1);
    expect(press("a")).toBe(true);
  });

  it("is gone through by the slider, which then speaks for itself", async () => {
    serve("over");
    open();
    await shows("null 0");
    slider().value = "4";
    slider().dispatchEvent(new InputEvent("input", { bubbles: true }));
    await shows("null 4");
    const caption = page().querySelector(".replay-caption")!;
    expect([caption.textContent, caption.getAttribute("aria-live")]).toEqual(["Ann bids 4.", "off"]);
  });

  it("stays at the moment when it is seen from another seat; the reader stays who they are", async () => {
    serve("over", 1, { person: "p-Bo", name: "Bo", token: null, tables: [] });
    open("?step=4");
    await shows("1 3");
    const seats = page().querySelector<HTMLSelectElement>(".replay-seats select")!;
    expect([...seats.options].map(({ textContent }) => textContent)).toEqual([
      "Bo (you)",
      "Ann",
      say("replay-seen-watch"),
    ]);
    seats.value = "0";
    seats.dispatchEvent(new Event("change", { bubbles: true }));
    await shows("0 3");
    expect(page().querySelector(".replay-caption")?.textContent).toBe("You bid 3.");
  });

  it("never offers a move", async () => {
    serve("over", 1);
    open();
    await shows("1 0");
    expect(shown.every(({ legal }) => legal.length === 0)).toBe(true);
  });
});

describe("a game that cannot be shown", () => {
  const says = (id: string): Promise<void> =>
    vi.waitFor(() => expect(page().querySelector("h1")?.textContent).toBe(say(id)));

  it.each([
    ["running", "", "replay-not-over"],
    ["running", "?seat=1", "replay-not-over"],
    ["open", "", "replay-not-over"],
    ["closed", "", "replay-closed"],
  ] as const)("%s%s", async (status, query, id) => {
    serve(status);
    open(query);
    await says(id);
  });

  it("unknown, or lost on the way: then it can be tried again", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
    open();
    await says("replay-none");
    render(null, page());
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
    open();
    await says("replay-failed");
    serve("over");
    page().querySelector<HTMLButtonElement>(".replay-ways button")!.click();
    await shows("null 0");
  });
});
