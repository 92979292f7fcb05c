import type { JSX } from "preact";
import { act, serverNow } from "../net/socket";
import { Button } from "../shell";
import { turns } from "../state/told";
import type { Turn } from "../wire/wire";
import { say } from "../words";
import { personName } from "../words/someone";
import "./table-row.css";

const HOUR = 3600;

/** 2 days 4 h; or hours, minutes and seconds where they count. */
function figures(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  if (hours >= 24) return say("social-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (count: number): string => String(Math.floor(count)).padStart(2, "0");
  return `${hours}:${two((seconds % HOUR) / 60)}:${two(seconds % 60)}`;
}

/** How long one has, at a table with a clock. */
function due(turn: Turn): string {
  if (turn.due === null) return "";
  const left = turn.due - serverNow();
  return left > 0 ? say("social-turn-due", { time: figures(left / 1000) }) : say("social-turn-late");
}

function Row({ turn }: { turn: Turn }): JSX.Element {
  const game = say(`${turn.game}-name`);
  const notes = [say("social-turn-host", { name: personName(turn.host_name) }), due(turn)].filter(Boolean);
  return (
    <li class="table-row turn-row">
      <div class="row-what">
        <h3>{say("call-title", { game, what: say(`call-${turn.kind}`) })}</h3>
        <p class="soft">{notes.join(" · ")}</p>
      </div>
      {turn.kind === "seat" && (
        <div class="row-chairs">
          <Button kind="quiet" onClick={() => void act(turn.table, "stand", {})}>
            {say("social-no-thanks")}
          </Button>
        </div>
      )}
      <Button kind="primary" icon="forward" href={`/t/${turn.table}`}>
        {say("social-go")}
        <span class="unseen"> {game}</span>
      </Button>
    </li>
  );
}

/** What waits for the player, at all tables. */
export function TurnList(): JSX.Element {
  const all = turns.value ?? [];
  return (
    <>
      <p role="status" class="unseen">
        {all.length > 0 && say("social-turns-count", { count: all.length })}
      </p>
      {all.length > 0 && (
        <section class="stack start-list" aria-labelledby="turns">
          <h2 id="turns">{say("social-turns")}</h2>
          <ul class="table-rows">
            {all.map((turn) => (
              <Row key={`${turn.table} ${turn.kind}`} turn={turn} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
