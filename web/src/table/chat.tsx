import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "../shell";
import { place } from "../state/place";
import type { Chat as Line } from "../wire/wire";
import { has, say } from "../words";
import { personName } from "../words/someone";
import type { Desk } from "./desk";
import { useNewest } from "./newest";
import { tellRefusal } from "./tell";

export const MOST = 300;
const NEARLY = 40; // so many characters before the end the rest is counted

/** What somebody has said, as text: own words, or a quick phrase in the reader's language. */
export function chatText({ text, phrase }: Line): string {
  const id = `table-phrase-${phrase}`;
  return text ?? (has(id) ? say(id) : (phrase ?? ""));
}

/** How many lines of others have come since the chat was last seen. */
export function unread(desk: Desk): number {
  const chat = desk.state.value?.chat ?? [];
  return chat.filter(
    (line) => line.seq > (desk.chatSeen.value ?? Infinity) && line.person !== desk.person.value,
  ).length;
}

/** The way to the chat, with what is new there. */
export function chatLabel(desk: Desk): string {
  const count = unread(desk);
  return count ? say("table-chat-unread", { count }) : say("table-chat");
}

function Said({ line, own }: { line: Line; own: boolean }): JSX.Element {
  return (
    <li class={`said ${own ? "own" : ""} ${line.seat === null ? "watcher" : ""}`}>
      <span class="said-name">{personName(line.name)}</span>
      <span class="said-text">{chatText(line)}</span>
    </li>
  );
}

function Write({ desk }: { desk: Desk }): JSX.Element {
  const { draft } = desk.talk;
  const left = MOST - draft.value.length;
  const submit = (event: Event): void => {
    event.preventDefault();
    void desk.talk.sayDraft();
  };
  return (
    <form class="chat-write" onSubmit={submit}>
      <input
        class="field"
        type="text"
        value={draft.value}
        maxLength={MOST}
        autocomplete="off"
        enterkeyhint="send"
        aria-label={say("table-chat-label")}
        placeholder={say("table-chat-label")}
        onInput={(event) => (draft.value = event.currentTarget.value)}
      />
      <Button type="submit" icon="send" label={say("table-chat-send")} />
      {left <= NEARLY && <p class="chat-left">{say("table-chat-left", { count: left })}</p>}
      <Outcome desk={desk} />
    </form>
  );
}

/** Why the last line was not said, beside what was typed; or that it is still on its way. */
function Outcome({ desk }: { desk: Desk }): JSX.Element {
  const { hasty, refused } = desk.talk;
  const reason = refused.value && tellRefusal(refused.value, desk.reader.value);
  return (
    <>
      <p role="status">{hasty.value && say("table-chat-waits")}</p>
      {reason && (
        <p class="chat-problem" role="alert">
          {say("table-chat-failed", { reason })}
        </p>
      )}
    </>
  );
}

function Phrases({ desk }: { desk: Desk }): JSX.Element {
  return (
    <ul class="phrases" aria-label={say("table-phrases")}>
      {(place.value?.phrases ?? []).map((phrase) => (
        <li key={phrase}>
          <button type="button" class="chat-phrase phrase" onClick={() => void desk.talk.sayPhrase(phrase)}>
            {say(`table-phrase-${phrase}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Talk at the table. */
export function Chat({ desk }: { desk: Desk }): JSX.Element {
  const chat = desk.state.value!.chat;
  const last = chat.at(-1)?.seq ?? 0;
  useEffect(() => void (desk.chatSeen.value = last), [last]);
  const end = useNewest(chat.length);
  return (
    <div class="leaf-chat">
      <div class="scroll" ref={end} tabIndex={0} role="region" aria-label={say("table-chat")}>
        {chat.length === 0 && <p class="empty">{say("table-chat-empty")}</p>}
        <ol class="chat-lines">
          {chat.map((line) => (
            <Said key={line.seq} line={line} own={line.person === desk.person.value} />
          ))}
        </ol>
      </div>
      <Phrases desk={desk} />
      <Write desk={desk} />
    </div>
  );
}
