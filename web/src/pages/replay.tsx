import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { faceOf } from "../games";
import type { AnyFace } from "../games/face";
import { loadTold, NoReplay, readEye, type Told, type Trouble } from "../replay/load";
import { Replay } from "../replay/replay";
import "../replay/replay.css";
import { Button, search } from "../shell";
import { Frame } from "../shell/frame";
import { loadMe } from "../state/me";
import { say } from "../words";

type Stage = { is: "loading" } | { is: "trouble"; why: Trouble } | { is: "here"; told: Told; face: AnyFace };

async function load(table: string): Promise<Stage> {
  const eye = readEye(search.peek().get("seat"));
  try {
    const [told] = await Promise.all([loadTold(table, eye), loadMe().catch(() => null)]);
    return { is: "here", told, face: await faceOf(told.room.game) };
  } catch (error) {
    return { is: "trouble", why: error instanceof NoReplay ? error.why : "failed" };
  }
}

/** A finished game once more, from any seat: `/t/{id}/replay`, with `?step=N&seat=K` at a moment. */
export function ReplayPage({ id }: { id: string }): JSX.Element {
  const [stage, setStage] = useState<Stage>({ is: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setStage({ is: "loading" });
    void load(id).then((next) => wanted && setStage(next));
    return () => void (wanted = false);
  }, [id, attempt]);
  if (stage.is === "here") return <Replay table={id} told={stage.told} face={stage.face} />;
  if (stage.is === "trouble")
    return <NotHere table={id} why={stage.why} again={() => setAttempt(attempt + 1)} />;
  return (
    <Frame title={say("replay-loading")} narrow>
      <p role="status">{say("replay-loading")}</p>
    </Frame>
  );
}

const TROUBLES: Readonly<Record<Trouble, [title: string, text: string]>> = {
  "not-over": ["replay-not-over", "replay-not-over-text"],
  closed: ["replay-closed", "replay-closed-text"],
  none: ["replay-none", "replay-none-text"],
  failed: ["replay-failed", "replay-failed-text"],
};

function NotHere({ table, why, again }: { table: string; why: Trouble; again(): void }): JSX.Element {
  const [title, text] = TROUBLES[why];
  return (
    <Frame title={say(title)} narrow>
      <h1>{say(title)}</h1>
      <p>{say(text)}</p>
      <p class="replay-ways">
        {why === "failed" && (
          <Button kind="primary" icon="again" onClick={again}>
            {say("web-retry")}
          </Button>
        )}
        <Button kind={why === "failed" ? "plain" : "primary"} href={`/t/${table}`}>
          {say("replay-back")}
        </Button>
        <Button kind="quiet" href="/lobby">
          {say("replay-lobby")}
        </Button>
      </p>
    </Frame>
  );
}
