// The review of a finished game: it is asked for again and again until it is there.
import { clock } from "../clock";
import { api, Refusal } from "../net/api";
import { passwordOf } from "../table/password";
import type { Problem, Review, Reviewing } from "../wire/wire";

const AGAIN = 1000; // ms between two questions

export interface Made {
  readonly review: Review;
  readonly seqs: readonly number[]; // by which entry of the log each step was made
}

/** Asks until the review is there; `tell` hears how far it is. Throws what the server says against it. */
export async function loadReview(
  table: string,
  tell: (state: Reviewing) => void,
  wanted: () => boolean,
): Promise<Made | null> {
  while (wanted()) {
    const state = await api.review(table, passwordOf(table));
    if (state.review) return { review: state.review, seqs: state.seqs };
    tell(state);
    await new Promise<void>((done) => clock.after(AGAIN, done));
  }
  return null;
}

export const problemOf = (error: unknown): Problem => {
  if (error instanceof Refusal) return error.problem;
  throw error;
};
