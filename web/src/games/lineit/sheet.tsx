import type { JSX } from "preact";
import type { LineitView } from "../../wire/lineit";
import { say } from "../../words";
import type { SheetProps } from "../face";
import { ScoreSheet, type Entry } from "../parts/sheet";
import { signed } from "../parts/words";
import "./sheet.css";
import { gain, tokenName, tokenSum } from "./words";

function tokenEntry(tokens: readonly string[]): Entry | null {
  if (!tokens.length) return null;
  const sum = tokenSum(tokens);
  return {
    note: tokens.length > 1 && tokens.map(tokenName).join(" "),
    points: signed(sum),
    tone: sum < 0 ? "bad" : "good",
  };
}

/** The score pile, the tokens, and what the line would bring now. */
export function Sheet({ view, names }: SheetProps<LineitView>): JSX.Element {
  const cash = view.lines.map(({ standing }) => standing.cash);
  const lines = [
    {
      head: say("lineit-web-pile"),
      now: false,
      entries: view.piles.map((cards): Entry => ({ points: cards })),
    },
    { head: say("lineit-web-tokens"), now: false, entries: view.tokens.map(tokenEntry) },
    {
      head: say("lineit-web-sheet-line"),
      now: true,
      entries: cash.map((one) => one && { note: gain(one.points), points: null }),
    },
  ];
  return (
    <div class="lineit-sheet">
      <ScoreSheet
        caption={say("lineit-web-sheet")}
        corner={say("lineit-web-sheet-corner")}
        names={names}
        seat={view.seat}
        lines={view.over ? lines.slice(0, 2) : lines}
        totals={view.scores}
      />
    </div>
  );
}
