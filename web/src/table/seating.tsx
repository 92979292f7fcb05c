import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ReputeChip } from "../people/chip";
import { Button, Icon } from "../shell";
import { lazyDialog } from "../shell/lazy";
import { sit } from "../state/entropy";
import { place } from "../state/place";
import type { Chair } from "../wire/wire";
import { say } from "../words";
import type { Desk } from "./desk";
import { Invite } from "./invite";
import { isHere, keptSeat } from "./people";
import { ProfileLink } from "./profile-link";
import "./seating.css";
import { Setup } from "./setup";

/** Somebody for whom a seat is kept sits down without being asked. */
function useKeptSeat(desk: Desk): void {
  const kept = keptSeat(desk.room.value!, desk.person.value);
  const open = desk.room.value!.status === "open";
  useEffect(() => {
    if (kept !== null && open) void desk.doing(sit(desk.table, kept));
  }, [kept, open]);
}

function tags(desk: Desk, chair: Chair, seat: number): string[] {
  const found = [];
  if (seat === desk.seat.value) found.push(say("table-you"));
  if (chair.kind === "person" && chair.person === desk.room.value!.host) found.push(say("table-host"));
  if (!isHere(chair, desk.state.value!.presence, desk.room.value!.clock)) found.push(say("table-gone"));
  return found;
}

/** Who sits on a chair, or that it is free. */
function Who({ desk, chair, seat }: { desk: Desk; chair: Chair; seat: number }): JSX.Element {
  const name = desk.names.value[seat]!;
  return (
    <div class="chair-who">
      <ProfileLink class="chair-name" chair={chair}>
        {chair.kept ? say("table-kept", { name }) : name}
      </ProfileLink>
      {chair.person && <ReputeChip person={chair.person} game={desk.room.value!.game} />}
      {tags(desk, chair, seat).map((tag) => (
        <span class="chair-tag" key={tag}>
          {tag}
        </span>
      ))}
    </div>
  );
}

/** Which seat a button is about, for those who do not see where it stands. */
function SeatName({ seat }: { seat: number }): JSX.Element {
  return <span class="unseen">, {say("table-seat", { seat })}</span>;
}

const Levels = lazyDialog(async () => (await import("../pages/levels")).Levels);

/** Which bot? Asked only where there is a choice. */
function Fill({ desk, seat }: { desk: Desk; seat: number }): JSX.Element {
  const [open, setOpen] = useState(false);
  const asked = useRef(false); // from then on the question stays, and gives the focus back when it is closed
  asked.current ||= open;
  const entry = place.value?.games.find(({ name }) => name === desk.room.value!.game);
  const bots = entry?.bots ?? [];
  const fill = (bot: string): void => {
    setOpen(false);
    void desk.do("fill", { seat, bot });
  };
  const start = (): void => (bots.length === 1 ? fill(bots[0]!) : setOpen(true));
  return (
    <>
      <Button icon="bot" disabled={!bots.length} onClick={start}>
        {say("table-fill")}
        <SeatName seat={seat} />
      </Button>
      {entry && asked.current && (
        <Levels entry={entry} open={open} onPick={fill} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function ChairActions({ desk, chair, seat }: { desk: Desk; chair: Chair; seat: number }): JSX.Element {
  const taken = chair.kind === "bot" || (chair.kind === "person" && !chair.kept);
  const mayFree = desk.host.value && (chair.kind === "bot" || chair.kept);
  const maySit = chair.kind === "open" && desk.seat.value === null;
  return (
    <div class="chair-actions">
      {maySit && (
        <Button kind="primary" onClick={() => void desk.doing(sit(desk.table, seat))}>
          {say("table-sit")}
          <SeatName seat={seat} />
        </Button>
      )}
      {seat === desk.seat.value && (
        <Button kind="quiet" onClick={() => void desk.do("stand", {})}>
          {say("table-stand")}
        </Button>
      )}
      {desk.host.value && !taken && <Fill desk={desk} seat={seat} />}
      {mayFree && (
        <Button kind="quiet" onClick={() => void desk.do("fill", { seat, bot: null })}>
          {say("table-free")}
          <SeatName seat={seat} />
        </Button>
      )}
    </div>
  );
}

function ChairCard({ desk, seat }: { desk: Desk; seat: number }): JSX.Element {
  const chair = desk.room.value!.chairs[seat]!;
  const icon = chair.kind === "bot" ? "bot" : chair.kind === "open" ? "plus" : "person";
  const own = seat === desk.seat.value ? "own" : "";
  return (
    <li class={`chair ${chair.kept ? "kept" : chair.kind} ${own}`} aria-label={say("table-seat", { seat })}>
      <span class="chair-icon">
        <Icon name={icon} size={26} />
      </span>
      <Who desk={desk} chair={chair} seat={seat} />
      {desk.room.value!.status === "open" && <ChairActions desk={desk} chair={chair} seat={seat} />}
    </li>
  );
}

/** The table before the game: who sits where, how friends get here, and what will be played. */
export function Seating({ desk }: { desk: Desk }): JSX.Element {
  const room = desk.room.value!;
  useKeptSeat(desk);
  return (
    <main class="felt seating">
      <div class="seating-in">
        <section class="seating-chairs" aria-labelledby="seating-title">
          <h2 id="seating-title">{say("table-seating-title", { game: say(`${room.game}-name`) })}</h2>
          <ol class="chairs">
            {room.chairs.map((_, seat) => (
              <ChairCard key={seat} desk={desk} seat={seat} />
            ))}
          </ol>
          {desk.host.value && room.status === "open" && (
            <Button kind="quiet" icon="close" onClick={() => (desk.over.value = "close")}>
              {say("table-close")}
            </Button>
          )}
        </section>
        {room.status === "open" && <Invite table={desk.table} full={desk.full.value} />}
        <Setup desk={desk} />
      </div>
    </main>
  );
}
