import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { faceOf } from "../games";
import type { AnyFace } from "../games/face";
import { Lesson } from "../learn/lesson";
import { api, Refusal } from "../net/api";
import { Button } from "../shell";
import { Frame } from "../shell/frame";
import type { Lesson as Told } from "../wire/wire";
import { say } from "../words";
import { useGameTexts } from "../words/use-game";
import { NotFoundPage } from "./not-found";

type Stage = "loading" | "none" | "failed" | { lesson: Told; face: AnyFace };

async function load(game: string): Promise<Stage> {
  try {
    const lesson = await api.lesson(game);
    return { lesson, face: await faceOf(game) };
  } catch (error) {
    return error instanceof Refusal && error.status === 404 ? "none" : "failed";
  }
}

/** A lesson of two minutes: `/learn/{game}`. */
export function LearnPage({ game }: { game: string }): JSX.Element {
  const [stage, setStage] = useState<Stage>("loading");
  const texts = useGameTexts(game);
  const begin = (): void => {
    setStage("loading");
    void load(game).then(setStage);
  };
  useEffect(begin, [game]);
  if (stage === "none") return <NotFoundPage />;
  if (stage === "failed") return <Failed again={begin} />;
  if (stage === "loading" || !texts) return <main class="loading" aria-busy="true" />;
  return <Lesson {...stage} />;
}

function Failed({ again }: { again(): void }): JSX.Element {
  return (
    <Frame title={say("learn-failed")} narrow>
      <h1>{say("learn-failed")}</h1>
      <p>{say("learn-failed-text")}</p>
      <Button kind="primary" icon="again" onClick={again}>
        {say("learn-retry")}
      </Button>
    </Frame>
  );
}
