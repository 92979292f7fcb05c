import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Refusal } from "../net/api";
import { Button, Choice, Field, type IconName } from "../shell";
import type { Known, NewReport, Problem } from "../wire/wire";
import { language, say } from "../words";
import { report, tie, type Kind } from "./people";
import "./person.css";

const ICONS: Record<Kind, IconName> = { friend: "star", mute: "mute", block: "lock" };
const REASONS = ["chat", "name", "play", "leaving", "other"] as const;
const MOST = 300;

const day = (ms: number): string => new Intl.DateTimeFormat(language.value).format(ms);
export const problemOf = (refusal: unknown): Problem =>
  refusal instanceof Refusal ? refusal.problem : { id: "web-unreachable", args: {} };

/** The table at which it was, and how far its log was seen. */
interface Where {
  table: string | null;
  seq: number | null;
}
const NOWHERE: Where = { table: null, seq: null };

/** What it is about, and a word to it. */
function Report({ known, where, onSent }: { known: Known; where: Where; onSent(): void }): JSX.Element {
  const [reason, setReason] = useState<NewReport["reason"]>("chat");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = (event: Event): void => {
    event.preventDefault();
    report({ person: known.person, reason, text, ...where }).then(onSent, (refusal: unknown) =>
      setProblem(problemOf(refusal)),
    );
  };
  return (
    <form class="person-report" onSubmit={send} aria-label={say("social-report-title", { name: known.name })}>
      <p class="soft">{say("social-report-text", { name: known.name })}</p>
      <Choice
        legend={say("social-reason")}
        value={reason}
        onChange={setReason}
        options={REASONS.map((value) => ({ value, text: say(`social-reason-${value}`) }))}
      />
      <Field label={say("social-report-more")}>
        {(id) => (
          <textarea
            id={id}
            rows={3}
            maxLength={MOST}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      {problem && (
        <p class="problem" role="alert">
          {say(problem.id, problem.args)}
        </p>
      )}
      <Button type="submit">{say("social-report-send")}</Button>
    </form>
  );
}

interface Props {
  known: Known;
  where?: Where;
}

/** What we think of somebody: each a switch that takes effect at once; and a way to tell the host of them. */
export function Ties({ known, where = NOWHERE }: Props): JSX.Element {
  const group = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<Problem | null>(null);
  const flip = (kind: Kind) => (): void => {
    setTold(null);
    tie(known.person, kind, !known[kind]).catch((refusal: unknown) => setTold(problemOf(refusal)));
  };
  const sent = (): void => {
    group.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus(); // the form goes, and the focus with it
    setOpen(false);
    setTold({ id: "social-reported", args: {} });
  };
  return (
    <>
      <div ref={group} class="person-ties" role="group" aria-label={known.name}>
        {(["friend", "mute", "block"] as const).map((kind) => (
          <Button
            key={kind}
            kind={known[kind] ? "primary" : "plain"}
            icon={ICONS[kind]}
            aria-pressed={known[kind]}
            onClick={flip(kind)}
          >
            {say(`social-${kind}`)}
          </Button>
        ))}
        <Button kind="quiet" icon="flag" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say("social-report")}
        </Button>
      </div>
      {open && <Report known={known} where={where} onSent={sent} />}
      <p role="status" class="soft person-told">
        {told && say(told.id, told.args)}
      </p>
    </>
  );
}

/** Somebody in a list, and what we think of them. */
export const Person = ({ known, where }: Props): JSX.Element => (
  <li class="person">
    <div class="person-head">
      <h3>{known.name}</h3>
      {known.met !== null && <p class="soft">{say("social-met-on", { date: day(known.met) })}</p>}
    </div>
    <Ties known={known} where={where} />
  </li>
);

/** What the switches do. */
export const Notes = (): JSX.Element => (
  <div class="soft person-notes">
    <p>{say("social-people-note")}</p>
    <p>{say("social-mute-note")}</p>
    <p>{say("social-block-note")}</p>
  </div>
);
