import type { JSX } from "preact";
import { Icon, type IconName } from "../shell";
import { say } from "../words";
import { unread } from "./chat";
import type { Desk, Leaf } from "./desk";
import { LeafView, leavesOf } from "./leaves";
import "./side.css";

export const LEAF_ICONS: Record<Leaf, IconName> = {
  log: "log",
  chat: "chat",
  scores: "sheet",
  rules: "book",
};

/** The arrow keys go from tab to tab, as everywhere. */
function step(event: KeyboardEvent, desk: Desk, leaves: Leaf[]): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const next = leaves[(leaves.indexOf(desk.leaf.value) + by + leaves.length) % leaves.length]!;
  desk.leaf.value = next;
  document.getElementById(`tab-${next}`)?.focus();
}

function Tab({ desk, leaf, current }: { desk: Desk; leaf: Leaf; current: Leaf }): JSX.Element {
  const fresh = leaf === "chat" && current !== "chat" ? unread(desk) : 0;
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${leaf}`}
      class="tab"
      aria-selected={leaf === current}
      aria-controls="leaf"
      tabIndex={leaf === current ? 0 : -1}
      onClick={() => (desk.leaf.value = leaf)}
    >
      <Icon name={LEAF_ICONS[leaf]} size={18} />
      <span class="tab-text">{say(`table-${leaf}`)}</span>
      {fresh > 0 && (
        <span class="mark">
          <span class="unseen">{say("table-unread", { count: fresh })}</span>
        </span>
      )}
    </button>
  );
}

/** The panel beside the table: log, chat, scores, rules. */
export function SidePanel({ desk }: { desk: Desk }): JSX.Element {
  const leaves = leavesOf(desk);
  const current = leaves.includes(desk.leaf.value) ? desk.leaf.value : "log";
  return (
    <aside class="side" aria-label={say("table-panel")}>
      <div class="tabs" role="tablist" onKeyDown={(event) => step(event, desk, leaves)}>
        {leaves.map((leaf) => (
          <Tab key={leaf} desk={desk} leaf={leaf} current={current} />
        ))}
      </div>
      <div class="leaf" role="tabpanel" id="leaf" aria-labelledby={`tab-${current}`}>
        <LeafView leaf={current} desk={desk} />
      </div>
    </aside>
  );
}
