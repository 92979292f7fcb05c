import type { JSX } from "preact";
import { Button, navigate } from "../shell";
import { say } from "../words";
import type { Desk } from "./desk";

/** Asks for a rematch, and goes there. */
export async function again(desk: Desk): Promise<void> {
  desk.wantsAgain.value = true;
  const answer = await desk.do("again", {});
  if (answer.type === "refused") desk.wantsAgain.value = false;
}

const goToNext = (desk: Desk): void => navigate(`/t/${desk.room.value!.next}`);

/** One more game: asks for it, or goes to the table that somebody else has asked for. */
export function AgainButton({ desk }: { desk: Desk }): JSX.Element | null {
  const { next, status } = desk.room.value!;
  if (next)
    return (
      <Button kind="primary" icon="forward" onClick={() => goToNext(desk)}>
        {say("table-next-go")}
      </Button>
    );
  if (status !== "over" || desk.seat.value === null) return null;
  return (
    <Button kind="primary" icon="again" onClick={() => void again(desk)}>
      {say("table-again")}
    </Button>
  );
}

/** What can be done when the game is over. */
export function AfterActions({ desk }: { desk: Desk }): JSX.Element {
  return (
    <>
      {desk.room.value!.status === "over" && (
        <Button icon="chart" onClick={() => (desk.over.value = "result")}>
          {say("table-result")}
        </Button>
      )}
      <AgainButton desk={desk} />
      {desk.room.value!.status === "closed" && (
        <Button kind="primary" href="/lobby">
          {say("table-lobby")}
        </Button>
      )}
    </>
  );
}
