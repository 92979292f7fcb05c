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

const Row = ({ keys, text }: { keys: string; text: string }): JSX.Element => (
  <div>
    <dt>{keys.split(" ").map((key) => (key === "–" ? " – " : <kbd key={key}>{key}</kbd>))}</dt>
    <dd>{text}</dd>
  </div>
);

/** What can be typed. In the text each command stands before its meaning. */
function Commands(): JSX.Element {
  const [intro, ...commands] = say("table-command-help").split("\n");
  return (
    <>
      <h3>{say("table-command")}</h3>
      <p>{intro}</p>
      <dl class="keys">
        {commands.map((line) => {
          const [command = "", text = ""] = line.split(" - ");
          return <Row key={command} keys={command} text={text} />;
        })}
      </dl>
    </>
  );
}

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
            <Row key={says} keys={keys} text={say(says)} />
          ))}
        </dl>
        <Commands />
      </div>
    </Sheet>
  );
}
