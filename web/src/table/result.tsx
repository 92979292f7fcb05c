import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { clock } from "../clock";
import { Refusal } from "../net/api";
import { Button, Dialog } from "../shell";
import { say } from "../words";
import { AgainButton } from "./after-actions";
import { winnerText } from "./asked";
import { ProfileLink } from "./profile-link";
import type { Desk } from "./desk";
import "./result.css";
import { saveRecord } from "./save";
import { tellRefusal } from "./tell";

const LOOK_FIRST = 1400; // ms: the last cards are seen before the result covers them

/** Seats by place: the winners first, then by points. Equal points share a place. */
export function ranking(
  scores: readonly number[],
  winners: readonly number[],
): { seat: number; place: number }[] {
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const better = (a: number, b: number): number => won(a) - won(b) || scores[a]! - scores[b]!;
  const seats = scores.map((_, seat) => seat).sort((a, b) => better(b, a) || a - b);
  return seats.map((seat) => ({ seat, place: 1 + seats.filter((other) => better(other, seat) > 0).length }));
}

/** Opens the result when the game is over and its last step was shown, unless something else is open. */
function useResult(desk: Desk): boolean {
  const over = desk.room.value!.status === "over" && !desk.projector.behind.value;
  useEffect(() => {
    let wanted = over;
    if (over) void clock.wait(LOOK_FIRST).then(() => wanted && (desk.over.value ??= "result"));
    return () => void (wanted = false);
  }, [over]);
  return over;
}

/** Saves the record of the game as a file. */
async function download(desk: Desk): Promise<void> {
  try {
    await saveRecord(desk.room.value!.game, desk.table);
  } catch (problem) {
    desk.over.value = null;
    if (problem instanceof Refusal) desk.refuse(tellRefusal(problem.problem, desk.reader.value));
  }
}

function Places({ desk }: { desk: Desk }): JSX.Element {
  const { view } = desk.game.value!;
  const { scores, winners } = view;
  const text = (score: number): string =>
    (desk.face.value?.scoreText?.(view, score) ?? say("table-points", { points: score })).replace("-", "−");
  return (
    <ol class="places" aria-label={say("table-final")}>
      {ranking(scores, winners).map(({ seat, place }) => (
        <li key={seat} class={`${place === 1 ? "winner" : ""} ${seat === desk.seat.value ? "own" : ""}`}>
          <span class="place-number">{say("table-place", { place })}</span>
          <ProfileLink class="place-name" chair={desk.room.value!.chairs[seat]!}>
            {desk.names.value[seat]!}
          </ProfileLink>
          <span class="place-points">{text(scores[seat]!)}</span>
        </li>
      ))}
    </ol>
  );
}

function Ways({ desk }: { desk: Desk }): JSX.Element {
  return (
    <div class="result-ways">
      <Button icon="play" href={`/t/${desk.table}/replay`}>
        {say("table-replay")}
      </Button>
      {desk.seat.value !== null && (
        <Button icon="chart" href={`/t/${desk.table}/review`}>
          {say("table-review")}
        </Button>
      )}
      <Button icon="download" onClick={() => void download(desk)}>
        {say("table-record")}
      </Button>
      <Button icon="shield" href={`/verify?table=${desk.table}`}>
        {say("table-verify")}
      </Button>
      <Button kind="quiet" icon="back" href="/lobby">
        {say("table-lobby")}
      </Button>
    </div>
  );
}

/** The end: who has won, by how much, how it came, and what next. */
export function Result({ desk }: { desk: Desk }): JSX.Element | null {
  const over = useResult(desk);
  const [face, game] = [desk.face.value, desk.game.value];
  if (!over || !game) return null;
  const shown = { view: game.view, names: desk.names.value };
  return (
    <Dialog
      open={desk.over.value === "result"}
      class="result"
      title={winnerText(desk)}
      onClose={() => (desk.over.value = null)}
      actions={
        <>
          <Button onClick={() => (desk.over.value = null)}>{say("table-look")}</Button>
          <AgainButton desk={desk} />
        </>
      }
    >
      <div class="result-top">
        <Places desk={desk} />
        {face && <face.Chart {...shown} />}
      </div>
      {face && <face.Sheet {...shown} />}
      <Ways desk={desk} />
    </Dialog>
  );
}
