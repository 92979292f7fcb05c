import type { JSX } from "preact";
import { Button } from "../shell";
import { say } from "../words";
import type { Desk } from "./desk";

/** What is asked of the host before the game. */
export function SeatingActions({ desk }: { desk: Desk }): JSX.Element | null {
  if (desk.room.value!.status !== "open" || !desk.host.value) return null;
  return (
    <Button kind="primary" icon="play" disabled={!desk.full.value} onClick={() => void desk.do("start", {})}>
      {say("table-start")}
    </Button>
  );
}
