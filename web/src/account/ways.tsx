import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { accountApi } from "../net/account";
import { Button } from "../shell";
import type { Account } from "../wire/wire";
import { say } from "../words";
import { focusOn, LoginField, Outcome, Panel, PasswordField } from "./parts";
import { makePasskey, whyNoPasskeys } from "./passkeys";
import { change, dateText, hasWays, useDeed } from "./state";

interface LoginProps {
  mine: Account;
  busy: boolean;
  run: ReturnType<typeof useDeed>[2];
}

function LoginForm({ mine, busy, run }: LoginProps): JSX.Element {
  const [login, setLogin] = useState(mine.login ?? "");
  const [password, setPassword] = useState("");
  const save = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      await change(() => accountApi.setLogin({ login, password }));
      setPassword("");
      if (mine.login === null) focusOn("ways"); // this form goes
    }, "account-password-saved");
  };
  return (
    <form class="stack tight" onSubmit={save}>
      <LoginField value={login} note={say("account-login-note")} onInput={setLogin} />
      <PasswordField
        label={say(mine.login ? "account-new-password" : "account-password")}
        note={say("account-password-note")}
        fresh
        value={password}
        onInput={setPassword}
      />
      {mine.login && <p class="soft">{say("account-change-note")}</p>}
      <Button type="submit" kind={hasWays(mine) ? "plain" : "primary"} icon="key" disabled={busy}>
        {say(mine.login ? "account-change-password" : "account-set-password")}
      </Button>
    </form>
  );
}

async function addPasskey(): Promise<void> {
  await change(async () =>
    accountApi.addPasskey(
      await makePasskey(await accountApi.offer<PublicKeyCredentialCreationOptionsJSON>("passkeys")),
    ),
  );
}

function Passkeys({ mine }: { mine: Account }): JSX.Element {
  const [told, busy, run] = useDeed();
  const why = whyNoPasskeys();
  const drop = (id: string): Promise<void> =>
    run(async () => {
      await change(() => accountApi.removePasskey(id));
      focusOn("passkeys");
    }, "account-passkey-removed");
  return (
    <div class="stack tight">
      <h3 id="passkeys" tabIndex={-1}>
        {say("account-passkeys-title")}
      </h3>
      <p class="soft">{say(why ? `account-passkeys-${why}` : "account-passkeys-note")}</p>
      {mine.passkeys.length > 0 && (
        <ul class="account-list">
          {mine.passkeys.map(({ id, label, created, used }) => (
            <li key={id}>
              <div>
                <strong translate={false}>{label || say("account-session-unknown")}</strong>
                <small>
                  {say("account-passkey-line", { date: dateText(created), used: dateText(used) })}
                </small>
              </div>
              <Button
                aria-label={say("account-passkey-remove-label", { date: dateText(created) })}
                disabled={busy}
                onClick={() => void drop(id)}
              >
                {say("account-passkey-remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!why && (
        <Button icon="plus" disabled={busy} onClick={() => void run(addPasskey, "account-passkey-added")}>
          {say("account-passkey-add")}
        </Button>
      )}
      <Outcome told={told} />
    </div>
  );
}

/** How one can come back: a login with a password, and passkeys. A guest is offered them, and needs none. */
export function Ways({ mine }: { mine: Account }): JSX.Element {
  const guest = !hasWays(mine);
  const [told, busy, run] = useDeed(); // what came of it is told here: the first form goes when it was filled in
  const form = (
    <>
      <h3>{say("account-password-title")}</h3>
      <LoginForm mine={mine} busy={busy} run={run} />
    </>
  );
  return (
    <Panel id="ways" title={say(guest ? "account-keep-title" : "account-ways-title")}>
      {guest && <p>{say("account-keep-text")}</p>}
      {mine.login === null ? (
        form
      ) : (
        <details>
          <summary>{say("account-change-password")}</summary>
          {form}
        </details>
      )}
      <Outcome told={told} />
      {mine.login !== null && <p translate={false}>{say("account-login-is", { login: mine.login })}</p>}
      <Passkeys mine={mine} />
    </Panel>
  );
}
