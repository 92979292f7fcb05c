import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { clock } from "../clock";
import { connection, serverNow } from "../net/socket";
import { banned, notice } from "../state/told";
import { say } from "../words";
import { Icon } from "../shell";

const TICK = 1000;
const MINUTE = 60;

/** Draws again every second while something is counted down. */
function useSeconds(until: number | null): number {
  const [, draw] = useState(0);
  useEffect(() => (until === null ? undefined : clock.after(TICK, () => draw((count) => count + 1))));
  return until === null ? 0 : Math.max(0, Math.ceil((until - serverNow()) / 1000));
}

/** The restart in words. Whoever listens is told every minute, not every second. */
function Restart({ at, text }: { at: number; text: string }): JSX.Element | null {
  const left = useSeconds(at);
  if (!left && connection.value !== "online") return null; // the line is gone, and that is said elsewhere
  const time = `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
  const minutes = say("web-minutes", { count: Math.ceil(left / MINUTE) });
  const sentence = (span: string): string =>
    say(left ? "web-restart-in" : "web-restart-now", { time: span, text });
  return (
    <div class="connection-note restart-note">
      <Icon name="clock" size={20} />
      <span aria-hidden="true">{sentence(time)}</span>
      <span class="unseen" role="status">
        {sentence(minutes)}
      </span>
    </div>
  );
}

/** What the host tells everybody, on every page: that the server restarts, or that one is not let in any more. */
export function News(): JSX.Element | null {
  if (banned.value)
    return (
      <div class="connection-note" role="alert">
        <Icon name="lock" size={20} />
        {say(banned.value.id, banned.value.args)}
      </div>
    );
  return notice.value && <Restart {...notice.value} />;
}
