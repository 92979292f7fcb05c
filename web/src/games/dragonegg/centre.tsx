// What lies in the middle and is nobody's: the egg, the bracelets, the deck; and what one may look at again.

import type { JSX } from "preact";
import { Icon } from "../../shell";
import { say } from "../../words";
import { Traveller } from "../parts/travel";
import { isSettled } from "./read";
import type { Shown } from "./seat";
import { Count, Egg } from "./tokens";

/** What is laid over the table to be looked at. */
export type Look = "last" | "rest";

export function Centre({ table, onLook }: { table: Shown; onLook(look: Look): void }): JSX.Element {
  const { view } = table;
  const deck = (
    <Traveller as="span" card="deck" class="dragonegg-has">
      <Count sign="deck" count={view.deck} title={say("dragonegg-web-deck")} />
    </Traveller>
  );
  return (
    <div class="dragonegg-centre">
      <span class="dragonegg-nest" aria-hidden="true" title={say("dragonegg-web-nest")}>
        {view.egg === null && <Egg title={say("dragonegg-web-nest")} />}
      </span>
      <span class="dragonegg-stock" aria-hidden="true">
        <Count sign="goal" count={view.target} title={say("dragonegg-web-target")} />
        <Count sign="bracelet" count={view.middle} title={say("dragonegg-web-bracelets-left")} />
        {!view.rest.length && deck}
      </span>
      {view.rest.length > 0 && (
        <button type="button" class="dragonegg-chip" onClick={() => onLook("rest")}>
          <Icon name="eye" size={18} />
          {say("dragonegg-web-rest")}
        </button>
      )}
      {view.last && !isSettled(view) && (
        <button type="button" class="dragonegg-chip" onClick={() => onLook("last")}>
          <Icon name="eye" size={18} />
          {say("dragonegg-web-last")}
        </button>
      )}
    </div>
  );
}
