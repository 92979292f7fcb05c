// What we think of others, and what we tell the host of them.

import { computed, signal } from "@preact/signals";
import { get, post } from "../net/api";
import { asSomebody, me } from "../state/me";
import type { Known, NewReport, SetTie } from "../wire/wire";

export type Kind = "friend" | "mute" | "block";

/** People with whom we have played or of whom we think something; null until they are known. */
export const people = signal<readonly Known[] | null>(null);

export const friends = computed(() => (people.value ?? []).filter(({ friend }) => friend));

/** Asks whom we know; nobody, as long as we are nobody. */
export async function loadPeople(): Promise<void> {
  if (me.value) people.value = await get<Known[]>("/people");
}

/** Somebody as we know them; of most people we think nothing. */
export const knownAs = (person: string, name: string): Known =>
  people.value?.find((one) => one.person === person) ?? {
    person,
    name,
    met: null,
    friend: false,
    mute: false,
    block: false,
  };

/** Notes what we think of somebody. They are not told. */
export async function tie(person: string, kind: Kind, on: boolean): Promise<void> {
  const change: SetTie = { person, friend: null, mute: null, block: null, [kind]: on };
  const known = await asSomebody(() => post<Known>("/people", change));
  const before = people.value ?? [];
  const isKnown = before.some((one) => one.person === person);
  people.value = isKnown ? before.map((one) => (one.person === person ? known : one)) : [...before, known];
}

/** Tells the host of the server about somebody. */
export const report = (wish: NewReport): Promise<unknown> => asSomebody(() => post("/reports", wish));
