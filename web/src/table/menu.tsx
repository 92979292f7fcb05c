import type { JSX } from "preact";
import { Button, Sheet, type IconName } from "../shell";
import { change, settings } from "../state/settings";
import { say } from "../words";
import { chatLabel } from "./chat";
import type { Desk } from "./desk";
import { leavesOf } from "./leaves";
import { touch, wide } from "./media";
import { askToNotify, mayAsk } from "./notify";
import { LEAF_ICONS } from "./side";

function Item(props: { icon: IconName; text: string; href?: string; onClick?(): void }): JSX.Element {
  return (
    <li>
      <Button kind="quiet" wide icon={props.icon} href={props.href} onClick={props.onClick}>
        {props.text}
      </Button>
    </li>
  );
}

function LeafItems({ desk }: { desk: Desk }): JSX.Element {
  const text = (leaf: string): string => (leaf === "chat" ? chatLabel(desk) : say(`table-${leaf}`));
  return (
    <>
      {leavesOf(desk).map((leaf) => (
        <Item key={leaf} icon={LEAF_ICONS[leaf]} text={text(leaf)} onClick={() => desk.show(leaf)} />
      ))}
    </>
  );
}

/** How the player is called when it is their turn. */
function CallItems(): JSX.Element {
  const { sound } = settings.value;
  return (
    <>
      <Item
        icon={sound ? "sound" : "mute"}
        text={say(sound ? "table-sound-off" : "table-sound-on")}
        onClick={() => change({ sound: !sound })}
      />
      {mayAsk() && <Item icon="bell" text={say("table-notify")} onClick={() => void askToNotify()} />}
    </>
  );
}

/** The menu of the table: everything that is not needed at every move. */
export function Menu({ desk }: { desk: Desk }): JSX.Element {
  const { status } = desk.room.value!;
  const go = (over: Desk["over"]["value"]) => (): void => void (desk.over.value = over);
  const leaving = status === "running" && desk.seat.value !== null && !desk.away.value;
  const type = (): void => {
    desk.over.value = null;
    desk.typing.value = true;
  };
  return (
    <Sheet open={desk.over.value === "menu"} class="menu-sheet" title={say("table-menu")} onClose={go(null)}>
      <ul class="menu">
        {!wide.value && <LeafItems desk={desk} />}
        {desk.game.value && <Item icon="eye" text={say("table-describe")} onClick={go("words")} />}
        <Item icon="people" text={say("table-people")} onClick={go("people")} />
        {status === "over" && <Item icon="chart" text={say("table-result")} onClick={go("result")} />}
        {!wide.value && desk.game.value && (
          <Item icon="keyboard" text={say("table-command")} onClick={type} />
        )}
        {!touch.value && <Item icon="key" text={say("table-keys")} onClick={go("keys")} />}
        <CallItems />
        <Item icon="settings" text={say("table-settings")} href="/settings" />
        {leaving && <Item icon="flag" text={say("table-leave")} onClick={go("leave")} />}
        <Item icon="back" text={say("table-lobby")} href="/lobby" />
      </ul>
    </Sheet>
  );
}
