import { useEffect } from "preact/hooks";
import { clock } from "../clock";
import { api } from "../net/api";
import { watchFeed, watchLobby } from "../net/socket";
import { lobby } from "../state/lobby";
import { loadMe, me } from "../state/me";

const ASK_AGAIN = 10_000;

async function fetchLobby(): Promise<void> {
  lobby.value = await api.tables().catch(() => lobby.value);
}

/** Asks for the lobby now and then. For visitors: a socket is for those whom the server knows. */
function pollLobby(): () => void {
  let cancel = (): void => {};
  const ask = (): void => {
    void fetchLobby();
    cancel = clock.after(ASK_AGAIN, ask);
  };
  ask();
  return () => cancel();
}

/** Keeps `lobby` and what is asked of us up to date while the page is shown, and `me.tables` as it was when the page was opened. */
export function useLobby(): void {
  const known = me.value !== null;
  useEffect(() => void loadMe().catch(() => null), []);
  useEffect(() => (known ? watchLobby() : pollLobby()), [known]);
  useEffect(() => (known ? watchFeed() : undefined), [known]);
}
