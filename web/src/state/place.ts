import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Place } from "../wire/wire";

/** What this server is and has; null until it has answered. */
export const place = signal<Place | null>(null);

/** Asks the server what it is, until it has answered once. */
export async function askPlace(): Promise<Place> {
  return (place.value ??= await api.place());
}

/** As above; null where one can go on without. */
export const loadPlace = (): Promise<Place | null> => askPlace().catch(() => null);
