import { signal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { Button } from "../shell";
import { say } from "../words";
import type { Desk } from "./desk";

/** What shows the advice comes with the first hint: most tables need none. */
const AdviceSheet = signal<FunctionComponent<{ desk: Desk }> | null>(null);

async function open(desk: Desk): Promise<void> {
  AdviceSheet.value ??= (await import("../advice/sheet")).AdviceSheet;
  desk.over.value = "hint";
}

/** Whether only bots play against us: then nobody is wronged by a hint. */
const isPractice = (desk: Desk): boolean =>
  !desk.room.value!.rated &&
  desk.room.value!.chairs.every((chair, seat) => chair.kind === "bot" || seat === desk.seat.value);

export function HintButton({ desk }: { desk: Desk }): JSX.Element | null {
  if (!desk.offersHints || !desk.myTurn.value || !isPractice(desk)) return null;
  return (
    <Button
      kind="quiet"
      icon="hint"
      label={say("table-hint")}
      onClick={() => void open(desk).catch(() => desk.refuse(say("table-face-failed")))}
    />
  );
}

export function Hint({ desk }: { desk: Desk }): JSX.Element | null {
  return desk.over.value === "hint" && AdviceSheet.value ? <AdviceSheet.value desk={desk} /> : null;
}
