// Notifications outside of the page. They need a secure context and the player's leave.

import { change, settings } from "../state/settings";

/** Whether the browser could notify at all. Over plain HTTP on a network it cannot. */
const mayNotify = (): boolean => "Notification" in globalThis && globalThis.isSecureContext;

/** Whether it makes sense to ask: not yet allowed, and not forbidden. */
export const mayAsk = (): boolean =>
  mayNotify() && !settings.value.notify && Notification.permission !== "denied";

/** Asks the player for leave; only ever after they pressed a button. */
export async function askToNotify(): Promise<boolean> {
  const allowed = (await Notification.requestPermission()) === "granted";
  change({ notify: allowed });
  return allowed;
}

/** Tells the player something while they look elsewhere. */
export function notify(text: string): void {
  if (!settings.value.notify || !document.hidden || !mayNotify()) return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(text, { tag: "kobako-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones have the name but only allow it to service workers: title and sound must do.
  }
}
