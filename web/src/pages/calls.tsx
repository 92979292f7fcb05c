import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { problemIn } from "../net/api";
import { Button, Field, Switch, useLoading, Waiting } from "../shell";
import { calls, loadCalls, obstacle, setLink, subscribe, subscribed, unsubscribe } from "../social/calls";
import { me } from "../state/me";
import type { FeedLink, Problem } from "../wire/wire";
import { language, say } from "../words";

/** Being called by the browser: over plain HTTP it is said why not. */
function Push(): JSX.Element {
  const [outcome, setOutcome] = useState<"asking" | "asked" | "failed">("asked"); // after each, look again
  const why = obstacle();
  const set = (on: boolean): void => {
    setOutcome("asking");
    (on ? subscribe() : unsubscribe()).then(
      () => setOutcome("asked"),
      () => setOutcome("failed"),
    );
  };
  const note =
    outcome === "failed" && !why ? "social-push-failed" : why ? `social-push-${why}` : "social-push-note";
  return (
    <Switch
      text={say("social-push")}
      note={say(note)}
      on={subscribed.value === true}
      disabled={why !== null || subscribed.value === null}
      onChange={set}
    />
  );
}

function Secret({ label, link }: { label: string; link: string }): JSX.Element {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type="text"
          readOnly
          value={`${link}?language=${language.value}`}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Field>
  );
}

/** The secret link for feed readers, which is shown once. */
function Feed(): JSX.Element {
  const [link, setShown] = useState<FeedLink | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const since = calls.value?.feed ?? null;
  const date = new Intl.DateTimeFormat(language.value).format(since ?? 0);
  const set = (on: boolean) => (): void => {
    setProblem(null);
    setLink(on).then(setShown, (error: unknown) => setProblem(problemIn(error)));
  };
  return (
    <div class="stack tight">
      <h3>{say("social-feed")}</h3>
      <p class="soft">{say("social-feed-note")}</p>
      {since !== null && !link?.atom && <p>{say("social-feed-since", { date })}</p>}
      {link?.atom && (
        <div class="stack tight" role="status">
          <p>{say("social-feed-once")}</p>
          <Secret label={say("social-feed-atom")} link={link.atom} />
          <Secret label={say("social-feed-json")} link={link.json ?? ""} />
        </div>
      )}
      {problem && (
        <p class="problem" role="alert">
          {say(problem.id, problem.args)}
        </p>
      )}
      <div class="row">
        <Button icon="link" onClick={set(true)}>
          {say(since === null ? "social-feed-make" : "social-feed-renew")}
        </Button>
        {since !== null && (
          <Button kind="danger" onClick={set(false)}>
            {say("social-feed-end")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Who is nobody yet is not called. */
const nothing = (): Promise<void> => Promise.resolve();

/** How one is called when one is not here. */
export function Calls(): JSX.Element {
  const person = me.value?.person;
  const { here, ...waiting } = useLoading(person ? loadCalls : nothing, person);
  return (
    <section class="panel stack" aria-labelledby="away">
      <h2 id="away">{say("social-calls")}</h2>
      {here || calls.value ? (
        <>
          <Push />
          <Feed />
        </>
      ) : (
        <Waiting {...waiting} />
      )}
    </section>
  );
}
