// A finger on a card: what counts is when it came and went, not when a busy page heard of it.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTouch, type Holding } from "../../src/games/parts/touch";
import { HandClock } from "../fakes";

const page = document.createElement("div");
let hand: HandClock;
let did: string[];

const hold: Holding<number> = {
  ask: (key) => did.push(`ask ${key}`),
  choose: (key) => did.push(`choose ${key}`),
  drag: (key) => did.push(`drag ${key}`),
  drop: (key) => did.push(`drop ${key}`),
};

const Card = () => <button {...useTouch(3, hold)} />;

function fire(type: string, at: number): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType: "touch" });
  Object.defineProperty(event, "timeStamp", { value: at });
  page.querySelector("button")!.dispatchEvent(event);
}

beforeEach(async () => {
  [hand, did] = [new HandClock(), []];
  globalThis.kobakoClock = hand;
  document.body.replaceChildren(page);
  await act(() => render(<Card />, page));
});

afterEach(() => {
  render(null, page);
  globalThis.kobakoClock = undefined;
});

describe("a finger", () => {
  it("that rests asks what the card is, and does not choose it", async () => {
    fire("pointerdown", 0);
    await hand.pass(500);
    fire("pointerup", 500);
    fire("click", 500);
    expect(did).toEqual(["ask 3"]);
  });

  it("chooses though the page hears late that it was lifted", async () => {
    fire("pointerdown", 0);
    await hand.pass(500);
    fire("pointerup", 80);
    fire("click", 80);
    expect(did).toContain("choose 3");
  });
});
