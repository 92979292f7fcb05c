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

/** Whatever was chosen by a key has its button in the page; what is put together by hand has one here. */
function useDraft({ view, chosen, onChoose }: Props) {
  const byKey = draftFrom(chosen);
  const draft = byKey ?? draftOf(view);
  const put = (next: Partial<Draft>): void => {
    if (chosen) onChoose?.(null);
    change(view, { ...draft, ...next });
  };
  return {
    draft,
    put,
    byKey: chosen !== null && chosen !== undefined,
    byHand: () => chosen && onChoose?.(null),
  };
}

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
  const { draft, byKey } = useDraft(props);
  const hint = say(draft.girls.length ? "yurikure-web-tap-other" : "yurikure-web-tap-two");
  return byKey ? null : <Make table={props} draft={draft} hint={hint} />;
}

/** Pass, or reveal as much as was chosen. */
function Reveal(props: Props): JSX.Element {
  const { view, legal, onMove } = props;
  const { draft, byKey, byHand } = useDraft(props);
  const { level } = draft;
  const levels = legal.flatMap((move) => (move.startsWith("reveal ") ? [Number(move.slice(7))] : []));
  const move = level === null ? "pass" : `reveal ${level}`;
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

/** What the girl does. */
function Verbs({
  legal,
  verb,
  onVerb,
}: {
  legal: readonly string[];
  verb: Verb | null;
  onVerb(verb: Verb): void;
}): JSX.Element {
  return (
    <div class="yurikure-verbs" role="group" aria-label={say("yurikure-web-verbs")}>
      {VERBS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={verb === one}
          aria-disabled={!legal.some((move) => move.startsWith(one))}
          onClick={() => onVerb(one)}
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

function Targets({ table, draft }: { table: Props; draft: Draft }): JSX.Element {
  const { view, legal } = table;
  const actor = view.deciding!.girl;
  return (
    <div class="yurikure-targets" role="group" aria-label={say("yurikure-web-targets")}>
      {onRing(view)
        .filter((girl) => girl !== actor)
        .map((girl) => (
          <button
            key={girl}
            type="button"
            aria-pressed={draft.girls.includes(girl)}
            disabled={
              !legal.some((move) => move.startsWith(draft.verb!) && move.split(" ")[1]!.includes(girl))
            }
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
  const { view, legal } = props;
  const { draft, put, byKey } = useDraft(props);
  const { verb } = draft;
  return (
    <>
      <Verbs legal={legal} verb={verb} onVerb={(verb) => put({ verb, girls: [] })} />
      {verb && verb !== "idle" && !byKey && <Targets table={props} draft={draft} />}
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
  const { what, pair, yes, waiting } = view.deciding!;
  const [one = "", two = ""] = [...(pair ?? "")].map(girlName);
  const affection = pair ? relation(view, pair).affection : 0;
  const means = (answer: string): string =>
    say("yurikure-web-means", {
      answer,
      matter: what,
      one,
      two,
      affection,
      votes: yes.length,
      left: waiting.length,
    });
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
