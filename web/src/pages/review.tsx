import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { faceOf } from "../games";
import type { AnyFace } from "../games/face";
import { loadTold, type Told } from "../replay/load";
import { loadReview, type Made } from "../review/load";
import { problemIn } from "../net/api";
import { ReviewOf } from "../review/review";
import { Button, Frame, Waiting } from "../shell";
import { loadMe } from "../state/me";
import type { Problem, Reviewing } from "../wire/wire";
import { know, say } from "../words";

type Stage = { working: Reviewing | null } | { problem: Problem } | { made: Made; told: Told; face: AnyFace };

async function load(
  table: string,
  tell: (state: Reviewing) => void,
  wanted: () => boolean,
): Promise<Stage | null> {
  try {
    await loadMe();
    const made = await loadReview(table, tell, wanted);
    if (!made) return null;
    const { game, seat } = made.review;
    const [told, face] = await Promise.all([loadTold(table, seat), faceOf(game), know(game), know("study")]);
    return { made, told, face };
  } catch (error) {
    return { problem: problemIn(error) };
  }
}

/** What one's moves were worth: `/t/{id}/review`. */
export function ReviewPage({ id }: { id: string }): JSX.Element {
  const [stage, setStage] = useState<Stage>({ working: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setStage({ working: null });
    const tell = (working: Reviewing): void => void (wanted && setStage({ working }));
    void load(id, tell, () => wanted).then((next) => wanted && next && setStage(next));
    return () => void (wanted = false);
  }, [id, attempt]);
  if ("made" in stage) return <ReviewOf table={id} {...stage} />;
  return (
    <Frame title={say("review-title")} narrow>
      <div class="stack">
        <h1>{say("review-title")}</h1>
        {"problem" in stage ? (
          <Waiting problem={stage.problem} again={() => setAttempt(attempt + 1)} />
        ) : (
          <Working state={stage.working} />
        )}
        <p>
          <Button icon="back" href={`/t/${id}`}>
            {say("review-back")}
          </Button>
        </p>
      </div>
    </Frame>
  );
}

function Working({ state }: { state: Reviewing | null }): JSX.Element {
  const waiting = state?.waiting ?? 0;
  return (
    <div class="stack tight review-working" role="status">
      <p>{waiting > 0 ? say("review-waiting", { count: waiting }) : say("review-working")}</p>
      <progress max={state?.of || 1} value={state?.done ?? 0} aria-label={say("review-working")} />
    </div>
  );
}
