// What kind of screen and pointer the table is on.

import { signal, type ReadonlySignal } from "@preact/signals";

function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const fits = signal(list.matches);
  list.addEventListener?.("change", (event) => (fits.value = event.matches));
  return fits;
}

/** Room for the side panel: a wide window, or a phone that lies on its side. As in table.css. */
export const wide = media("(min-width: 60rem), (min-width: 40rem) and (max-height: 35rem)");

/** A finger hides what it touches: a card that it chooses is confirmed before it is played. */
export const touch = media("(pointer: coarse)");
