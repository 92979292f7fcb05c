import type { JSX } from "preact";
import { Icon } from "../shell";
import { say } from "../words";
import { optionText } from "../words/options";
import type { Desk } from "./desk";
import { clockText } from "./time";

/** What is played here and how, and what has been promised about the shuffle. */
export function Setup({ desk }: { desk: Desk }): JSX.Element {
  const room = desk.room.value!;
  const promised = room.chairs.flatMap((chair, seat) =>
    chair.commit ? [{ seat, commit: chair.commit }] : [],
  );
  return (
    <section class="setup" aria-labelledby="setup-title">
      <h2 id="setup-title">{say("table-setup-title")}</h2>
      <ul class="setup-facts">
        <Fact icon="people">{say("table-players", { players: room.players })}</Fact>
        <Fact icon="clock">{clockText(room.clock)}</Fact>
        <Fact icon={room.visibility === "public" ? "globe" : "lock"}>
          {say(`table-visibility-${room.visibility}`)}
        </Fact>
        {room.rated && <Fact icon="chart">{say("table-rated")}</Fact>}
        {Object.entries(room.options).map(([name, value]) => (
          <Fact key={name} icon="settings">
            {say("table-option", {
              name: optionText(room.game, name),
              value: optionText(room.game, name, value),
            })}
          </Fact>
        ))}
      </ul>
      <details class="commit">
        <summary>{say("table-commit-title")}</summary>
        <p>{say("table-commit-text")}</p>
        <dl>
          <dt>{say("table-commit-table")}</dt>
          <dd translate={false}>{room.commit}</dd>
          {promised.map(({ seat, commit }) => [
            <dt>{say("table-commit-seat", { name: desk.names.value[seat]! })}</dt>,
            <dd translate={false}>{commit}</dd>,
          ])}
        </dl>
      </details>
    </section>
  );
}

function Fact(props: { icon: Parameters<typeof Icon>[0]["name"]; children: string }): JSX.Element {
  return (
    <li>
      <Icon name={props.icon} size={20} />
      {props.children}
    </li>
  );
}
