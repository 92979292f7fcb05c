import type { JSX } from "preact";
import { connection } from "../net/socket";
import { Button, Icon } from "../shell";
import { say } from "../words";
import { chatLabel, unread } from "./chat";
import type { Desk } from "./desk";
import { wide } from "./media";

/** Where the game is: round and phase. */
function where(desk: Desk): string {
  const game = desk.game.value;
  if (!game) return say(desk.room.value!.status === "opening" ? "table-opening" : "table-chairs");
  return desk.face.value?.where?.(game.view) ?? "";
}

function Connected(): JSX.Element {
  const status = connection.value;
  return (
    <span class={`net ${status}`} title={say(`table-net-${status}`)}>
      <span class="unseen">{say(`table-net-${status}`)}</span>
    </span>
  );
}

function Watchers({ desk }: { desk: Desk }): JSX.Element | null {
  const watchers = desk.state.value!.presence?.watchers ?? 0;
  if (!watchers) return null;
  const text = say("table-watchers", { watchers });
  return (
    <span class="watchers" title={text}>
      <Icon name="eye" size={16} />
      <span aria-hidden="true">{watchers}</span>
      <span class="unseen">{text}</span>
    </span>
  );
}

/** A button with a mark when there is something new. */
function ChatButton({ desk }: { desk: Desk }): JSX.Element {
  const count = unread(desk);
  return (
    <span class="with-mark">
      <Button kind="quiet" icon="chat" label={chatLabel(desk)} onClick={() => desk.show("chat")} />
      {count > 0 && <span class="mark" aria-hidden="true" />}
    </span>
  );
}

/** The thin bar on top: game, round and phase, connection, menu. */
export function TopBar({ desk }: { desk: Desk }): JSX.Element {
  return (
    <header class="table-top">
      <Button kind="quiet" icon="back" label={say("table-lobby")} href="/lobby" />
      <div class="top-title">
        <h1>{say(`${desk.room.value!.game}-name`)}</h1>
        <span class="top-where">
          {desk.room.value!.branch !== null && <b class="top-practice">{say("table-practice")}</b>}
          {where(desk)}
        </span>
      </div>
      <Watchers desk={desk} />
      <Connected />
      {!wide.value && <ChatButton desk={desk} />}
      <Button kind="quiet" icon="menu" label={say("table-menu")} onClick={() => (desk.over.value = "menu")} />
    </header>
  );
}
