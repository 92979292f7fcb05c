import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { accountApi } from "../net/account";
import { Button, Dialog } from "../shell";
import { me } from "../state/me";
import type { SignIn } from "../wire/wire";
import { say } from "../words";
import { LoginField, Outcome, Panel, PasswordField } from "./parts";
import { whyNoPasskeys } from "./passkeys";
import { beginAgain, signed, useDeed } from "./state";

type Way = () => Promise<Partial<SignIn>>;

/** What becomes of the guest is said before, and asked if there are games. */
function LeaveGuest(props: { way: Way | null; onStay: () => void; onGo: (way: Way) => void }): JSX.Element {
  const { way, onStay, onGo } = props;
  const [name, games] = [me.value?.name ?? "", me.value?.tables.length ?? 0];
  return (
    <Dialog
      open={way !== null}
      title={say("account-leave-title")}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{say("account-cancel")}</Button>
          <Button kind="danger" onClick={() => way && onGo(way)}>
            {say("account-leave-go")}
          </Button>
        </>
      }
    >
      <p>{say("account-leave-text", { name, games })}</p>
    </Dialog>
  );
}

/** For somebody who has an account, in a browser that does not know it yet. */
export function SignInPanel(): JSX.Element {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [asked, setAsked] = useState<Way | null>(null);
  const [told, busy, run] = useDeed();
  const go = (way: Way): void => {
    setAsked(null);
    void run(async () => beginAgain(await accountApi.signIn(await way())));
  };
  const begin = (way: Way): void => (me.value?.tables.length ? setAsked(() => way) : go(way));
  const submit = (event: Event): void => {
    event.preventDefault();
    begin(async () => ({ login, password }));
  };
  return (
    <Panel id="sign-in" title={say("account-sign-in-title")}>
      <p class="soft">{say("account-sign-in-text")}</p>
      {me.value && <p class="soft">{say("account-leaves-guest", { name: me.value.name })}</p>}
      <form class="stack tight" onSubmit={submit}>
        <LoginField value={login} onInput={setLogin} />
        <PasswordField label={say("account-password")} value={password} onInput={setPassword} />
        <Button type="submit" icon="forward" disabled={busy}>
          {say("account-sign-in")}
        </Button>
      </form>
      {!whyNoPasskeys() && (
        <Button
          icon="key"
          disabled={busy}
          onClick={() => begin(async () => ({ passkey: await signed("sign-in") }))}
        >
          {say("account-sign-in-passkey")}
        </Button>
      )}
      <Outcome told={told} />
      <LeaveGuest way={asked} onStay={() => setAsked(null)} onGo={go} />
    </Panel>
  );
}
