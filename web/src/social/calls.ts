// How we are called when we are not here: by this browser's push service, or by a feed.

import { signal } from "@preact/signals";
import { get, post } from "../net/api";
import { asSomebody } from "../state/me";
import type { Calls, FeedLink, SetPush } from "../wire/wire";
import { language } from "../words";

const WORKER = "/worker.js";

/** How we are called; null until it is known. */
export const calls = signal<Calls | null>(null);

/** Whether this very browser is called; null until it is known. */
export const subscribed = signal<boolean | null>(null);

/** Why this browser cannot be called: null when it can. */
export function obstacle(): "http" | "never" | "denied" | "off" | null {
  if (!isSecureContext) return "http";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return "never";
  if (Notification.permission === "denied") return "denied";
  return calls.value?.push === null ? "off" : null;
}

const subscription = async (): Promise<PushSubscription | null> => {
  if (!("serviceWorker" in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
};

export async function loadCalls(): Promise<void> {
  calls.value = await asSomebody(() => get<Calls>("/calls"));
  subscribed.value = obstacle() === null && calls.value.here && (await subscription()) !== null;
}

const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const tell = async (one: PushSubscription, on: boolean): Promise<void> => {
  const wish: SetPush = {
    endpoint: one.endpoint,
    p256dh: text(one.getKey("p256dh")),
    auth: text(one.getKey("auth")),
    language: language.value,
    on,
  };
  calls.value = await asSomebody(() => post<Calls>("/calls/push", wish));
  subscribed.value = on;
};

/** Has this browser called from now on. Asks the player for leave, so only after they pressed a button. */
export async function subscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const key = calls.value?.push ?? "";
  const one = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await tell(one, true);
  } catch (refusal) {
    await one.unsubscribe(); // nobody knows of it: else this browser would count as called
    throw refusal;
  }
}

export async function unsubscribe(): Promise<void> {
  const one = await subscription();
  if (!one) {
    subscribed.value = false; // the browser has ended it by itself
    return;
  }
  await tell(one, false);
  await one.unsubscribe();
}

/** Lets nobody call this browser any more. The server has forgotten it with the session that is over. */
export async function hangUp(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** Makes a new secret link to our feed, or ends the one that there is. */
export async function setLink(on: boolean): Promise<FeedLink> {
  const link = await asSomebody(() => post<FeedLink>("/calls/link", { on }));
  await loadCalls().catch(() => null); // the link is told only once, whatever else fails
  return link;
}
