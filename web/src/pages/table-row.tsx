import type { JSX } from "preact";
import { ReputeChip } from "../people/chip";
import { Button, Icon, Link } from "../shell";
import { me } from "../state/me";
import type { Chair, Clock, LobbyRow } from "../wire/wire";
import { say } from "../words";
import { botName } from "../words/bots";
import { personName } from "../words/someone";
import "./table-row.css";

const DAY = 86_400;

/** So many seconds, minutes, hours or days. */
export function timeText(seconds: number): string {
  if (seconds > 0 && seconds % DAY === 0) return say("web-days", { count: seconds / DAY });
  if (seconds > 0 && seconds % 3600 === 0) return say("web-hours", { count: seconds / 3600 });
  if (seconds > 0 && seconds % 60 === 0) return say("web-minutes", { count: seconds / 60 });
  return say("web-seconds", { count: seconds });
}

/** A clock in a few words. */
export function clockText({ kind, seconds, increment }: Clock): string {
  const time = timeText(seconds);
  if (kind === "move") return say("web-clock-of-move", { time });
  if (kind === "bank" && increment) return say("web-clock-of-bank", { time, increment: timeText(increment) });
  return kind === "bank" ? time : say("web-clock-none");
}

const isTaken = (chair: Chair): boolean => chair.kind === "bot" || (chair.kind === "person" && !chair.kept);
const isFree = (chair: Chair): boolean => chair.kind === "open";
export const isMine = (row: LobbyRow): boolean =>
  row.chairs.some(({ person }) => person !== null && person === me.value?.person);

function chairText(chair: Chair): string {
  if (chair.kind === "bot") return botName(chair.bot ?? "");
  return chair.kind === "person" ? personName(chair.name) : say("web-seat-free");
}

/** Who sits where, as a row of small chairs; the names are read out. */
function Chairs({ chairs }: { chairs: readonly Chair[] }): JSX.Element {
  return (
    <ul class="row-chairs" aria-label={say("web-seats")}>
      {chairs.map((chair, seat) => (
        <li key={seat} class={isTaken(chair) ? chair.kind : "open"} title={chairText(chair)}>
          <Icon name={chair.kind === "bot" ? "bot" : chair.kind === "person" ? "person" : "plus"} size={18} />
          <span class="unseen">{chairText(chair)}</span>
        </li>
      ))}
    </ul>
  );
}

const ICONS = { "go-on": "play", "to-table": "forward", join: "person", watch: "eye" } as const;

/** What one can do with a table. */
function action(row: LobbyRow): keyof typeof ICONS {
  if (isMine(row)) return row.status === "running" ? "go-on" : "to-table";
  return row.status === "open" && row.chairs.some(isFree) ? "join" : "watch";
}

/** Whose table of which game it is; ours is ours. */
function titleOf(row: LobbyRow): string {
  const game = say(`${row.game}-name`);
  return isMine(row) && row.host_name === me.value?.name
    ? game
    : say("web-table-of", { game, name: personName(row.host_name) });
}

/** What stands below: with whom one plays there, how far the table is, and by which clock. */
function noteOf(row: LobbyRow): string {
  const others = row.chairs.filter(({ kind, person }) => kind === "person" && person !== me.value?.person);
  const names = isMine(row) ? others.map(({ name }) => personName(name)) : [];
  const times = row.clock.kind === "none" ? [] : [clockText(row.clock)];
  const rated = row.rated ? [say("table-rated")] : [];
  return [...names, say(`web-status-${row.status}`), ...times, ...rated].join(" · ");
}

/** Who sits there, with the way to what they have played. */
function People({ row }: { row: LobbyRow }): JSX.Element | null {
  const others = row.chairs.filter(({ kind, person }) => kind === "person" && person !== me.value?.person);
  if (others.length === 0) return null;
  return (
    <ul class="row-people" aria-label={say("table-people")}>
      {others.map(({ person, name }) => (
        <li key={person}>
          <Link href={`/p/${person}`} class="tall">
            {personName(name)}
          </Link>
          <ReputeChip person={person!} game={row.game} />
        </li>
      ))}
    </ul>
  );
}

/** A table in a list, with the way to it. */
export function TableRow({ row }: { row: LobbyRow }): JSX.Element {
  const what = action(row);
  const title = titleOf(row);
  return (
    <li class="table-row">
      <div class="row-what">
        <h3>{title}</h3>
        <p class="soft">
          {noteOf(row)}
          {row.visibility === "password" && <Icon name="lock" size={16} />}
        </p>
      </div>
      <Chairs chairs={row.chairs} />
      <People row={row} />
      <Button href={`/t/${row.table}`} icon={ICONS[what]} kind={isMine(row) ? "primary" : "plain"}>
        {say(`web-${what}`)}
        <span class="unseen"> {title}</span>
      </Button>
    </li>
  );
}
