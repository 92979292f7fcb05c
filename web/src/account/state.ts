import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { accountApi, type Aim } from "../net/account";
import { Refusal } from "../net/api";
import { hangUp } from "../social/calls";
import { change as changeSettings } from "../state/settings";
import type { Account, Me, Problem, SignedByPasskey } from "../wire/wire";
import { language, HTML_LANG } from "../words";
import { usePasskey } from "./passkeys";

/** Our account; "nobody" while the server knows nobody here, null until it has answered. */
export const account = signal<Account | "nobody" | "failed" | null>(null);

export async function loadAccount(): Promise<void> {
  try {
    account.value = (await accountApi.load()) ?? "nobody";
  } catch {
    account.value = "failed";
  }
}

/** Whether one could sign in again; who cannot is a guest. */
export const hasWays = (one: Account): boolean => one.login !== null || one.passkeys.length > 0;

/** While the player is asked for password or passkey: whom to tell whether they were given. */
export const proofAsked = signal<((given: boolean) => void) | null>(null);

/** Asks the player for password or passkey; false when they do not want to give it. */
export async function askForProof(): Promise<boolean> {
  const given = await new Promise<boolean>((answer) => (proofAsked.value = answer));
  proofAsked.value = null;
  return given;
}

const needsProof = (refusal: unknown): boolean =>
  refusal instanceof Refusal && refusal.problem.id === "account-prove";

/** Changes something about the account; where the server wants to know first whether it is us, we are asked. */
export async function change(run: () => Promise<Account>): Promise<void> {
  try {
    account.value = await run();
  } catch (refusal) {
    if (!needsProof(refusal) || !(await askForProof())) throw refusal;
    account.value = await run();
  }
}

/** What a passkey has signed for the server. */
export const signed = async (aim: Aim): Promise<SignedByPasskey> =>
  usePasskey(await accountApi.offer<PublicKeyCredentialRequestOptionsJSON>(aim));

/** Everything on the page begins anew, as whoever this browser is now; who it was is not called here. */
export async function beginAgain(who: Me | null): Promise<void> {
  await hangUp().catch(() => null);
  changeSettings({ name: who?.name ?? "" });
  location.assign("/");
}

/** What went wrong, for the player. A device that gives no passkey does not say why. */
export function problemIn(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  return { id: error instanceof DOMException ? "account-passkey-cancelled" : "web-unreachable", args: {} };
}

export interface Told extends Problem {
  bad: boolean;
}

/** Does something at the push of a button: what came of it, and whether it is still being done. */
export function useDeed(): [
  Told | null,
  boolean,
  (run: () => Promise<unknown>, done?: string) => Promise<void>,
] {
  const [told, setTold] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (deed: () => Promise<unknown>, done?: string): Promise<void> => {
    setBusy(true);
    setTold(null);
    try {
      await deed();
      if (done) setTold({ id: done, args: {}, bad: false });
    } catch (error) {
      setTold({ ...problemIn(error), bad: true });
    }
    setBusy(false);
  };
  return [told, busy, run];
}

/** A day, and with `time` the time of day, as one writes it in the language. */
export const dateText = (ms: number, time = false): string =>
  new Intl.DateTimeFormat(HTML_LANG[language.value], {
    dateStyle: "medium",
    ...(time ? { timeStyle: "short" } : {}),
  }).format(ms);
