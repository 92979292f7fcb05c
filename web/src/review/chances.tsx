import type { JSX } from "preact";
import type { Review } from "../wire/wire";
import { say } from "../words";
import { percent } from "../advice/figures";

const WIDE = 600;
const HIGH = 160;

/** A line through the shares of a seat, from the first step to the last. */
function line(review: Review, shares: (i: number) => number): string {
  const last = Math.max(1, review.steps);
  return review.moments
    .map(({ steps }, i) => `${(steps / last) * WIDE},${HIGH - shares(i) * HIGH}`)
    .join(" ");
}

/** How a seat's chances went: by what it knew then, and with all cards open. */
export function Chances({ review, seat }: { review: Review; seat: number }): JSX.Element {
  const known = (i: number): number => review.moments[i]!.known[seat]!;
  const opened = (i: number): number => review.moments[i]!.opened[seat]!;
  const last = review.moments.length - 1;
  return (
    <figure class="review-chances">
      <svg
        viewBox={`0 -4 ${WIDE} ${HIGH + 8}`}
        role="img"
        aria-label={say("review-chances-says", { first: percent(known(0)), last: percent(known(last)) })}
        preserveAspectRatio="none"
      >
        {[0, 0.5, 1].map((share) => (
          <line key={share} x1={0} x2={WIDE} y1={HIGH * share} y2={HIGH * share} class="review-grid" />
        ))}
        <polyline points={line(review, opened)} class="review-opened" />
        <polyline points={line(review, known)} class="review-known" />
      </svg>
      <figcaption>
        <span class="review-key review-key-known">{say("review-known")}</span>
        <span class="review-key review-key-opened">{say("review-opened")}</span>
      </figcaption>
    </figure>
  );
}
