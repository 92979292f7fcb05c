// The page that checks a deal, with records that are pasted, chosen, dropped, or come from a table.
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bearWitness, witnessOf } from "../src/deal/witness";
import { VerifyPage } from "../src/pages/verify";
import { navigate } from "../src/shell";
import { keepPassword } from "../src/table/password";
import { know, LANGUAGES, say, speak } from "../src/words";
import { drawnRecord, OTHERS, playedRecord, tableRecord, type Drawn } from "./records";

const TABLE = "abcdefghij";
const SEAT_0 = "11".repeat(32);
const COMMITTED_0 = "2d842ed9060dbb63ae42e163c055719239f02084fc4d2a79ef0decc25e254a0c";
const COMMITTED_1 = "b7c37a0c27c5d05e9c8c29de87d4309c4fcf253d10de61338886b1402c7f93c3";
const COMMIT = /commit ([0-9a-f]+)/.exec(tableRecord())![1]!;

const page = (): HTMLElement => document.getElementById("page")!;
const find = <T extends Element>(selector: string): T => page().querySelector<T>(selector)!;
const result = (): string => page().querySelector(".verify-result")?.textContent ?? "";

/** A server with one table: its record and the end of its log. */
function serve(record: string, commits: readonly string[]): void {
  const people = commits.map((commit) => ({ kind: "person", person: "p", name: "Åsa", bot: null, commit }));
  const bot = { kind: "bot", person: null, name: "", bot: "easy", commit: null };
  const events = { table: TABLE, more: false, updates: [{ seq: 9, room: { chairs: [...people, bot] } }] };
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("/events") ? new Response(JSON.stringify(events)) : new Response(record),
  );
}

function open(path: string): void {
  navigate(path);
  render(<VerifyPage />, page());
}

/** Waits until the result says something. */
const shows = (...texts: string[]): Promise<void> =>
  vi.waitFor(() => texts.forEach((text) => expect(result()).toContain(text)));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="page"></div>';
  await speak("en");
  await know("luz");
  await know("verify");
});
afterEach(() => {
  render(null, page());
  vi.unstubAllGlobals();
});

async function paste(text: string): Promise<void> {
  open("/verify");
  const area = find<HTMLTextAreaElement>("textarea");
  area.value = text;
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await vi.waitFor(() => expect(find<HTMLButtonElement>("[type=submit]").disabled).toBe(false));
  find<HTMLFormElement>("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

describe("a record that the reader brings", () => {
  it("pasted, fits", async () => {
    await paste(playedRecord(4));
    await shows(say("verify-web-result-fits"), say("verify-web-agrees", { lines: 5 }));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
    expect(page().querySelectorAll("li.fits")).toHaveLength(5);
    expect(page().querySelectorAll(".verify-card")).toHaveLength(4 * 50);
    expect(find(".verify-proof").textContent).toContain(say("verify-web-number"));
    expect(find(".verify-proof").textContent).not.toContain(say("verify-web-proves-first"));
  });

  it("pasted, rigged: the cards that were swapped are marked in both deals", async () => {
    const cards = /deal (\S+) (\S+)/.exec(playedRecord(3))!;
    await paste(playedRecord(3).replace(cards[0], `deal ${cards[2]} ${cards[1]}`));
    await shows(say("verify-web-result-differs"));
    expect(find("li.differs").textContent).toContain(say("verify-web-others", { count: 2 }));
    expect(page().querySelectorAll(".verify-card.marked")).toHaveLength(4);
  });

  it("pasted, no record", async () => {
    await paste("Hello");
    await shows(say("verify-web-result-unreadable"), say("verify-web-no-game"));
    expect(page().querySelector(".verify-steps")).toBeNull();
  });

  const drop = (file: File): void => {
    open("/verify");
    const place = find(".verify-choose");
    const name = "ondrop" in place ? "drop" : "Drop"; // the test's document does not know the event
    const event = new Event(name, { bubbles: true, cancelable: true });
    place.dispatchEvent(Object.assign(event, { dataTransfer: { files: [file], getData: () => "" } }));
    expect(event.defaultPrevented).toBe(true);
  };

  it.each([
    ["a record", tableRecord(), "verify-web-result-fits", "verify-web-agrees"],
    ["no text", new Uint8Array([0xff, 0xfe]), "verify-web-result-unreadable", "verify-web-not-text"],
    ["too large", "x".repeat(1_000_001), "verify-web-result-unreadable", "verify-web-too-large"],
  ])("dropped, %s", async (_, content, title, id) => {
    drop(new File([content], "record.txt"));
    await shows(say(title), say(id, { lines: 2 }));
  });
});

describe("every game", () => {
  /** The groups of the chance lines that are shown: how many chips each has. */
  const groups = (): [string, number][][] =>
    [...page().querySelectorAll(".verify-deal")].map((line) =>
      [...line.children].map((row) => [
        row.querySelector("dt")!.textContent,
        row.querySelectorAll(".verify-card").length,
      ]),
    );
  const seats = (players: number, size: number): [string, number][] =>
    Array.from({ length: players }, (_, seat) => [say("verify-web-name", { seat }), size]);
  const shown: Readonly<Record<string, (players: number) => [string, number][][]>> = {
    lineit: (players) => {
      const rounds = Math.floor(106 / (players + 2));
      const rows = Array.from({ length: rounds }, (_, i) => say("verify-web-round", { nth: i + 1 }));
      const left = 106 - rounds * (players + 2);
      return [[...rows.map((row): [string, number] => [row, players + 2]), [say("verify-web-left"), left]]];
    },
    dragonegg: (players) => {
      const pile = say("verify-web-pile");
      if (players === 5)
        return [
          [...seats(5, 5), [pile, 7]],
          [...seats(5, 4), [pile, 7]],
        ];
      return [
        [...seats(2, 5), [pile, 22]],
        [...seats(2, 4), [pile, 22]],
        [...seats(2, 4), [pile, 21]],
      ];
    },
    yurikure: () => [
      [
        [say("verify-web-couple"), 1],
        [say("verify-web-affection", { value: 2 }), 1],
        [say("verify-web-affection", { value: 1 }), 2],
        [say("verify-web-girls"), 7],
      ],
      [[say("verify-web-dice"), 6]],
    ],
    aurum: (players) => {
      const deal = [...seats(players, 12), ...(players === 4 ? [[say("verify-web-left"), 2]] : [])];
      return [deal, deal] as [string, number][][];
    },
  };
  const cases = LANGUAGES.flatMap((language) => OTHERS.map((drawn) => ({ language, ...drawn })));

  it.each(cases)("$game with $players, $options, in $language", async ({ language, ...drawn }) => {
    await speak(language);
    await paste(drawnRecord(drawn));
    await shows(say("verify-web-result-fits"), say("verify-web-agrees", { lines: drawn.lines.length }));
    expect(groups()).toEqual(shown[drawn.game]!(drawn.players));
    expect(page().querySelector(".marked, .verify-card svg, [class*=luz-]")).toBeNull();
    expect(page().textContent).not.toMatch(/verify-web-|undefined|\{/);
    const proof = find(".verify-proof").textContent;
    expect(proof.includes(say("verify-web-not-deck"))).toBe(drawn.game === "dragonegg");
  });

  const rigged = (drawn: Drawn, k: number, from: RegExp, to: string): string =>
    drawnRecord({ ...drawn, lines: drawn.lines.with(k, drawn.lines[k]!.replace(from, to)) });
  const ofGame = (game: string): Drawn => OTHERS.find((drawn) => drawn.game === game)!;

  it.each([
    ["lineit", 1, /(\S+) (\S+)$/, "$2 $1", 2],
    ["dragonegg", 1, /(\S+) (\S+)$/, "$2 $1", 2],
    ["aurum", 2, /(\S+) (\S+)$/, "$2 $1", 2],
    ["yurikure", 0, /couple WP/, "couple WK", 1],
    ["yurikure", 0, /couple WP/, "pair WP", 1], // not one of the words of the line
    ["yurikure", 3, /4/, "6", 1],
  ])("%s, rigged in chance line %i", async (game, k, from, to, count) => {
    await paste(rigged(ofGame(game), k, from, to));
    await shows(say("verify-web-result-differs"));
    expect(find("li.differs").textContent).toContain(say("verify-web-others", { count }));
    expect(page().querySelectorAll("li.differs")).toHaveLength(1);
    const marked = [...page().querySelectorAll(".verify-deal")].map(
      (line) => line.querySelectorAll(".marked").length,
    );
    expect(Math.max(...marked)).toBe(count);
  });
});

describe("the record of a table", () => {
  it("fits, with the names of its seats; but this browser was not there", async () => {
    serve(tableRecord(), [COMMITTED_0, COMMITTED_1]);
    open(`/verify?table=${TABLE}`);
    await shows(say("verify-web-result-fits"));
    for (const name of ["Åsa (seat 1)", "Easy bot 1 (seat 2)"]) expect(page().textContent).toContain(name);
    expect(page().querySelectorAll("li.fits")).toHaveLength(5);
    expect(find(".verify-note").textContent).toBe(say("verify-web-unseen"));
  });

  it("is fetched with the password of its table", async () => {
    keepPassword(TABLE, "plum");
    serve(tableRecord(), [COMMITTED_0, COMMITTED_1]);
    const fetched = vi.spyOn(globalThis, "fetch");
    open(`/verify?table=${TABLE}`);
    await shows(say("verify-web-result-fits"));
    expect(fetched.mock.calls).toHaveLength(2);
    for (const [, how] of fetched.mock.calls)
      expect(new Headers(how?.headers).get("X-Kobako-Password")).toBe("plum");
  });

  it("fits what this browser saw", async () => {
    bearWitness({ table: TABLE, commit: COMMIT, own: { seat: 0, bytes: SEAT_0 } });
    serve(tableRecord(), [COMMITTED_0, COMMITTED_1]);
    open(`/verify?table=${TABLE}`);
    await shows(say("verify-web-result-fits"));
    expect(page().querySelectorAll("li.fits")).toHaveLength(7);
    expect(page().querySelector(".verify-note")).toBeNull();
  });

  it("has other bytes than a seat had committed to", async () => {
    serve(tableRecord(), [COMMITTED_0, COMMITTED_0]);
    open(`/verify?table=${TABLE}`);
    await shows(say("verify-web-wrong-seat", { name: "Åsa (seat 1)" }));
  });

  it.each([
    ["commit", { commit: "0".repeat(64), bytes: SEAT_0 }, "verify-web-other-commit"],
    ["bytes", { commit: COMMIT, bytes: "12".repeat(32) }, "verify-web-wrong-own"],
  ])("differs from what this browser saw: %s", async (_, seen, id) => {
    bearWitness({ table: TABLE, commit: seen.commit, own: { seat: 0, bytes: seen.bytes } });
    serve(tableRecord(), [COMMITTED_0, COMMITTED_1]);
    open(`/verify?table=${TABLE}`);
    await shows(say("verify-web-result-differs"), say(id));
  });

  it.each([
    [404, "verify-web-no-table"],
    [409, "verify-web-not-over"],
    [500, "verify-web-no-answer"],
  ])("is not there: %i", async (status, id) => {
    vi.stubGlobal("fetch", async () => new Response('{"id": "x", "args": {}}', { status }));
    open(`/verify?table=${TABLE}`);
    await shows(say(id));
  });
});

describe("what this browser has seen", () => {
  const seen = (table: string, commit: string) => ({ table, commit, own: { seat: 1, bytes: SEAT_0 } });

  it("is never written over", () => {
    bearWitness(seen("t", "first"));
    bearWitness(seen("t", "second"));
    expect(witnessOf("t")).toEqual({ commit: "first", own: { seat: 1, bytes: SEAT_0 } });
    bearWitness({ table: "u", commit: "other", own: null }); // the bytes came too late
    expect(witnessOf("u")).toEqual({ commit: "other" });
    expect(witnessOf("v")).toBeNull();
  });

  it("is forgotten some day, the oldest first; and survives nonsense", () => {
    for (let i = 0; i < 60; i++) bearWitness(seen(`t${i}`, "c"));
    expect([witnessOf("t9"), witnessOf("t10")]).toEqual([null, expect.anything()]);
    localStorage.setItem("kobako.witness", '[1, null, {"table": "t"}]');
    expect(witnessOf("t")).toBeNull();
  });
});
