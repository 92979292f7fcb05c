import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Frame } from "../shell";
import { loadPeople, people } from "../social/people";
import { Notes, Person } from "../social/person";
import { me } from "../state/me";
import type { Known } from "../wire/wire";
import { say } from "../words";

function List({ title, some }: { title: string; some: readonly Known[] }): JSX.Element | null {
  if (some.length === 0) return null;
  return (
    <section class="stack tight">
      <h2>{title}</h2>
      <ul class="known-people">
        {some.map((known) => (
          <Person key={known.person} known={known} />
        ))}
      </ul>
    </section>
  );
}

/** With whom one has played, and what one thinks of them. */
export function PeoplePage(): JSX.Element {
  const person = me.value?.person;
  useEffect(() => void loadPeople(), [person]);
  const all = people.value ?? [];
  const rest = all.filter(({ friend }) => !friend);
  return (
    <Frame title={say("social-people")} narrow>
      <div class="stack loose">
        <h1>{say("social-people")}</h1>
        {all.length === 0 ? <p>{say("social-nobody")}</p> : <Notes />}
        <List title={say("social-friends")} some={all.filter(({ friend }) => friend)} />
        <List title={say("social-met")} some={rest.filter(({ met }) => met !== null)} />
        <List title={say("social-others")} some={rest.filter(({ met }) => met === null)} />
      </div>
    </Frame>
  );
}
