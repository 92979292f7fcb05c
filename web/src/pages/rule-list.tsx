import type { JSX } from "preact";
import { has, say } from "../words";
import "./rule-list.css";

/** The numbers of a game's rules, as many as have a heading: these come with the game, the rules when they are read. */
export function ruleNumbers(game: string): number[] {
  const numbers: number[] = [];
  for (let number = 1; has(`web-${game}-rule-${number}`); number++) numbers.push(number);
  return numbers;
}

/** The heading of a rule. */
export const ruleTitle = (game: string, number: number): string => say(`web-${game}-rule-${number}`);

interface RuleProps {
  game: string;
  number: number;
  /** Whether it is the one that somebody was sent to. */
  marked: boolean;
  /** In front of the anchor: "" on the page of the rules, where `#7` leads here. */
  prefix: string;
}

function Rule({ game, number, marked, prefix }: RuleProps): JSX.Element {
  return (
    <li id={`${prefix}${number}`} class={marked ? "rule marked" : "rule"} tabIndex={-1}>
      <span class="rule-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <span class="unseen">{number} </span>
          {ruleTitle(game, number)}
        </h3>
        {say(`${game}-rule-${number}`)
          .split("\n")
          .map((line, i) => (
            <p key={i}>{line}</p>
          ))}
      </div>
    </li>
  );
}

interface RuleListProps {
  game: string;
  /** The number of the rule to be marked. */
  marked?: number | null;
  prefix?: string;
}

/** All rules of a game, for the page of the rules and for a sheet beside the table. */
export function RuleList({ game, marked = null, prefix = "" }: RuleListProps): JSX.Element {
  return (
    <ol class="rules">
      {ruleNumbers(game).map((number) => (
        <Rule key={number} game={game} number={number} marked={number === marked} prefix={prefix} />
      ))}
    </ol>
  );
}
