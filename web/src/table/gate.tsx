import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Refusal } from "../net/api";
import { connection, unlock } from "../net/socket";
import { Button } from "../shell";
import { ensureGuest } from "../state/me";
import { LONGEST_NAME, settings } from "../state/settings";
import type { Refused } from "../wire/wire";
import { say } from "../words";
import "./gate.css";
import { keepPassword, passwordOf } from "./password";
import { tellRefusal } from "./tell";

const NOBODY = { seat: null, names: [] };

function Gate({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <main class="gate">
      <div class="gate-card">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** While the table is looked for. */
export function Loading(): JSX.Element {
  const lost = connection.value === "offline" || connection.value === "restarting";
  return (
    <main class="gate">
      <p class="gate-loading" role="status">
        {say(lost ? `table-net-${connection.value}-text` : "table-loading")}
      </p>
    </main>
  );
}

interface FieldProps {
  label: string;
  go: string;
  start?: string;
  most: number;
  type?: "text" | "password";
  complete: string;
  problem: string;
  onSubmit(value: string): void;
}

/** One field and one button. */
function OneField(props: FieldProps): JSX.Element {
  const [value, setValue] = useState(props.start ?? "");
  const submit = (event: Event): void => {
    event.preventDefault();
    if (value.trim()) props.onSubmit(value.trim());
  };
  return (
    <form class="gate-form" onSubmit={submit}>
      <label for="gate-field">{props.label}</label>
      <input
        id="gate-field"
        class="field"
        type={props.type ?? "text"}
        value={value}
        maxLength={props.most}
        required
        autoFocus
        autocomplete={props.complete}
        aria-describedby={props.problem ? "gate-problem" : undefined}
        aria-invalid={props.problem ? true : undefined}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      {props.problem && (
        <p id="gate-problem" class="gate-problem" role="alert">
          {props.problem}
        </p>
      )}
      <Button kind="primary" size="large" type="submit" wide>
        {props.go}
      </Button>
    </form>
  );
}

/** Asks somebody for a name who is here for the first time. */
export function NameGate(): JSX.Element {
  const [problem, setProblem] = useState("");
  const come = (name: string): void => {
    ensureGuest(name).catch((refusal: unknown) => {
      const told = refusal instanceof Refusal ? refusal.problem : { id: "server-trouble", args: {} };
      setProblem(tellRefusal(told, NOBODY));
    });
  };
  return (
    <Gate title={say("table-name-title")}>
      <p>{say("table-name-text")}</p>
      <OneField
        label={say("table-name-label")}
        go={say("table-name-go")}
        start={settings.value.name}
        most={LONGEST_NAME}
        complete="nickname"
        problem={problem}
        onSubmit={come}
      />
    </Gate>
  );
}

/** There is no such table, or it needs a password: the server does not say which. */
export function NoTable({ table, problem }: { table: string; problem: Refused }): JSX.Element {
  const [tried, setTried] = useState(passwordOf(table) !== undefined);
  const open = (password: string): void => {
    keepPassword(table, password);
    setTried(true);
    unlock(table, password);
  };
  const missing = problem.id === "no-such-table";
  const asks = missing || problem.id === "server-too-fast"; // too many passwords: the next may be right
  return (
    <Gate title={say(missing ? "table-none-title" : "table-cannot-title")}>
      <p>{missing ? say("table-none-text") : tellRefusal(problem, NOBODY)}</p>
      {asks && (
        <OneField
          label={say("table-password-label")}
          go={say("table-password-go")}
          most={100}
          type="password"
          complete="off"
          problem={tried && missing ? say("table-password-wrong") : ""}
          onSubmit={open}
        />
      )}
      <p class="gate-ways">
        <Button kind="quiet" href="/lobby">
          {say("table-lobby")}
        </Button>
        <Button kind="quiet" href="/">
          {say("table-home")}
        </Button>
      </p>
    </Gate>
  );
}
