import type { JSX } from "preact";
import { accountApi } from "../net/account";
import { Button } from "../shell";
import type { Account, SessionInfo } from "../wire/wire";
import { say } from "../words";
import { focusOn, Outcome, Panel } from "./parts";
import { beginAgain, change, dateText, hasWays, useDeed } from "./state";

interface RowProps {
  session: SessionInfo;
  busy: boolean;
  onEnd: (id: string) => void;
}

function Row({ session, busy, onEnd }: RowProps): JSX.Element {
  const device = session.label || say("account-session-unknown");
  const [date, seen] = [dateText(session.created), dateText(session.seen, true)];
  return (
    <li>
      <div>
        <strong translate={false}>{device}</strong>
        <small>{say("account-session-line", { date, seen })}</small>
      </div>
      {session.current ? (
        <span class="account-here">{say("account-session-current")}</span>
      ) : (
        <Button
          aria-label={say("account-session-end-label", { device, seen })}
          disabled={busy}
          onClick={() => onEnd(session.id)}
        >
          {say("account-session-end")}
        </Button>
      )}
    </li>
  );
}

/** Every device on which one is signed in; any of them can be cut off from here. */
export function Sessions({ mine }: { mine: Account }): JSX.Element {
  const [told, busy, run] = useDeed();
  const end = (ended: () => Promise<Account>): Promise<void> =>
    run(async () => {
      await change(ended);
      focusOn("sessions");
    }, "account-session-ended");
  return (
    <Panel id="sessions" title={say("account-sessions-title")}>
      {mine.sessions.length > 1 && <p class="soft">{say("account-sessions-note")}</p>}
      <ul class="account-list">
        {mine.sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            busy={busy}
            onEnd={(id) => void end(() => accountApi.endSession(id))}
          />
        ))}
      </ul>
      {mine.sessions.length > 1 && (
        <Button disabled={busy} onClick={() => void end(accountApi.endOthers)}>
          {say("account-sessions-end-others")}
        </Button>
      )}
      {hasWays(mine) && (
        <div class="stack tight">
          <Button
            icon="back"
            disabled={busy}
            onClick={() => void run(async () => beginAgain(await accountApi.signOut()))}
          >
            {say("account-sign-out")}
          </Button>
          <p class="soft">{say("account-sign-out-note")}</p>
        </div>
      )}
      <Outcome told={told} />
    </Panel>
  );
}
