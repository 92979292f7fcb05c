import type { JSX } from "preact";
import type { Key } from "../games/face";
import { Sheet } from "../shell";
import { say } from "../words";
import type { Desk } from "./desk";

const KEYS: readonly Key[] = [
  { keys: "← → ↑ ↓", says: "table-key-choose" },
  { keys: "0 – 9", says: "table-key-digit" },
  { keys: "Enter", says: "table-key-confirm" },
  { keys: "Esc", says: "table-key-cancel" },
  { keys: "/", says: "table-key-command" },
  { keys: "?", says: "table-key-help" },
];

/** What the keys do, and what can be typed. */
export function KeySheet({ desk }: { desk: Desk }): JSX.Element {
  const close = (): void => void (desk.over.value = null);
  return (
    <Sheet
      open={desk.over.value === "keys"}
      class="leaf-sheet"
      title={say("table-keys-title")}
      onClose={close}
    >
      <div class="scroll" tabIndex={0} role="region" aria-label={say("table-keys-title")}>
        <dl class="keys">
          {[...KEYS, ...(desk.face.value?.keys ?? [])].map(({ keys, says }) => (
            <div key={says}>
              <dt>{keys.split(" ").map((key) => (key === "–" ? " – " : <kbd key={key}>{key}</kbd>))}</dt>
              <dd>{say(says)}</dd>
            </div>
          ))}
        </dl>
        <h3>{say("table-command")}</h3>
        {say("table-command-help")
          .split("\n")
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
    </Sheet>
  );
}
