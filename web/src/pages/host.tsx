import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { get, post, Refusal } from "../net/api";
import { serverNow } from "../net/socket";
import { Button, Choice, Field, Frame, hash, navigate } from "../shell";
import { asSomebody, me } from "../state/me";
import { notice } from "../state/told";
import type { HostDesk, Problem, ReportRow, SetBan } from "../wire/wire";
import { language, say } from "../words";
import { personName } from "../words/someone";
import "./host.css";

const MINUTES = [1, 2, 5, 10, 15, 30, 60] as const;
const DAY = 86_400_000; // ms
const SPANS = { day: DAY, week: 7 * DAY, month: 30 * DAY, ever: null } as const;
const MOST = 300;

/** What there is to see to; null as long as we may not see it. */
const desk = signal<HostDesk | null>(null);
const trouble = signal<Problem | null>(null);

const moment = (ms: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(ms);

/** Does something, and shows what there is to see to afterwards. */
async function run(ask: () => Promise<HostDesk>): Promise<boolean> {
  trouble.value = null;
  try {
    desk.value = await asSomebody(ask);
    const { restart, text } = desk.value;
    notice.value = restart === null ? null : { at: restart, text }; // no socket of this page tells it
    return true;
  } catch (refusal) {
    trouble.value = refusal instanceof Refusal ? refusal.problem : { id: "web-unreachable", args: {} };
    return false;
  }
}

const does = (what: string, body: object): Promise<boolean> =>
  run(() => post<HostDesk>(`/host/${what}`, body));

function Line(props: { label: string; value: string; onInput(value: string): void }): JSX.Element {
  return (
    <Field label={props.label}>
      {(id) => (
        <input
          id={id}
          type="text"
          autocomplete="off"
          maxLength={MOST}
          value={props.value}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Whoever has the code of the server's first lines looks after it. */
function Claim(): JSX.Element {
  const [code, setCode] = useState("");
  const claim = (event: Event): void => {
    event.preventDefault();
    void does("claim", { code });
  };
  return (
    <form class="panel stack" onSubmit={claim}>
      <p>{say("host-claim-text")}</p>
      <Line label={say("host-code")} value={code} onInput={setCode} />
      <Button type="submit" kind="primary" disabled={!code.trim()}>
        {say("host-claim")}
      </Button>
    </form>
  );
}

function Restart({ at }: { at: number | null }): JSX.Element {
  const [minutes, setMinutes] = useState<number>(5);
  const [text, setText] = useState("");
  const announce = (event: Event): void => {
    event.preventDefault();
    void does("notice", { at: Math.round(serverNow()) + minutes * 60_000, text });
  };
  return (
    <form class="panel stack" onSubmit={announce} aria-labelledby="restart">
      <h2 id="restart">{say("host-restart")}</h2>
      <p class="soft">{say("host-restart-text")}</p>
      <Field label={say("host-restart-in")}>
        {(id) => (
          <select id={id} onChange={(event) => setMinutes(MINUTES[event.currentTarget.selectedIndex]!)}>
            {MINUTES.map((count) => (
              <option key={count} selected={count === minutes}>
                {say("web-minutes", { count })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Line label={say("host-restart-words")} value={text} onInput={setText} />
      {at !== null && <p role="status">{say("host-restart-at", { time: moment(at) })}</p>}
      <div class="row">
        <Button type="submit">{say("host-restart-go")}</Button>
        {at !== null && (
          <Button onClick={() => void does("notice", { at: null })}>{say("host-restart-end")}</Button>
        )}
      </div>
    </form>
  );
}

/** For how long, and why. */
function Ban({ person, name, onDone }: { person: string; name: string; onDone(): void }): JSX.Element {
  const [span, setSpan] = useState<keyof typeof SPANS>("week");
  const [reason, setReason] = useState("");
  const ban = (event: Event): void => {
    event.preventDefault();
    const length = SPANS[span];
    const until = length === null ? null : Math.round(serverNow()) + length;
    const wish: SetBan = { person, on: true, until, reason };
    void does("ban", wish).then((done) => done && onDone());
  };
  return (
    <form class="host-ban stack tight" onSubmit={ban} aria-label={say("host-ban-title", { name })}>
      <p class="soft">{say("host-ban-text")}</p>
      <Choice
        legend={say("host-ban-long")}
        value={span}
        onChange={setSpan}
        options={(Object.keys(SPANS) as (keyof typeof SPANS)[]).map((value) => ({
          value,
          text: say(`host-ban-${value}`),
        }))}
      />
      <Line label={say("host-reason")} value={reason} onInput={setReason} />
      <Button type="submit" kind="danger">
        {say("host-ban-title", { name })}
      </Button>
    </form>
  );
}

function Report({ row }: { row: ReportRow }): JSX.Element {
  const [banning, setBanning] = useState(false);
  return (
    <li class="host-report stack tight">
      <h3>{say("host-report-by", { by: personName(row.by_name), name: personName(row.name) })}</h3>
      <p class="soft">
        {moment(row.at)} · {say(`social-reason-${row.reason}`)}
        {row.table && (
          <>
            {" · "}
            <a href={`/t/${row.table}`}>{row.table}</a>
          </>
        )}
      </p>
      {row.text && <blockquote>{row.text}</blockquote>}
      <details>
        <summary>{say("host-chat")}</summary>
        {row.chat.length === 0 && <p>{say("host-report-none")}</p>}
        <ol>
          {row.chat.map((line) => (
            <li key={line.seq}>
              <b>{personName(line.name)}</b>: {line.text ?? say(`table-phrase-${line.phrase}`)}
            </li>
          ))}
        </ol>
      </details>
      <div class="row">
        <Button icon="check" onClick={() => void does("settle", { report: row.report })}>
          {say("host-settle")}
        </Button>
        <Button kind="danger" aria-expanded={banning} onClick={() => setBanning(!banning)}>
          {say("host-ban")}
        </Button>
      </div>
      {banning && <Ban person={row.person} name={personName(row.name)} onDone={() => setBanning(false)} />}
    </li>
  );
}

function Reports({ rows }: { rows: readonly ReportRow[] }): JSX.Element {
  return (
    <section class="panel stack" aria-labelledby="reports">
      <h2 id="reports">{say("host-reports")}</h2>
      {rows.length === 0 && <p class="soft">{say("host-no-reports")}</p>}
      <ul class="stack">
        {rows.map((row) => (
          <Report key={row.report} row={row} />
        ))}
      </ul>
    </section>
  );
}

const lasting = (until: number | null): string =>
  until === null ? say("host-ban-ever") : say("host-ban-until", { time: moment(until) });

function Bans({ rows }: { rows: HostDesk["bans"] }): JSX.Element {
  return (
    <section class="panel stack" aria-labelledby="bans">
      <h2 id="bans">{say("host-bans")}</h2>
      {rows.length === 0 && <p class="soft">{say("host-no-bans")}</p>}
      <ul class="stack tight">
        {rows.map(({ person, name, until, reason }) => (
          <li key={person} class="row spread">
            <span>
              <b>{personName(name)}</b>{" "}
              <span class="soft">{[lasting(until), reason].filter(Boolean).join(" · ")}</span>
            </span>
            <Button onClick={() => void does("ban", { person, on: false })}>
              {say("host-unban")}
              <span class="unseen"> {personName(name)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CloseTable(): JSX.Element {
  const [table, setTable] = useState("");
  const [reason, setReason] = useState("");
  const [closed, setClosed] = useState(false);
  const close = (event: Event): void => {
    event.preventDefault();
    const id = table.trim().split("/").pop() ?? "";
    void does("close", { table: id, reason }).then(setClosed);
  };
  return (
    <form class="panel stack" onSubmit={close} aria-labelledby="close">
      <h2 id="close">{say("host-close")}</h2>
      <p class="soft">{say("host-close-text")}</p>
      <Line label={say("host-table")} value={table} onInput={setTable} />
      <Line label={say("host-reason")} value={reason} onInput={setReason} />
      <Button type="submit" kind="danger" disabled={!table.trim() || !reason.trim()}>
        {say("host-close-go")}
      </Button>
      <p role="status">{closed && say("host-closed")}</p>
    </form>
  );
}

function Acts({ rows }: { rows: HostDesk["acts"] }): JSX.Element {
  return (
    <section class="panel stack" aria-labelledby="acts">
      <h2 id="acts">{say("host-acts")}</h2>
      <ol class="host-acts">
        {rows.map(({ at, by_name, what, about, note }, i) => (
          <li key={i}>
            <time>{moment(at)}</time> {say(`host-act-${what}`, { by: by_name, about, note })}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Takes the code out of the link that the server printed, or shows what there is to see to. */
function useDesk(): void {
  const person = me.value?.person;
  const claims = useRef(false);
  useEffect(() => {
    const code = hash.peek();
    if (code) {
      claims.current = true;
      navigate("/host", { replace: true }); // the code is not for the history
      void does("claim", { code });
    } else if (person && !claims.current) void run(() => get<HostDesk>("/host"));
  }, [person]);
}

/** The page of whoever looks after the server. */
export function HostPage(): JSX.Element {
  useDesk();
  const all = desk.value;
  const problem = trouble.value;
  return (
    <Frame title={say("host-title")} narrow>
      <div class="stack loose host">
        <h1>{say("host-title")}</h1>
        {problem && (
          <p class="problem" role="alert">
            {say(problem.id, problem.args)}
          </p>
        )}
        {all ? (
          <>
            <Restart at={all.restart} />
            <Reports rows={all.reports} />
            <Bans rows={all.bans} />
            <CloseTable />
            <Acts rows={all.acts} />
          </>
        ) : (
          <Claim />
        )}
      </div>
    </Frame>
  );
}
