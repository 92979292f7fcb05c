import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { Button, Link } from "../shell";
import type { History, PastGame, PastSeat } from "../wire/wire";
import { say } from "../words";
import { dateText, figure, playerName } from "./words";

/** The games of a player, page by page. */
export function Past({ player }: { player: string }): JSX.Element {
  const [pages, setPages] = useState<readonly History[]>([]);
  const [failed, setFailed] = useState(false);
  const games = pages.flatMap((page) => page.games);
  const more = (): Promise<void> =>
    api.games(player, games.at(-1)?.table).then(
      (page) => {
        setFailed(false);
        setPages([...pages, page]);
      },
      () => setFailed(true),
    );
  useEffect(() => void more(), [player]);
  return (
    <section class="stack" aria-labelledby="past" aria-busy={pages.length === 0 && !failed}>
      <h2 id="past">{say("profile-history")}</h2>
      <p class="soft profile-note">{say("profile-history-text")}</p>
      <ol class="past">
        {games.map((game) => (
          <Game key={game.table} game={game} />
        ))}
      </ol>
      {failed && (
        <p class="problem" role="alert">
          {say("profile-failed")}
        </p>
      )}
      {(failed || pages.at(-1)?.more) && (
        <Button onClick={() => void more()}>{say(failed ? "web-retry" : "profile-older")}</Button>
      )}
    </section>
  );
}

function Game({ game }: { game: PastGame }): JSX.Element {
  const [name, date] = [say(`${game.game}-name`), dateText(game.at)];
  const seats = [...game.seats].sort((one, other) => one.place - other.place);
  return (
    <li class="past-game">
      <div class="past-what">
        <h3>{name}</h3>
        <p class="soft">{[date, ...(game.rated ? [say("table-rated")] : [])].join(" · ")}</p>
      </div>
      <Button icon="play" href={`/t/${game.table}/replay`}>
        {say("profile-replay")}
        <span class="unseen"> {say("profile-replay-of", { game: name, date })}</span>
      </Button>
      <ol class="past-seats">
        {seats.map((seat, i) => (
          <Seat key={i} seat={seat} />
        ))}
      </ol>
    </li>
  );
}

function Seat({ seat }: { seat: PastSeat }): JSX.Element {
  return (
    <li>
      <span class="past-place">{say("table-place", { place: seat.place })}</span>
      <Link href={`/p/${seat.player}`} class="tall">
        {playerName(seat.player, seat.name)}
      </Link>
      {seat.went && <span class="soft">{say("profile-went")}</span>}
      <span class="past-score">{figure(seat.score)}</span>
    </li>
  );
}
