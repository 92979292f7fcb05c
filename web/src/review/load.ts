// The review of a finished game: it is asked for again and again until it is there.
import { clock } from "../clock";
import { api, Refusal } from "../net/api";
import { passwordOf } from "../table/password";
import type { Review, Reviewing } from "../wire/wire";

const AGAIN = 1000; // ms between two questions
const PASSING = [0, 429, 503]; // nobody answers, too many questions, no room: it may be otherwise in a moment

export interface Made {
  readonly review: Review;
  readonly seqs: readonly number[]; // by which entry of the log each step was made
}

/** How far the review is; null if that cannot be told just now. */
async function ask(table: string): Promise<Reviewing | null> {
  try {
    return await api.review(table, passwordOf(table));
  } catch (refusal) {
    if (refusal instanceof Refusal && PASSING.includes(refusal.status)) return null;
    throw refusal;
  }
}

/** Asks until the review is there; `tell` hears how far it is. Throws what the server says against it. */
export async function loadReview(
  table: string,
  tell: (state: Reviewing) => void,
  wanted: () => boolean,
): Promise<Made | null> {
  while (wanted()) {
    const state = await ask(table);
    if (state?.review) return { review: state.review, seqs: state.seqs };
    if (state) tell(state);
    await new Promise<void>((done) => clock.after(AGAIN, done));
  }
  return null;
}
