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

  constructor(readonly table: string) {}

  /** Says what was typed. Once it was heard, only what was typed since then is left. */
  async sayDraft(): Promise<void> {
    const typed = this.draft.peek();
    if (!typed.trim() || !(await this.say({ text: typed.trim() }))) return;
    const now = this.draft.peek();
    if (now.startsWith(typed)) this.draft.value = now.slice(typed.length);
  }

  /** Says a line; whether it was heard. */
  async say(line: Fields<"say">): Promise<boolean> {
    if (this.#sending) {
      this.hasty.value = true;
      return false;
    }
    this.#sending = true;
    this.refused.value = null;
    const answer = await act(this.table, "say", line);
    this.#sending = false;
    this.hasty.value = false;
    this.refused.value = answer.type === "refused" ? answer : null;
    return answer.type === "done";
  }
}
