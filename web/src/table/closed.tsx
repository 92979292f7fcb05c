import type { JSX } from "preact";
import { say } from "../words";
import type { Desk } from "./desk";
import { tell } from "./tell";

/** A table on which nothing will be played any more. */
export function Closed({ desk }: { desk: Desk }): JSX.Element {
  const { reason } = desk.room.value!;
  return (
    <main class="felt felt-message">
      <h2>{say("table-closed-title")}</h2>
      {reason && <p>{tell(reason, desk.reader.value)}</p>}
    </main>
  );
}
