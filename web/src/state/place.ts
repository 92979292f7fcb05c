import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Place } from "../wire/wire";

/** What this server is and has; null until it has answered. */
export const place = signal<Place | null>(null);

/** Asks the server what it is, once. */
export async function loadPlace(): Promise<Place | null> {
  place.value ??= await api.place().catch(() => null);
  return place.value;
}
