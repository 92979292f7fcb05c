import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { accountApi, DATA } from "../net/account";
import { Button, Dialog, Icon } from "../shell";
import type { Account } from "../wire/wire";
import { say } from "../words";
import { Outcome, Panel } from "./parts";
import { askForProof, beginAgain, hasWays, useDeed } from "./state";

/** What is kept, to take along; and the end of it. */
export function Leave({ mine }: { mine: Account }): JSX.Element {
  const [open, setOpen] = useState(false);
  const [told, busy, run] = useDeed();
  const leave = (): void => {
    setOpen(false);
    void run(async () => {
      if (!hasWays(mine) || (await askForProof())) await beginAgain(await accountApi.leave());
    });
  };
  return (
    <Panel id="data" title={say("account-data-title")}>
      <p>{say("account-data-text")}</p>
      <a class="button plain normal" href={DATA} download="kobako.json">
        <Icon name="download" />
        <span>{say("account-data-download")}</span>
      </a>
      <Button kind="danger" disabled={busy} onClick={() => setOpen(true)}>
        {say(hasWays(mine) ? "account-delete" : "account-delete-guest")}
      </Button>
      <Outcome told={told} />
      <Dialog
        open={open}
        title={say("account-delete-title")}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{say("account-cancel")}</Button>
            <Button kind="danger" onClick={leave}>
              {say("account-delete-go")}
            </Button>
          </>
        }
      >
        <p>{say("account-delete-text", { left: say("someone-left") })}</p>
      </Dialog>
    </Panel>
  );
}
