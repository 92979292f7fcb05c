import type { JSX } from "preact";
import { BoxArt } from "../art/boxes";
import { Button, Frame, Link } from "../shell";
import { lobby } from "../state/lobby";
import { me } from "../state/me";
import { say } from "../words";
import { inviteFriends, opening, playNow, trouble } from "./begin";
import { BOX, type BoxGame } from "./games";
import "./start.css";
import { isMine, TableRow } from "./table-row";
import { useLobby } from "./use-lobby";

const MOST_ROWS = 5;

function Players({ low, high }: { low: number; high: number }): JSX.Element {
  return <p class="drawer-players">{say("web-players-range", { low, high })}</p>;
}

/** What can be done with the game in the open drawer. */
function Ways({ game }: { game: BoxGame }): JSX.Element {
  const busy = opening.value;
  return (
    <div class="ways">
      <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => void playNow(game)}>
        {say("web-play-now")}
      </Button>
      <Button size="large" icon="people" disabled={busy} onClick={() => void inviteFriends(game)}>
        {say("web-invite")}
      </Button>
      <div class="ways-more">
        <Link href={`/new/${game}`}>{say("web-new-table")}</Link>
        <Link href={`/rules/${game}`}>{say("web-read-rules")}</Link>
      </div>
      {trouble.value && (
        <p class="problem" role="alert">
          {say(trouble.value.id, trouble.value.args)}
        </p>
      )}
    </div>
  );
}

function OpenDrawer({ game, low, high }: (typeof BOX)[number]): JSX.Element {
  return (
    <section class="drawer open" aria-labelledby={`drawer-${game}`}>
      <div class="drawer-art">
        <BoxArt game={game} />
      </div>
      <div class="drawer-label">
        <h2 id={`drawer-${game}`}>{say(`${game}-name`)}</h2>
        <p class="drawer-line phrase">{say(`${game}-tagline`)}</p>
        <Players low={low} high={high} />
        <Ways game={game} />
      </div>
    </section>
  );
}

function ClosedDrawer({ game, low, high }: (typeof BOX)[number]): JSX.Element {
  return (
    <section class="drawer closed" aria-labelledby={`drawer-${game}`}>
      <div class="drawer-art">
        <BoxArt game={game} />
      </div>
      <div class="drawer-label">
        <h2 id={`drawer-${game}`}>{say(`${game}-name`)}</h2>
        <p class="drawer-line phrase">{say(`${game}-tagline`)}</p>
        <p class="drawer-soon">
          {say("web-soon")} · {say("web-players-range", { low, high })}
        </p>
      </div>
    </section>
  );
}

function MyGames(): JSX.Element | null {
  const rows = me.value?.tables ?? [];
  if (rows.length === 0) return null;
  return (
    <section class="stack start-list" aria-labelledby="mine">
      <h2 id="mine">{say("web-my-games")}</h2>
      <ul class="table-rows">
        {rows.map((row) => (
          <TableRow key={row.table} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Others(): JSX.Element | null {
  const rows = (lobby.value ?? []).filter((row) => !isMine(row));
  if (rows.length === 0) return null;
  return (
    <section class="stack start-list" aria-labelledby="others">
      <div class="row spread">
        <h2 id="others">{say("web-tables-now")}</h2>
        <Link href="/lobby" class="tall">
          {say("web-all-tables")}
        </Link>
      </div>
      <ul class="table-rows">
        {rows.slice(0, MOST_ROWS).map((row) => (
          <TableRow key={row.table} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** The box with its five drawers. */
export function StartPage(): JSX.Element {
  useLobby();
  const [first, ...others] = BOX;
  const isNew = !me.value?.tables.length;
  return (
    <Frame>
      <div class="stack start">
        <header class="hello">
          <h1>{say("web-hello")}</h1>
          {isNew && <p class="soft">{say("web-hello-text")}</p>}
          {me.value && (
            <p class="soft hello-name">
              {say("web-you-are", { name: me.value.name })}{" "}
              <Link href="/settings" class="tall">
                {say("web-change-name")}
              </Link>
            </p>
          )}
        </header>
        <MyGames />
        <div class="box">
          <OpenDrawer {...first} />
          {others.map((drawer) => (
            <ClosedDrawer key={drawer.game} {...drawer} />
          ))}
        </div>
        <Others />
      </div>
    </Frame>
  );
}
