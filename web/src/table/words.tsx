import type { JSX } from "preact";
import { say } from "../words";
import type { Desk } from "./desk";

/** The table in words, sentence by sentence. */
export function Sentences({ desk }: { desk: Desk }): JSX.Element {
  const lines = desk.face.value!.describe(desk.game.value!.view, desk.names.value);
  return (
    <ul class="sentences">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The same for whoever cannot see the table: always there, never seen. */
export function Words(props: { desk: Desk }): JSX.Element {
  return (
    <section class="unseen" aria-labelledby="table-words">
      <h2 id="table-words">{say("table-described")}</h2>
      <Sentences {...props} />
    </section>
  );
}
