// A review is asked for until it is there, whatever becomes of a single question.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../src/net/api";
import { loadReview } from "../src/review/load";
import { fakeFetch, HandClock, settle } from "./fakes";

const PATH = "GET /api/tables/t/review";
const state = (done: number): object => ({ done, of: 10, waiting: 0, seqs: [1, 2], review: null });
const READY = { ...state(10), review: { game: "luz" } };
let hand: HandClock;

beforeEach(() => {
  hand = new HandClock();
  globalThis.kobakoClock = hand;
});

afterEach(() => {
  globalThis.kobakoClock = undefined;
  vi.unstubAllGlobals();
});

it("goes on after a question that nobody has answered, or for which there was no room", async () => {
  const { answers, asked } = fakeFetch({});
  const told: number[] = [];
  const made = loadReview(
    "t",
    ({ done }) => told.push(done),
    () => true,
  );
  await settle();
  for (const answer of [
    [503, { id: "server-reviews-full" }],
    [429, { id: "server-too-fast" }],
    [200, state(4)],
    [200, READY],
  ] as [number, unknown][]) {
    answers[PATH] = answer;
    await hand.pass(1000);
  }
  expect(await made).toEqual({ review: READY.review, seqs: [1, 2] });
  expect([told, asked.length]).toEqual([[4], 5]);
});

it("ends where it is refused for good", async () => {
  fakeFetch({ [PATH]: [403, { id: "server-no-review", args: {} }] });
  const made = loadReview(
    "t",
    () => undefined,
    () => true,
  );
  await expect(made).rejects.toBeInstanceOf(Refusal);
});
