// What we say at a table: one line after the other, and none is lost or said twice.

import { signal } from "@preact/signals";
import { act, type Fields } from "../net/socket";
import type { Refused } from "../wire/wire";

export class Talk {
  /** What is being typed; it stays when the chat is closed. */
  readonly draft = signal("");
  /** Whether somebody wants to say more before the last line has arrived. */
  readonly hasty = signal(false);
  /** Why the last line was not said. */
  readonly refused = signal<Refused | null>(null);
  #sending = false;
  #next = ""; // what was typed and is to be said when the line before it has been heard

  constructor(readonly table: string) {}

  /** Says what was typed, now or after what is on its way. */
  async sayDraft(typed = this.draft.peek()): Promise<void> {
    const text = typed.trim();
    if (this.#sending) this.#next = typed;
    if (text && (await this.#send({ text }))) this.#heard(typed);
  }

  /** Says a phrase, unless something is on its way: who taps twice means it once. */
  async sayPhrase(phrase: string): Promise<void> {
    if (await this.#send({ phrase })) this.#heard("");
  }

  /** Of what was typed, only what came after this is left; and what waited for it can be said. */
  #heard(typed: string): void {
    const [now, next] = [this.draft.peek(), this.#next];
    if (now.startsWith(typed)) this.draft.value = now.slice(typed.length);
    const rest = next.startsWith(typed) ? next.slice(typed.length) : "";
    if (this.draft.peek().startsWith(rest)) void this.sayDraft(rest);
  }

  /** Sends a line; whether it was heard. */
  async #send(line: Fields<"say">): Promise<boolean> {
    if (this.#sending) {
      this.hasty.value = true;
      return false;
    }
    this.#sending = true;
    this.#next = "";
    this.refused.value = null;
    const answer = await act(this.table, "say", line);
    this.#sending = false;
    this.hasty.value = false;
    this.refused.value = answer.type === "refused" ? answer : null;
    return answer.type === "done";
  }
}
