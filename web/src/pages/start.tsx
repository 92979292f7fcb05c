import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { BoxArt } from "../art/boxes";
import { Button, Frame, Link } from "../shell";
import { chooseLevel, levelOf } from "../state/level";
import { lobby } from "../state/lobby";
import { me } from "../state/me";
import { place } from "../state/place";
import { turns } from "../state/told";
import { say } from "../words";
import { inviteFriends, opening, playNow } from "./begin";
import { BOX, lastOpened, rememberOpened, type BoxGame } from "./games";
import { LevelPick } from "./levels";
import "./start.css";
import { isMine, TableRow } from "./table-row";
import { Trouble } from "./trouble";
import { TurnList } from "./turns";
import { useLobby } from "./use-lobby";

const MOST_ROWS = 5;

type Drawer = (typeof BOX)[number];

function Players({ low, high }: { low: number; high: number }): JSX.Element {
  return <p class="drawer-players">{say("web-players-range", { low, high })}</p>;
}

/** What can be done with the game in the open drawer. */
function Ways({ game }: { game: BoxGame }): JSX.Element {
  const busy = opening.value;
  const entry = place.value?.games.find(({ name }) => name === game);
  return (
    <div class="ways">
      <div class="ways-now">
        <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => void playNow(game)}>
          {say("web-play-now")}
        </Button>
        {entry && <LevelPick entry={entry} value={levelOf(entry)} onPick={(bot) => chooseLevel(game, bot)} />}
      </div>
      <Button size="large" icon="people" disabled={busy} onClick={() => void inviteFriends(game)}>
        {say("web-invite")}
      </Button>
      <div class="ways-more">
        <Link href={`/learn/${game}`}>{say("web-learn")}</Link>
        <Link href={`/new/${game}`}>{say("web-new-table")}</Link>
        <Link href={`/rules/${game}`}>{say("web-read-rules")}</Link>
      </div>
      <Trouble key={game} />
    </div>
  );
}

function OpenDrawer({ game, low, high, focus }: Drawer & { focus: boolean }): JSX.Element {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!focus) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest("section")?.scrollIntoView?.({ block: "nearest" });
  }, [game]);
  return (
    <section class="drawer open" aria-labelledby={`drawer-${game}`}>
      <div class="drawer-art">
        <BoxArt game={game} />
      </div>
      <div class="drawer-label">
        <h2 id={`drawer-${game}`} ref={title} tabIndex={-1}>
          {say(`${game}-name`)}
        </h2>
        <p class="drawer-line phrase">{say(`${game}-tagline`)}</p>
        <Players low={low} high={high} />
        <Ways game={game} />
      </div>
    </section>
  );
}

/** A front with a label; whoever pulls at it looks into the drawer. */
function ClosedDrawer({ game, low, high, onOpen }: Drawer & { onOpen(): void }): JSX.Element {
  return (
    <section class="drawer closed" aria-labelledby={`drawer-${game}`}>
      <div class="drawer-art">
        <BoxArt game={game} />
      </div>
      <div class="drawer-label">
        <h2 id={`drawer-${game}`}>
          <button type="button" class="drawer-pull" onClick={onOpen}>
            {say(`${game}-name`)}
          </button>
        </h2>
        <p class="drawer-line phrase">{say(`${game}-tagline`)}</p>
        <p class="drawer-players">{say("web-players-range", { low, high })}</p>
      </div>
    </section>
  );
}

/** The box with its five drawers, one of them open. */
function Box(): JSX.Element {
  const [open, setOpen] = useState(lastOpened());
  const pulled = useRef(false);
  const pull = (game: BoxGame): void => {
    pulled.current = true;
    rememberOpened(game);
    setOpen(game);
  };
  return (
    <div class="box">
      <OpenDrawer {...BOX.find(({ game }) => game === open)!} focus={pulled.current} />
      {BOX.filter(({ game }) => game !== open).map((drawer) => (
        <ClosedDrawer key={drawer.game} {...drawer} onOpen={() => pull(drawer.game)} />
      ))}
    </div>
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

/** The first page: who you are, your games, the box, and what others play. */
export function StartPage(): JSX.Element {
  useLobby();
  const isNew = !me.value?.tables.length;
  return (
    <Frame count={turns.value?.length}>
      <div class="stack start">
        <header class="hello">
          <h1>{say("web-hello")}</h1>
          {isNew && <p class="soft">{say("web-hello-text")}</p>}
          {me.value && (
            <p class="soft hello-name">
              {say("web-you-are", { name: me.value.name })}{" "}
              <Link href="/settings" class="tall">
                {say("web-change-name")}
              </Link>{" "}
              <Link href={`/p/${me.value.person}`} class="tall">
                {say("web-profile")}
              </Link>
            </p>
          )}
        </header>
        <TurnList />
        <MyGames />
        <Box />
        <Others />
      </div>
    </Frame>
  );
}
