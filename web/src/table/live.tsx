import { effect, untracked } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { clock } from "../clock";
import { serverNow } from "../net/socket";
import { say } from "../words";
import { personName } from "../words/someone";
import { chatText } from "./chat";
import type { Desk } from "./desk";
import { LOW, timeLeft } from "./seatbox";
import { tell } from "./tell";

/** Calls `tellAll` with what is new: lines of the log, what others say, and the question when it is yours. */
export function follow(desk: Desk, tellAll: (text: string) => void): () => void {
  let { log, chat } = untracked(() => desk.state.value!);
  let [lines, said, turn] = [log.length, chat.length, false];
  return effect(() => {
    ({ log, chat } = desk.state.value ?? { log, chat });
    const now = desk.myTurn.value;
    const fresh = untracked(() => [
      ...log.slice(lines).map((text) => tell(text, desk.reader.value)),
      ...chat
        .slice(said)
        .filter((line) => line.person !== desk.person.value)
        .map((line) => `${personName(line.name)}: ${chatText(line)}`),
      ...(now && !turn ? [desk.ask()] : []),
    ]);
    [lines, said, turn] = [log.length, chat.length, now];
    if (fresh.length) tellAll(fresh.join(" "));
  });
}

/** Calls `warn` once when ten seconds are left on the own clock. */
function warnOfTime(desk: Desk, warn: () => void): () => void {
  let stop = (): void => undefined;
  const end = effect(() => {
    stop();
    const [clocks, seat] = [desk.state.value?.clocks, desk.seat.value];
    if (!clocks || seat === null || !clocks.running.includes(seat)) return;
    const left = timeLeft(clocks, seat, serverNow());
    if (left > LOW) stop = clock.after(left - LOW, warn);
  });
  return () => {
    stop();
    end();
  };
}

/** The one place where a screen reader is told what happens, politely and once. */
export function Live({ desk }: { desk: Desk }): JSX.Element {
  const [text, setText] = useState("");
  useEffect(() => {
    const stops = [follow(desk, setText), warnOfTime(desk, () => setText(say("table-ten-seconds")))];
    return () => stops.forEach((stop) => stop());
  }, [desk]);
  return (
    <div class="unseen" aria-live="polite" aria-atomic="true" id="live">
      {text}
    </div>
  );
}
