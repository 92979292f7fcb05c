import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawn } from "../clock";
import { RuleList } from "../pages/rule-list";
import { language, say } from "../words";
import { Chat } from "./chat";
import type { Desk, Leaf } from "./desk";
import { useNewest } from "./newest";
import { tell } from "./tell";

const GAP = 8; // px above a rule that was looked up

interface Props {
  desk: Desk;
}

/** What has happened, in the reader's language; the newest at the end, and in sight. */
function Log({ desk }: Props): JSX.Element {
  const { log } = desk.state.value!;
  const end = useNewest(log.length);
  return (
    <div class="scroll" ref={end} tabIndex={0} role="region" aria-label={say("table-log")}>
      {log.length === 0 && <p class="empty">{say("table-log-empty")}</p>}
      <ol class="log">
        {log.map((text, i) => (
          <li key={i} class={`log-${text.id}`}>
            {tell(text, desk.reader.value)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Scores({ desk }: Props): JSX.Element {
  const [face, game] = [desk.face.value, desk.game.value];
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={say("table-scores")}>
      {face && game && <face.Sheet view={game.view} names={desk.names.value} />}
    </div>
  );
}

/** Scrolls to a rule. `scrollIntoView` would move the whole table too. */
function lookUp(box: HTMLElement | null, rule: HTMLElement | null): void {
  if (!box || !rule) return;
  box.scrollTop += rule.getBoundingClientRect().top - box.getBoundingClientRect().top - GAP;
  rule.focus({ preventScroll: true });
}

/** The rules of the game; opened at one of them, it is marked and has the focus. */
function Rules({ desk }: Props): JSX.Element {
  const { game } = desk.room.value!;
  const wanted = desk.rule.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    void drawn().then(() => lookUp(box.current, document.getElementById(`rule-${wanted}`)));
  }, [wanted, language.value]);
  return (
    <div class="scroll" ref={box} tabIndex={0} role="region" aria-label={say("table-rules")}>
      <p class="rules-goal">{say(`${game}-goal`)}</p>
      <RuleList game={game} marked={wanted} prefix="rule-" />
    </div>
  );
}

const LEAVES: Record<Leaf, (props: Props) => JSX.Element> = {
  log: Log,
  chat: ({ desk }) => <Chat desk={desk} />,
  scores: Scores,
  rules: Rules,
};

/** What can be laid beside the table: there is nothing to score before the game. */
export function leavesOf(desk: Desk): Leaf[] {
  return desk.game.value ? ["log", "chat", "scores", "rules"] : ["log", "chat", "rules"];
}

export function LeafView({ leaf, ...props }: Props & { leaf: Leaf }): JSX.Element {
  const View = LEAVES[leaf];
  return <View {...props} />;
}
