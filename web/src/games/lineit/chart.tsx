// What the scores are made of: a bar of cards for each seat, tokens added to it or taken away.

import type { JSX } from "preact";
import type { LineitView } from "../../wire/lineit";
import { listed, say } from "../../words";
import type { SheetProps } from "../face";
import { figure } from "../parts/words";
import "./chart.css";
import { scoreName, tokenSum } from "./words";

const WIDTH = 340;
const ROW = 36;
const NAME = 84; // px for names
const END = 34; // and for totals
const LEAST = 10; // the scale reaches at least that far

/** The parts of a seat's bar: cards, tokens won, tokens lost. */
export function barOf(view: LineitView, seat: number): { cards: number; won: number; lost: number } {
  const tokens = view.tokens[seat]!;
  return {
    cards: view.piles[seat]!,
    won: tokenSum(tokens.filter((token) => !token.startsWith("-"))),
    lost: -tokenSum(tokens.filter((token) => token.startsWith("-"))),
  };
}

interface RowProps {
  view: LineitView;
  name: string;
  seat: number;
  scale(points: number): number;
}

function Row({ view, name, seat, scale }: RowProps): JSX.Element {
  const { cards, won, lost } = barOf(view, seat);
  const [total, high] = [view.scores[seat]!, cards + won];
  const y = seat * ROW;
  return (
    <g class={view.winners.includes(seat) ? "lineit-bar lineit-best" : "lineit-bar"}>
      <text x={NAME - 8} y={y + 22} text-anchor="end">
        {name.length > 10 ? `${name.slice(0, 9)}…` : name}
      </text>
      <rect class="lineit-bar-cards" x={scale(0)} y={y + 8} width={scale(cards) - scale(0)} height="20" />
      <rect
        class="lineit-bar-won"
        x={scale(cards)}
        y={y + 8}
        width={scale(high) - scale(cards)}
        height="20"
      />
      {lost > 0 && (
        <rect
          class="lineit-bar-lost"
          x={scale(high - lost)}
          y={y + 8}
          width={scale(high) - scale(high - lost)}
          height="20"
        />
      )}
      <text class="lineit-bar-total" x={scale(high) + 6} y={y + 23}>
        {figure(total)}
      </text>
    </g>
  );
}

export function Chart({ view, names }: SheetProps<LineitView>): JSX.Element {
  const bars = names.map((_, seat) => barOf(view, seat));
  const most = Math.max(LEAST, ...bars.map(({ cards, won }) => cards + won));
  const least = Math.min(0, ...view.scores);
  const scale = (points: number): number => NAME + ((WIDTH - NAME - END) * (points - least)) / (most - least);
  const height = ROW * names.length;
  return (
    <figure class="lineit-chart">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={say("lineit-web-chart")}>
        <desc>
          {listed(
            names.map((_, seat) => scoreName(view, names, seat)),
            "lineit-web-sentences",
          )}
        </desc>
        <defs>
          <pattern id="lineit-lost" width="5" height="5" patternUnits="userSpaceOnUse">
            <rect class="lineit-lost-paper" width="5" height="5" />
            <path class="lineit-lost-hatch" d="M-1 1L1-1M-1 6L6-1M4 6L6 4" />
          </pattern>
        </defs>
        <path class="lineit-zero" d={`M${scale(0)} 2V${height - 2}`} />
        {names.map((name, seat) => (
          <Row key={seat} {...{ view, name, seat, scale }} />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span class="lineit-key-cards">{say("lineit-web-pile")}</span>
        <span class="lineit-key-won">{say("lineit-web-tokens-won")}</span>
        <span class="lineit-key-lost">{say("lineit-web-tokens-lost")}</span>
      </figcaption>
    </figure>
  );
}
