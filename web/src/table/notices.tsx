import type { ComponentChildren, JSX } from "preact";
import { Button, Icon, type IconName } from "../shell";
import type { UndoAsk } from "../wire/wire";
import { say } from "../words";
import type { Desk } from "./desk";
import { list } from "./people";

function Notice(props: { icon: IconName; text: string; children?: ComponentChildren }): JSX.Element {
  return (
    <div class="notice">
      <Icon name={props.icon} size={20} />
      <p>{props.text}</p>
      {props.children && <span class="notice-actions">{props.children}</span>}
    </div>
  );
}

/** The people who have still to say whether a move may be taken back. Bots are not asked. */
function stillAsked(desk: Desk, undo: UndoAsk): number[] {
  const chairs = desk.room.value!.chairs;
  return chairs.flatMap((chair, seat) => {
    const asked = chair.kind === "person" && !chair.away && seat !== undo.seat;
    return asked && !undo.agreed.includes(seat) ? [seat] : [];
  });
}

/** Somebody wants to take a move back. It does not cover the table: one may look before one answers. */
function Undo({ desk, undo }: { desk: Desk; undo: UndoAsk }): JSX.Element {
  const open = stillAsked(desk, undo);
  const [name, names] = [desk.names.value[undo.seat]!, list(open.map((seat) => desk.names.value[seat]!))];
  const own = desk.seat.value;
  if (own === undo.seat) return <Notice icon="undo" text={say("table-undo-wait", { names })} />;
  if (own === null) return <Notice icon="undo" text={say("table-undo-watch", { name })} />;
  if (!open.includes(own)) return <Notice icon="undo" text={say("table-undo-agreed", { names })} />;
  return (
    <Notice icon="undo" text={say("table-undo-ask", { name })}>
      <Button kind="primary" onClick={() => void desk.do("answer", { yes: true })}>
        {say("table-undo-yes")}
      </Button>
      <Button onClick={() => void desk.do("answer", { yes: false })}>{say("table-undo-no")}</Button>
    </Notice>
  );
}

/** Somebody has been gone for a while: a bot may be asked in. */
function Gone({ desk, seat }: { desk: Desk; seat: number }): JSX.Element {
  const name = desk.names.value[seat]!;
  return (
    <Notice icon="offline" text={say("table-replaceable", { name })}>
      <Button icon="bot" onClick={() => void desk.do("replace", { seat })}>
        {say("table-replace", { name })}
      </Button>
    </Notice>
  );
}

/** What needs a word besides the question: undo, people who are gone, that one only watches. */
export function Notices({ desk }: { desk: Desk }): JSX.Element {
  const { room, presence } = desk.state.value!;
  const playing = room.status === "running";
  const seated = desk.seat.value !== null;
  return (
    <div class="notices">
      {playing && room.undo && <Undo desk={desk} undo={room.undo} />}
      {playing && seated && presence?.replaceable.map((seat) => <Gone key={seat} desk={desk} seat={seat} />)}
      {playing && !seated && (
        <Notice icon="eye" text={say("table-spectator", { watchers: presence?.watchers ?? 1 })} />
      )}
      {room.next && room.status === "over" && !desk.wantsAgain.value && (
        <Notice icon="again" text={say("table-next")} />
      )}
    </div>
  );
}
