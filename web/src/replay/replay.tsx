import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { AnyFace, View } from "../games/face";
import { Button, Sheet } from "../shell";
import "../shell/fields.css";
import { useTitle } from "../shell/title";
import { me } from "../state/me";
import { still } from "../state/settings";
import { namesOf, seatOf } from "../table/people";
import { saveRecord } from "../table/save";
import { tell, type Reader } from "../table/tell";
import { say } from "../words";
import { BranchButton } from "./branch";
import { Controls, Speed } from "./controls";
import { useEyes, usePlayer } from "./hooks";
import type { Told } from "./load";
import { Log } from "./log";
import type { Moment } from "./moments";
import type { Player } from "./player";
import { Seats } from "./seats";

const SENTENCES = 3; // at most, in the caption

interface Props {
  table: string;
  told: Told;
  face: AnyFace;
}

export function Replay({ table, told, face }: Props): JSX.Element {
  const [eye, setEye, failed] = useEyes(table, told);
  const [unsaved, setUnsaved] = useState(false);
  useTitle(say("replay-page", { game: say(`${told.room.game}-name`) }));
  const player = usePlayer(table, eye);
  const names = namesOf(eye.room.chairs);
  const reader: Reader = { seat: seatOf(eye.room, me.value?.person ?? null), names, card: face.cardText };
  const moment = player.moment.value!;
  const happened = caption(moment, reader);
  return (
    <div class="replay" data-game={eye.room.game}>
      <Top
        table={table}
        game={eye.room.game}
        where={face.where?.(moment.view) ?? ""}
        player={player}
        branch={<BranchButton told={eye} own={reader.seat} names={names} player={player} />}
        onSave={() => void saveRecord(eye.room.game, table).catch(() => setUnsaved(true))}
      />
      <main>
        <div class="replay-stage" role="group" aria-label={say("replay-stage")}>
          <Stage face={face} player={player} names={names} />
        </div>
        <p class="replay-caption" aria-live={player.dragged.value ? "off" : "polite"}>
          {happened}
        </p>
        <Controls player={player} text={happened}>
          <Seats eye={eye.eye} own={reader.seat} names={names} onChoose={setEye} />
          <Speed player={player} />
          <Leaves player={player} reader={reader} face={face} view={moment.view} />
          {(failed || unsaved) && <p role="alert">{say("replay-failed")}</p>}
        </Controls>
      </main>
      <aside class="replay-side">
        <h2>{say("replay-scores")}</h2>
        <face.Sheet view={moment.view} names={names} />
        <h2>{say("replay-log")}</h2>
        <Log player={player} reader={reader} />
        <p class="soft">{say("replay-keys")}</p>
      </aside>
    </div>
  );
}

/** What has just happened, in few words; how it ended, at the end. The log has all of it. */
function caption({ view, log, ask }: Moment, reader: Reader): string {
  const texts = view.over ? [ask] : log.slice(0, SENTENCES);
  return texts.map((text) => tell(text, reader)).join(" ") || say("replay-begin");
}

function Stage({ face, player, names }: { face: AnyFace; player: Player; names: string[] }): JSX.Element {
  const { view, room, clocks } = player.moment.value!;
  return (
    <face.Table
      view={view}
      legal={[]}
      names={names}
      chairs={room.chairs}
      clocks={clocks}
      still={still.value || !player.gliding.value}
      onMove={() => undefined}
    />
  );
}

interface TopProps {
  table: string;
  game: string;
  where: string; // round and phase
  player: Player;
  branch: JSX.Element;
  onSave(): void;
}

function Top({ table, game, where, player, branch, onSave }: TopProps): JSX.Element {
  const step = say("replay-step", { step: player.step.value + 1, steps: player.last.value + 1 });
  return (
    <header class="replay-top">
      <Button kind="quiet" icon="back" label={say("replay-back")} href={`/t/${table}`} />
      <div>
        <h1>{say("replay-page", { game: say(`${game}-name`) })}</h1>
        <p>
          {step} <span>{where}</span>
        </p>
      </div>
      {branch}
      <Button kind="quiet" icon="shield" label={say("replay-verify")} href={`/verify?table=${table}`} />
      <Button kind="quiet" icon="download" label={say("replay-download")} onClick={onSave} />
    </header>
  );
}

interface LeavesProps {
  player: Player;
  reader: Reader;
  face: AnyFace;
  view: View;
}

/** Where there is no room beside the table, log and scores come up from below. */
function Leaves({ player, reader, face, view }: LeavesProps): JSX.Element {
  const [open, setOpen] = useState<"log" | "scores" | null>(null);
  return (
    <div class="replay-leaves">
      <Button kind="quiet" icon="log" label={say("replay-log")} onClick={() => setOpen("log")} />
      <Button kind="quiet" icon="sheet" label={say("replay-scores")} onClick={() => setOpen("scores")} />
      <Sheet open={open === "log"} title={say("replay-log")} onClose={() => setOpen(null)}>
        <Log player={player} reader={reader} />
      </Sheet>
      <Sheet open={open === "scores"} title={say("replay-scores")} onClose={() => setOpen(null)}>
        <face.Sheet view={view} names={reader.names} />
      </Sheet>
    </div>
  );
}
