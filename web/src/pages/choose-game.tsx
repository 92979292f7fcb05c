import type { JSX } from "preact";
import { BoxArt } from "../art/boxes";
import { Frame, Link } from "../shell";
import { say } from "../words";
import "./choose-game.css";
import { BOX } from "./games";

interface Props {
  title: string;
  to: string; // in front of the game's name
}

/** The five games, each a way to somewhere. */
function ChooseGame({ title, to }: Props): JSX.Element {
  return (
    <Frame title={title}>
      <div class="stack">
        <h1>{title}</h1>
        <ul class="choose-game">
          {BOX.map(({ game, low, high }) => (
            <li key={game}>
              <BoxArt game={game} />
              <div>
                <h2>
                  <Link href={`${to}/${game}`}>{say(`${game}-name`)}</Link>
                </h2>
                <p>{say(`${game}-tagline`)}</p>
                <p class="soft">{say("web-players-range", { low, high })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

/** Of which game are the rules to be read? */
export const AllRulesPage = (): JSX.Element => <ChooseGame title={say("web-rules")} to="/rules" />;

/** Which game is to be learnt? */
export const AllLessonsPage = (): JSX.Element => <ChooseGame title={say("web-learn")} to="/learn" />;

/** Which game is played at the new table? */
export const NewGamePage = (): JSX.Element => <ChooseGame title={say("web-new-table")} to="/new" />;
