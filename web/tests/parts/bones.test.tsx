// What the tables of all games share: their arrangement, and cards that travel.
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableProps, View } from "../../src/games/face";
import { arrangementOf, Bones, Plate } from "../../src/games/parts/bones";
import { finishMotion } from "../../src/games/parts/motion";
import { figure, signed, whoIs } from "../../src/games/parts/words";
import { Travel, Traveller } from "../../src/games/parts/travel";
import { listed, speak } from "../../src/words";

const page = document.createElement("div");

beforeEach(async () => {
  document.body.replaceChildren(page);
  render(null, page);
  await speak("en");
});

const view: View = {
  game: "luz",
  players: 3,
  seat: 1,
  phase: "play",
  pending: [2],
  scores: [3, -4, 5],
  over: false,
  winners: [],
};

const table = (more: Partial<TableProps> = {}): TableProps => ({
  view,
  legal: [],
  names: ["Ann", "Bob", "Easy bot 2"],
  chairs: [],
  clocks: null,
  still: false,
  onMove: () => undefined,
  ...more,
});

describe("the arrangement", () => {
  it.each([
    [360, 560, "narrow"],
    [800, 1000, "narrow"],
    [780, 300, "low"],
    [1000, 700, "wide"],
  ])("of %i by %i is %s", (width, height, kind) => expect(arrangementOf({ width, height })).toBe(kind));

  it("has the others clockwise from your left, and you below", async () => {
    const bones = (props: TableProps) => (
      <Bones
        game="luz"
        table={props}
        others={(seat) => (
          <Plate table={props} seat={seat} says={`seat ${seat}`} total={figure(props.view.scores[seat]!)} />
        )}
        middle={() => "middle"}
        own={() => <Plate table={props} seat={1} says="you" total="–" />}
      />
    );
    await act(() => render(bones(table()), page));
    expect([...page.querySelectorAll(".plate .unseen")].map((one) => one.textContent)).toEqual([
      "seat 2",
      "seat 0",
      "you",
    ]);
    expect(page.querySelector(".plate-now .name-stem")!.textContent).toBe("Easy bot");
    expect(page.querySelector("section")!.getAttribute("aria-label")).toBe("Table of Luz");
  });
});

describe("travelling", () => {
  type How = { from?: string; at?: string; melts?: boolean };
  async function draw(card: string, jump: boolean, how: How = {}): Promise<void> {
    const root = { current: page };
    await act(() =>
      render(
        <Travel root={root} jump={jump}>
          <Traveller card={card} {...how} class="card" />
        </Travel>,
        page,
      ),
    );
  }

  const moves = vi.fn();
  let x: number;
  beforeEach(() => {
    moves.mockReset();
    x = 0;
    vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(moves);
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(() => x);
  });

  it("comes from where it was, and stands at once where nothing shall move", async () => {
    await draw("7", true);
    x = 100;
    await draw("7", false);
    expect(moves).toHaveBeenCalledTimes(2); // across, and up
    expect(JSON.stringify(moves.mock.calls[0]![0])).toContain("-100px");
    x = 200;
    await draw("7", true);
    expect(moves).toHaveBeenCalledTimes(2);
    x = 300;
    await draw("8", false, { from: "7" }); // what was known as 7 is 8 now
    expect(moves).toHaveBeenCalledTimes(4);
  });

  it("only makes room in its own place, and waits for nobody there", async () => {
    await draw("7", true, { at: "shelf" });
    x = 20;
    await draw("7", false, { at: "shelf" });
    expect(moves).toHaveBeenCalledTimes(0);
    x = 80;
    await draw("7", false, { at: "shelf" });
    x = 90;
    await draw("7", false, { at: "hand" });
    expect(moves).toHaveBeenCalledTimes(4);
    expect(moves.mock.calls.map(([, { delay }]) => delay)).toEqual([0, 0, 0, 0]);
  });

  it("is gone where it arrives, if it melts", async () => {
    await draw("7", true);
    x = 100;
    await draw("7", false, { melts: true });
    expect(moves).toHaveBeenCalledTimes(3);
    expect(moves.mock.calls[2]![0]).toEqual({ opacity: [1, 1, 0] });
    expect(page.querySelector<HTMLElement>(".card")!.style.opacity).toBe("0");
  });
});

it("a touch finishes what moves, but not what never ends", () => {
  const motion = (endTime: number) => ({
    effect: { getComputedTiming: () => ({ endTime }) },
    finish: vi.fn(),
  });
  const motions = [motion(280), motion(Infinity)];
  finishMotion({ getAnimations: () => motions } as unknown as HTMLElement);
  expect(motions.map(({ finish }) => finish.mock.calls.length)).toEqual([1, 0]);
});

describe("words", () => {
  it("lists, signs and names", () => {
    expect(listed([1, 2, 3])).toBe("1, 2, 3");
    expect(listed([])).toBe("");
    expect(figure(-3)).toBe("−3");
    expect(signed(3)).toBe("+3");
    expect(whoIs(view, ["Ann", "Bob"], 1)).toEqual({ who: "you", name: "Bob" });
  });
});
