import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../shell";
import { say } from "../words";
import { obey } from "./command";
import type { Desk } from "./desk";

/** Moves and commands can be typed. */
export function CommandLine({ desk }: { desk: Desk }): JSX.Element | null {
  const [text, setText] = useState("");
  if (!desk.game.value) return null;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (obey(desk, text)) setText(""); // else it stays, for the next Enter
  };
  const leave = (event: JSX.TargetedKeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== "Escape") return;
    event.currentTarget.blur();
    desk.typing.value = false;
  };
  return (
    <form class="command" onSubmit={submit}>
      <input
        id="command"
        class="field"
        type="text"
        value={text}
        maxLength={200}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-label={say("table-command")}
        placeholder={say("table-command")}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={leave}
      />
      <Button type="submit" icon="forward" label={say("table-command-go")} />
    </form>
  );
}
