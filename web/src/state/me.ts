import { computed, signal } from "@preact/signals";
import { api, Refusal } from "../net/api";
import type { Me } from "../wire/wire";
import { say } from "../words";
import { change, settings } from "./settings";

/** Who plays in this browser; null as long as the server knows nobody. */
export const me = signal<Me | null>(null);

/** Whether the name was chosen by the player, not made up for them. */
export const isNamed = computed(() => settings.value.name !== "");

let asking: Promise<Me | null> | null = null;

async function askWho(): Promise<Me | null> {
  me.value = await api.me();
  return me.value;
}

/** Asks who we are. Null when this browser is nobody's yet. */
export function loadMe(): Promise<Me | null> {
  asking ??= askWho().finally(() => (asking = null));
  return asking;
}

/** A name for somebody who has not chosen one. */
function madeName(): string {
  const [random] = crypto.getRandomValues(new Uint16Array(1));
  return say("web-guest", { number: String(100 + (random! % 900)) });
}

/** Does what only somebody can do. A server that has forgotten us is told again who we are. */
export async function asSomebody<T>(run: () => Promise<T>): Promise<T> {
  await ensureGuest();
  try {
    return await run();
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.status !== 401) throw refusal;
    me.value = null;
    await ensureGuest();
    return run();
  }
}

let coming: Promise<Me> | null = null;

async function makeGuest(name?: string): Promise<Me> {
  const known = me.value ?? (await loadMe());
  if (known && (!name || (name === known.name && isNamed.value))) return known;
  me.value = await api.guest(name || settings.value.name || madeName());
  if (name) change({ name: me.value.name });
  return me.value;
}

/** Makes sure that we are somebody; with a name, that this is our name. Nothing is asked of the player. */
export async function ensureGuest(name?: string): Promise<Me> {
  while (coming) await coming.catch(() => null);
  coming = makeGuest(name);
  try {
    return await coming;
  } finally {
    coming = null;
  }
}
