import type { JSX } from "preact";
import { useLayoutEffect, useRef, type MutableRef } from "preact/hooks";
import { drawn } from "../clock";
import { RuleList } from "../pages/rule-list";
import { useLoading, Waiting } from "../shell";
import { know, knows, language, say } from "../words";
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

/** Scrolls to a rule and gives it the focus. `scrollIntoView` would move the whole table too. Until the rules are here
 * their box has the focus: later, a rule would take it, and the next key, from where the player is by then. */
function useLookUp(wanted: number | null, here: boolean): MutableRef<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement | null>(null);
  const waits = useRef(false);
  const lookUp = (): void => {
    const [room, rule] = [box.current, document.getElementById(`rule-${wanted}`)];
    if (!room || wanted === null) return;
    if (rule) room.scrollTop += rule.getBoundingClientRect().top - room.getBoundingClientRect().top - GAP;
    if (!waits.current || room.contains(document.activeElement))
      (rule ?? room).focus({ preventScroll: true });
    waits.current = !rule;
  };
  useLayoutEffect(() => void drawn().then(lookUp), [wanted, language.value, here]);
  return box;
}

/** The rules of the game; opened at one of them, it is marked and has the focus. */
function Rules({ desk }: Props): JSX.Element {
  const { game } = desk.room.value!;
  const wanted = desk.rule.value;
  const topic = `${game}-rules`;
  const loading = useLoading(() => know(topic), topic);
  const here = loading.here || knows(topic);
  const box = useLookUp(wanted, here);
  return (
    <div class="scroll" ref={box} tabIndex={0} role="region" aria-label={say("table-rules")}>
      {here ? (
        <>
          <p class="rules-goal">{say(`${game}-goal`)}</p>
          <RuleList game={game} marked={wanted} prefix="rule-" />
        </>
      ) : (
        <Waiting {...loading} />
      )}
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
