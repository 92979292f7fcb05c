import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "../account/account.css";
import { Leave } from "../account/leave";
import { ProofDialog } from "../account/proof";
import { Sessions } from "../account/sessions";
import { SignInPanel } from "../account/sign-in";
import { account, hasWays, loadAccount } from "../account/state";
import { Ways } from "../account/ways";
import { Frame, Link, Waiting } from "../shell";
import { loadMe } from "../state/me";
import type { Account } from "../wire/wire";
import { say } from "../words";
import "./settings.css";

function Mine({ mine }: { mine: Account }): JSX.Element {
  return (
    <>
      <p>
        {say(hasWays(mine) ? "account-known" : "account-guest", { name: mine.name })}{" "}
        <Link href="/settings" class="tall">
          {say("account-rename")}
        </Link>
      </p>
      <Ways mine={mine} />
      {!hasWays(mine) && <SignInPanel />}
      <Sessions mine={mine} />
      <Leave mine={mine} />
      <ProofDialog mine={mine} />
    </>
  );
}

const FAILED = { id: "web-part-failed", args: {} };

function Content(): JSX.Element {
  const known = account.value;
  if (known === null || known === "failed")
    return <Waiting problem={known && FAILED} again={() => void loadAccount()} />;
  if (known !== "nobody") return <Mine mine={known} />;
  return (
    <>
      <p>{say("account-nobody")}</p>
      <SignInPanel />
    </>
  );
}

/** Who one is here, how one comes back, where one is signed in, and how one leaves. */
export function AccountPage(): JSX.Element {
  useEffect(() => {
    // How many games there are is known before anybody can sign in and leave them.
    void loadMe()
      .catch(() => null)
      .then(loadAccount);
  }, []);
  return (
    <Frame title={say("account-title")} narrow>
      <div class="stack account">
        <h1>{say("account-title")}</h1>
        <Content />
      </div>
    </Frame>
  );
}
