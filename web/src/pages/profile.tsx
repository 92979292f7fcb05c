import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, Refusal } from "../net/api";
import { GamePart } from "../profile/game";
import { Past } from "../profile/past";
import "../profile/profile.css";
import { dateText, playerName } from "../profile/words";
import { Button, Frame } from "../shell";
import { knownAs, loadPeople } from "../social/people";
import { Notes, Ties } from "../social/person";
import { loadMe, me } from "../state/me";
import type { Profile } from "../wire/wire";
import { say } from "../words";

type Stage = { is: "loading" } | { is: "trouble"; why: string } | { is: "here"; profile: Profile };

async function load(player: string): Promise<Stage> {
  try {
    const who = loadMe()
      .then(loadPeople)
      .catch(() => null);
    const [profile] = await Promise.all([api.player(player), who]);
    return { is: "here", profile };
  } catch (error) {
    const none = error instanceof Refusal && error.status === 404;
    return { is: "trouble", why: none ? "no-such-person" : "profile-failed" };
  }
}

/** A player: who it is, what they have played, and how strong they are. */
export function ProfilePage({ id }: { id: string }): JSX.Element {
  const [stage, setStage] = useState<Stage>({ is: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setStage({ is: "loading" });
    void load(id).then((next) => wanted && setStage(next));
    return () => void (wanted = false);
  }, [id, attempt]);
  if (stage.is === "here") return <Whole profile={stage.profile} />;
  const text = say(stage.is === "trouble" ? stage.why : "web-loading");
  return (
    <Frame title={text} narrow>
      <div class="stack">
        {stage.is === "trouble" ? <h1>{text}</h1> : <p role="status">{text}</p>}
        {stage.is === "trouble" && stage.why === "profile-failed" && (
          <Button kind="primary" icon="again" onClick={() => setAttempt(attempt + 1)}>
            {say("web-retry")}
          </Button>
        )}
      </div>
    </Frame>
  );
}

function Whole({ profile }: { profile: Profile }): JSX.Element {
  const name = playerName(profile.player, profile.name);
  const games = [...profile.games].sort((one, other) => other.games - one.games);
  return (
    <Frame title={name}>
      <div class="stack loose profile">
        <Head profile={profile} name={name} />
        {isAnother(profile) && <Thoughts profile={profile} />}
        {games.length === 0 && <p>{say("profile-no-games")}</p>}
        {games.map((game) => (
          <GamePart key={game.game} record={game} />
        ))}
        {games.length > 0 && <Past player={profile.player} />}
      </div>
    </Frame>
  );
}

/** Whether it is a person, not us, and still here. */
const isAnother = ({ bot, player, name }: Profile): boolean =>
  !bot && name !== "" && player !== me.value?.person;

/** What we think of them. */
const Thoughts = ({ profile }: { profile: Profile }): JSX.Element => (
  <section class="panel stack tight">
    <Ties known={knownAs(profile.player, profile.name)} />
    <Notes />
  </section>
);

function Head({ profile, name }: { profile: Profile; name: string }): JSX.Element {
  const { games, finished } = profile.finished;
  return (
    <header class="stack tight">
      <h1 translate={false}>{name}</h1>
      {profile.bot && <p class="soft">{say("profile-bot-text")}</p>}
      {profile.since !== null && (
        <p class="soft">{say("profile-since", { date: dateText(profile.since) })}</p>
      )}
      {!profile.bot && (
        <p class="soft">{games ? say("profile-finished", { finished, games }) : say("profile-new")}</p>
      )}
    </header>
  );
}
