import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Field, Switch } from "../shell";
import { say } from "../words";
import type { Told } from "./state";

/** A part of the page under its own heading, which can be given the focus. */
export function Panel(props: { id: string; title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="panel stack tight" aria-labelledby={props.id}>
      <h2 id={props.id} tabIndex={-1}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}

/** Who has removed what had the focus reads on at the heading. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus();

/** What came of what was done. */
export function Outcome({ told }: { told: Told | null }): JSX.Element {
  return (
    <p role="status" class={told?.bad ? "problem" : "saved"}>
      {told && say(told.id, told.args)}
    </p>
  );
}

interface LoginFieldProps {
  value: string;
  note?: string;
  onInput: (value: string) => void;
}

export function LoginField({ value, note, onInput }: LoginFieldProps): JSX.Element {
  return (
    <Field label={say("account-login")} note={note}>
      {(id, hint) => (
        <input
          id={id}
          type="text"
          required
          maxLength={60}
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          value={value}
          aria-describedby={hint}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps extends LoginFieldProps {
  label: string;
  /** A password that is chosen now may be looked at, and is kept by the browser as a new one. */
  fresh?: boolean;
}

export function PasswordField({ label, value, note, fresh, onInput }: PasswordFieldProps): JSX.Element {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Field label={label} note={note}>
        {(id, hint) => (
          <input
            id={id}
            type={shown ? "text" : "password"}
            required
            maxLength={200}
            autocomplete={fresh ? "new-password" : "current-password"}
            value={value}
            aria-describedby={hint}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        )}
      </Field>
      {fresh && <Switch text={say("account-show-password")} on={shown} onChange={setShown} />}
    </>
  );
}
