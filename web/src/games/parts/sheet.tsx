import type { ComponentChildren, JSX } from "preact";
import { say } from "../../words";
import "./sheet.css";
import { figure } from "./words";

/** What a seat has done in a round, and what it has brought; `tone` is how that is to be taken. */
export interface Entry {
  note?: ComponentChildren;
  points: ComponentChildren; // null while there are none
  tone?: "good" | "bad" | undefined;
}

/** A round, or whatever a line of the sheet stands for. */
export interface Line {
  head: ComponentChildren;
  now: boolean; // it is being played
  entries: readonly (Entry | null)[]; // by seat
}

interface Props {
  caption: string;
  corner?: string; // what the heads of the lines are, if they are not rounds
  names: readonly string[];
  seat: number | null; // whose screen it is
  lines: readonly Line[];
  totals: readonly number[];
  sum?: string; // what the totals are, if not the sum of all lines
}

function Cell({ entry }: { entry: Entry | null }): JSX.Element {
  if (!entry) return <td />;
  return (
    <td class={entry.tone && `sheet-${entry.tone}`}>
      {entry.note && <span class="sheet-note">{entry.note}</span>}
      {entry.points !== null && <b>{entry.points}</b>}
    </td>
  );
}

function Head({ corner, names, seat }: Pick<Props, "corner" | "names" | "seat">): JSX.Element {
  return (
    <tr>
      <th scope="col">
        <span class="unseen">{corner ?? say("table-sheet-round")}</span>
      </th>
      {names.map((name, i) => (
        <th key={i} scope="col" title={name} class={i === seat ? "sheet-you" : ""}>
          {name}
        </th>
      ))}
    </tr>
  );
}

function Totals({ totals, sum }: Pick<Props, "totals" | "sum">): JSX.Element {
  const best = Math.max(...totals);
  return (
    <tr>
      <th scope="row">{sum ?? say("table-sheet-total")}</th>
      {totals.map((total, seat) => (
        <td key={seat} class={total === best ? "sheet-best" : ""}>
          {figure(total)}
        </td>
      ))}
    </tr>
  );
}

/** The score sheet: a line for each round, a column for each seat, totals below. */
export function ScoreSheet({ caption, corner, names, seat, lines, totals, sum }: Props): JSX.Element {
  return (
    <div class="score-sheet">
      <table>
        <caption>{caption}</caption>
        <thead>
          <Head corner={corner} names={names} seat={seat} />
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={i} class={line.now ? "sheet-now" : ""}>
              <th scope="row">{line.head}</th>
              {line.entries.map((entry, seat) => (
                <Cell key={seat} entry={entry} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Totals totals={totals} sum={sum} />
        </tfoot>
      </table>
    </div>
  );
}
