import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sheet, type DialogProps } from "../shell";
import type { Desk } from "../table/desk";
import { PeopleList } from "../table/people-list";
import type { Known } from "../wire/wire";
import { say } from "../words";
import { knownAs, loadPeople } from "./people";
import { Notes, Person } from "./person";

/** Everybody at the table but us: who sits there, and who has said something. */
function present(desk: Desk): Known[] {
  const { room, chat } = desk.state.value!;
  const named = new Map<string, string>();
  for (const { person, name } of [...room.chairs, ...chat]) if (person) named.set(person, name);
  named.delete(desk.person.value ?? "");
  return [...named].map(([person, name]) => knownAs(person, name));
}

interface Props extends Pick<DialogProps, "open" | "onClose"> {
  desk: Desk;
}

/** The people of a table, and what we think of them. Profiles open in another tab: nobody leaves a game by mistake. */
export function PeopleSheet({ desk, open, onClose }: Props): JSX.Element {
  useEffect(() => void loadPeople().catch(() => null), []);
  const { table, seq } = desk.state.value!;
  const others = present(desk);
  return (
    <Sheet open={open} class="people-sheet" title={say("social-people")} onClose={onClose}>
      <PeopleList desk={desk} />
      {others.length === 0 && <p>{say("social-alone")}</p>}
      <ul>
        {others.map((known) => (
          <Person key={known.person} known={known} where={{ table, seq }} />
        ))}
      </ul>
      <Notes />
    </Sheet>
  );
}
