import type { JSX } from "preact";
import { Button } from "../../shell";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import type { TableProps } from "../face";
import "./answers.css";
import { Lily, Sign } from "./art";
import { change, draftFrom, draftOf, moveOf, touch, VERBS, type Draft, type Verb } from "./draft";
import { Levels } from "./levels";
import { isAsking, isPlacing, onRing, pairOf, relation } from "./read";
import { girlName, moveText } from "./words";

type Props = TableProps<YurikureView>;

/** What is put together by hand has its button here; whatever else was chosen, by a key, has one in the page. */
function drafting({ view, chosen, onChoose }: Props) {
  const own = draftOf(view);
  const ownMove = isAsking(view) ? revealOf(own.level) : moveOf(view, own);
  const byKey = chosen !== null && chosen !== undefined && chosen !== ownMove;
  const draft = (byKey && draftFrom(chosen)) || own;
  const byHand = (): void => void (chosen && onChoose?.(null));
  const put = (next: Partial<Draft>): void => {
    byHand();
    change(view, { ...draft, ...next });
  };
  return { draft, byKey, byHand, put };
}

const revealOf = (level: number | null): string => (level === null ? "pass" : `reveal ${level}`);

/** The button that makes what was put together; until that is done it says what is missing. */
function Make({ table, draft, hint }: { table: Props; draft: Draft; hint?: string }): JSX.Element {
  const move = moveOf(table.view, draft);
  return (
    <Button kind="primary" class="yurikure-make" disabled={!move} onClick={() => move && table.onMove(move)}>
      {move ? moveText(table.view, move) : hint}
    </Button>
  );
}

/** Points are placed on the ring, or in the table of pairs. */
function Place(props: Props): JSX.Element | null {
  const { draft, byKey } = drafting(props);
  const hint = say(draft.girls.length ? "yurikure-web-tap-other" : "yurikure-web-tap-two");
  return byKey ? null : <Make table={props} draft={draft} hint={hint} />;
}

/** Pass, or reveal as much as was chosen. */
function Reveal(props: Props): JSX.Element {
  const { view, legal, onMove } = props;
  const { draft, byKey, byHand } = drafting(props);
  const { level } = draft;
  const levels = legal.flatMap((move) => (move.startsWith("reveal ") ? [Number(move.slice(7))] : []));
  const move = revealOf(level);
  return (
    <div class="yurikure-main">
      {!byKey && (
        <Button kind="primary" onClick={() => onMove(move)}>
          {moveText(view, move)}
        </Button>
      )}
      <Levels {...{ view, levels, level }} onTouch={byHand} />
    </div>
  );
}

interface VerbsProps {
  legal: readonly string[];
  verb: Verb | null;
  onVerb(verb: Verb, can: boolean): void;
}

/** What the girl does. */
function Verbs({ legal, verb, onVerb }: VerbsProps): JSX.Element {
  const can = (one: Verb): boolean => legal.some((move) => move.startsWith(one));
  return (
    <div class="yurikure-verbs" role="group" aria-label={say("yurikure-web-verbs")}>
      {VERBS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={verb === one}
          aria-disabled={!can(one)}
          onClick={() => onVerb(one, can(one))}
        >
          {say("yurikure-web-verb", { verb: one })}
        </button>
      ))}
    </div>
  );
}

/** How likely a confession is if it is refused; affection as it is before an approach. */
function Odds({ view, draft, girl }: { view: YurikureView; draft: Draft; girl: string }): JSX.Element | null {
  const { affection } = relation(view, pairOf(view.deciding!.girl, girl));
  if (draft.verb === "confess") return <small>{affection}/6</small>;
  if (draft.verb === "negotiate") return null;
  return (
    <small>
      <Sign of="heart" />
      {affection}
    </small>
  );
}

/** The girls that she can turn to. */
const othersOf = (view: YurikureView): string[] =>
  onRing(view).filter((girl) => girl !== view.deciding!.girl);

function Targets({ view, draft }: { view: YurikureView; draft: Draft }): JSX.Element {
  return (
    <div class="yurikure-targets" role="group" aria-label={say("yurikure-web-targets")}>
      {othersOf(view).map((girl) => (
        <button
          key={girl}
          type="button"
          aria-pressed={draft.girls.includes(girl)}
          onClick={() => touch(view, girl)}
        >
          <span class="unseen">{girlName(girl)} </span>
          <Lily girl={girl} size={26} />
          <Odds view={view} draft={draft} girl={girl} />
        </button>
      ))}
    </div>
  );
}

/** What she would do: as long as somebody is missing, what comes of it. */
function Declare(props: Props): JSX.Element {
  const { view, legal, onMove } = props;
  const { draft, put, byKey } = drafting(props);
  const { verb } = draft;
  const onVerb = (verb: Verb, can: boolean): void =>
    can ? put({ verb, girls: [] }) : onMove(`${verb} ${othersOf(view)[0]}`); // the server says why not
  return (
    <>
      <Verbs legal={legal} verb={verb} onVerb={onVerb} />
      {verb && verb !== "idle" && !byKey && <Targets view={view} draft={draft} />}
      {moveOf(view, draft) && !byKey ? (
        <Make table={props} draft={draft} />
      ) : (
        <p class="yurikure-means">{say("yurikure-web-verb-means", { verb: verb ?? "none" })}</p>
      )}
    </>
  );
}

/** Yes or no, and what comes of it. */
function Answer({ view, chosen, onMove }: Props): JSX.Element {
  const { what: matter, pair, yes } = view.deciding!;
  const [one = "", two = ""] = [...(pair ?? "")].map(girlName);
  const affection = pair ? relation(view, pair).affection : 0;
  const means = (answer: string): string =>
    say("yurikure-web-means", { answer, matter, one, two, affection, votes: yes.length });
  return (
    <div class="yurikure-answer">
      {(["yes", "no"] as const).map((answer) => (
        <button key={answer} type="button" aria-pressed={chosen === answer} onClick={() => onMove(answer)}>
          <b>{moveText(view, answer)}</b>
          <small>{means(answer)}</small>
        </button>
      ))}
    </div>
  );
}

function content(props: Props): JSX.Element | null {
  const { view } = props;
  if (isPlacing(view)) return <Place {...props} />;
  if (isAsking(view)) return <Reveal {...props} />;
  if (view.phase !== "declare") return null;
  return view.deciding!.what === "action" ? <Declare {...props} /> : <Answer {...props} />;
}

/** The controls for whatever is asked. */
export function Answers(props: Props): JSX.Element | null {
  const inside = props.legal.length ? content(props) : null;
  return inside && <div class="yurikure-answers">{inside}</div>;
}
