import type { JSX } from "preact";
import type { YurikureView } from "../../wire/yurikure";
import { listed, say } from "../../words";
import type { SheetProps } from "../face";
import "../parts/chart.css";

const [WIDTH, ROW, LEFT] = [340, 34, 96];

/** What everybody's support has brought: a bar for each seat. */
export function Chart({ view, names }: SheetProps<YurikureView>): JSX.Element {
  const most = Math.max(1, ...view.scores);
  const long = (points: number): number => ((WIDTH - LEFT - 34) * points) / most;
  const said = names.map((name, seat) => say("table-chart-line", { name, totals: view.scores[seat]! }));
  return (
    <figure class="chart yurikure-chart">
      <svg viewBox={`0 0 ${WIDTH} ${ROW * names.length}`} role="img" aria-label={say("yurikure-web-chart")}>
        <desc>{listed(said, "table-then")}</desc>
        {names.map((name, seat) => (
          <g key={seat} class={`chart-${seat}`} transform={`translate(0 ${seat * ROW})`}>
            <text class="chart-name" x={LEFT - 8} y={ROW / 2 + 4} text-anchor="end">
              {name.length > 12 ? `${name.slice(0, 11)}…` : name}
            </text>
            <rect
              class="yurikure-bar"
              x={LEFT}
              y="6"
              width={Math.max(2, long(view.scores[seat]!))}
              height={ROW - 12}
              rx="4"
            />
            <text class="chart-name" x={LEFT + long(view.scores[seat]!) + 10} y={ROW / 2 + 4}>
              {view.scores[seat]}
              {view.winners.includes(seat) && " ★"}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
