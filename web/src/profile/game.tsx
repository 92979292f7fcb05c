import type { ComponentChildren, JSX } from "preact";
import { Link } from "../shell";
import type { GameRecord } from "../wire/wire";
import { has, say } from "../words";
import { Graph } from "./graph";
import { figure, percent, playerName } from "./words";

interface Props {
  record: GameRecord;
}

/** All that a player has done in one game. */
export function GamePart({ record }: Props): JSX.Element {
  const id = `game-${record.game}`;
  return (
    <section class="panel stack profile-game" aria-labelledby={id}>
      <h2 id={id}>{say(`${record.game}-name`)}</h2>
      <Figures record={record} />
      {record.points.length > 0 && <Graph points={record.points} />}
      <ByPlayers record={record} />
      {record.versus.length > 0 && <HeadToHead record={record} />}
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Figures({ record }: Props): JSX.Element {
  const { rating, made, tried } = record;
  const skill = `profile-skill-${record.game}`;
  return (
    <>
      <dl class="profile-figures">
        <Figure name={say("profile-rating")}>
          <strong>{rating ? say("profile-rated-at", texts(rating)) : say("profile-unrated")}</strong>
          {rating?.provisional && <small>{say("profile-provisional")}</small>}
        </Figure>
        <Figure name={say("profile-games")}>{figure(record.games)}</Figure>
        <Figure name={say("profile-wins")}>{figure(record.wins)}</Figure>
        <Figure name={say("profile-share")}>{percent(record.share)}</Figure>
        <Figure name={say("profile-place")}>{figure(record.place, 1)}</Figure>
        <Figure name={say("profile-score")}>{figure(record.score, 1)}</Figure>
        {tried > 0 && has(skill) && (
          <Figure name={say(skill)}>
            {percent(made / tried)} <small>{say("profile-made", { made, tried })}</small>
          </Figure>
        )}
      </dl>
      {rating && <p class="soft profile-note">{say("profile-rating-text")}</p>}
    </>
  );
}

const texts = ({ value, spread }: { value: number; spread: number }): Record<string, string> => ({
  value: String(value),
  spread: String(spread),
});

interface TableProps {
  title: string;
  note?: string;
  heads: readonly string[];
  rows: readonly (readonly ComponentChildren[])[];
}

/** A table whose first column says what its rows are. */
export function Numbers({ title, note, heads, rows }: TableProps): JSX.Element {
  return (
    <table class="numbers">
      <caption>
        {title}
        {note && <small>{note}</small>}
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], i) => (
          <tr key={i}>
            <th scope="row">{first}</th>
            {others.map((cell, j) => (
              <td key={j}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByPlayers({ record }: Props): JSX.Element {
  const names = ["players", "games", "wins", "share", "place"];
  return (
    <Numbers
      title={say("profile-by-players")}
      heads={names.map((name) => say(`profile-${name}`))}
      rows={record.by_players.map((one) => [
        one.players,
        figure(one.games),
        figure(one.wins),
        percent(one.share),
        figure(one.place, 1),
      ])}
    />
  );
}

function HeadToHead({ record }: Props): JSX.Element {
  const names = ["opponent", "met", "ahead", "behind"];
  return (
    <Numbers
      title={say("profile-versus")}
      note={say("profile-versus-text")}
      heads={names.map((name) => say(`profile-${name}`))}
      rows={record.versus.map(({ player, name, times, ahead, behind }) => [
        <Link href={`/p/${player}`} class="tall">
          {playerName(player, name)}
        </Link>,
        figure(times),
        figure(ahead),
        figure(behind),
      ])}
    />
  );
}
