import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { accountApi } from "../net/account";
import { Button, Dialog } from "../shell";
import type { Account, Proof } from "../wire/wire";
import { say } from "../words";
import { Outcome, PasswordField } from "./parts";
import { whyNoPasskeys } from "./passkeys";
import { account, proofAsked, signed, useDeed } from "./state";

/** Asks for password or passkey before something that cannot be undone. */
export function ProofDialog({ mine }: { mine: Account }): JSX.Element {
  const [password, setPassword] = useState("");
  const [told, busy, run] = useDeed();
  const close = (given: boolean): void => {
    setPassword("");
    proofAsked.value?.(given);
  };
  const give = (way: () => Promise<Partial<Proof>>): Promise<void> =>
    run(async () => {
      account.value = await accountApi.prove(await way());
      close(true);
    });
  const submit = (event: Event): void => {
    event.preventDefault();
    void give(async () => ({ password }));
  };
  return (
    <Dialog open={proofAsked.value !== null} title={say("account-proof-title")} onClose={() => close(false)}>
      <div class="stack tight">
        <p>{say("account-proof-text")}</p>
        {mine.login !== null && (
          <form class="stack tight" onSubmit={submit}>
            <PasswordField label={say("account-password")} value={password} onInput={setPassword} />
            <Button type="submit" kind="primary" disabled={busy}>
              {say("account-proof-go")}
            </Button>
          </form>
        )}
        {mine.passkeys.length > 0 && !whyNoPasskeys() && (
          <Button
            icon="key"
            disabled={busy}
            onClick={() => void give(async () => ({ passkey: await signed("proof") }))}
          >
            {say("account-proof-passkey")}
          </Button>
        )}
        <Outcome told={told} />
      </div>
    </Dialog>
  );
}
