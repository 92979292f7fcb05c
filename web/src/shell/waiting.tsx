import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { problemIn } from "../net/api";
import type { Problem } from "../wire/wire";
import { say } from "../words";
import { Button } from "./button";

export interface Loading {
  /** Whether it has come. */
  here: boolean;
  /** Why it did not come the last time. */
  problem: Problem | null;
  again: () => void;
}

/** Loads something when it is first shown, when one of `when` has changed, and when it is asked to. */
export function useLoading(load: () => Promise<unknown>, ...when: unknown[]): Loading {
  const [state, setState] = useState<"loading" | "here" | Problem>("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const tell = (next: typeof state): void => void (wanted && setState(next));
    setState("loading");
    load().then(
      () => tell("here"),
      (error: unknown) => tell(problemIn(error)),
    );
    return () => void (wanted = false);
  }, [attempt, ...when]);
  const problem = typeof state === "string" ? null : state;
  return { here: state === "here", problem, again: () => setAttempt(attempt + 1) };
}

/** In the place of what is loaded: that it is on its way, or why it did not come, and a way to ask again. */
export function Waiting({ problem, again }: Omit<Loading, "here">): JSX.Element {
  const ask = (event: JSX.TargetedEvent<HTMLElement>): void => {
    event.currentTarget.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true }); // the button goes
    again();
  };
  if (!problem) return <p role="status">{say("web-loading")}</p>;
  return (
    <div class="stack tight">
      <p class="problem" role="alert">
        {say(problem.id, problem.args)}
      </p>
      <p>
        <Button icon="again" onClick={ask}>
          {say("web-retry")}
        </Button>
      </p>
    </div>
  );
}
