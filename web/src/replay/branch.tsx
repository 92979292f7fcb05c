import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { begin, opening } from "../pages/begin";
import { LevelPick } from "../pages/levels";
import { Trouble } from "../pages/trouble";
import { api } from "../net/api";
import { Button, Dialog, Field } from "../shell";
import { newCid } from "../state/cid";
import { levelOf } from "../state/level";
import { loadPlace, place } from "../state/place";
import { passwordOf } from "../table/password";
import { say } from "../words";
import type { Told } from "./load";
import type { Player } from "./player";

interface Props {
  told: Told;
  own: number | null;
  names: readonly string[];
  player: Player;
}

/** Play on from the moment that is shown: a new table, only for practice. */
export function BranchButton(props: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const over = props.player.moment.value!.view.over;
  const ask = (): void => {
    if (over) return;
    props.player.playing.value = false;
    void loadPlace();
    setOpen(true);
  };
  return (
    <>
      <Button
        class="replay-branch"
        icon="forward"
        label={say("replay-branch")}
        aria-disabled={over}
        onClick={ask}
      >
        {say("replay-branch")}
      </Button>
      {open && <Plan {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** In which seat, and against whom? */
function Plan({ told, own, names, player, onClose }: Props & { onClose(): void }): JSX.Element {
  const { table, game } = told.room;
  const entry = place.value?.games.find(({ name }) => name === game);
  const [seat, setSeat] = useState(told.eye === "watch" ? (own ?? 0) : told.eye);
  const [level, setLevel] = useState<string | null>(null);
  const bot = level ?? levelOf(entry);
  const wish = { cid: newCid(), seq: player.moment.value!.seq, seat, bot };
  const go = (): Promise<void> => begin(() => api.branch(table, wish, passwordOf(table)));
  return (
    <Dialog
      open
      title={say("replay-branch")}
      onClose={onClose}
      actions={
        <Button kind="primary" icon="play" disabled={opening.value} onClick={() => void go()}>
          {say("replay-branch-go")}
        </Button>
      }
    >
      <div class="stack tight">
        <p>{say("replay-branch-text")}</p>
        <Field label={say("replay-branch-seat")}>
          {(id) => (
            <select
              id={id}
              class="field"
              value={seat}
              onChange={(event) => setSeat(Number(event.currentTarget.value))}
            >
              {names.map((name, i) => (
                <option key={i} value={i}>
                  {i === own ? say("replay-seen-you", { name }) : name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {entry && <LevelPick entry={entry} value={bot} onPick={setLevel} />}
        <Trouble />
      </div>
    </Dialog>
  );
}
