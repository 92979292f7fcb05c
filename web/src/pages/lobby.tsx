import type { JSX } from "preact";
import { Button, Frame } from "../shell";
import { lobby } from "../state/lobby";
import { me } from "../state/me";
import type { LobbyRow } from "../wire/wire";
import { say } from "../words";
import { isMine, TableRow } from "./table-row";
import { useLobby } from "./use-lobby";

interface ListProps {
  title: string;
  rows: readonly LobbyRow[];
  empty?: string;
}

function List({ title, rows, empty }: ListProps): JSX.Element | null {
  if (rows.length === 0 && !empty) return null;
  return (
    <section class="stack tight">
      <h2>{title}</h2>
      {rows.length === 0 && <p class="soft">{empty}</p>}
      {rows.length > 0 && (
        <ul class="table-rows">
          {rows.map((row) => (
            <TableRow key={row.table} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Public tables, live. */
export function LobbyPage(): JSX.Element {
  useLobby();
  const others = (lobby.value ?? []).filter((row) => !isMine(row));
  const loading = lobby.value === null;
  const open = others.filter((row) => row.status === "open");
  return (
    <Frame title={say("web-lobby")}>
      <div class="stack loose">
        <div class="row spread">
          <h1>{say("web-lobby")}</h1>
          <Button kind="primary" icon="plus" href="/new">
            {say("web-new-table")}
          </Button>
        </div>
        <List title={say("web-my-games")} rows={me.value?.tables ?? []} />
        <p role="status" class="unseen">
          {!loading && say("web-tables-open-count", { count: open.length })}
        </p>
        <div class="stack loose" aria-busy={loading}>
          <List
            title={say("web-tables-open")}
            rows={open}
            empty={say(loading ? "web-loading" : "web-no-open")}
          />
          <List
            title={say("web-tables-running")}
            rows={others.filter((row) => row.status !== "open")}
            empty={say(loading ? "web-loading" : "web-no-running")}
          />
        </div>
      </div>
    </Frame>
  );
}
