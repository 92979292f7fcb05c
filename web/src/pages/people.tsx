import type { JSX } from "preact";
import { Frame, useLoading, Waiting } from "../shell";
import { loadPeople, people } from "../social/people";
import { Notes, Person } from "../social/person";
import { loadMe, me } from "../state/me";
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

function Lists({ all }: { all: readonly Known[] }): JSX.Element {
  const rest = all.filter(({ friend }) => !friend);
  return (
    <>
      {all.length === 0 ? <p>{say("social-nobody")}</p> : <Notes />}
      <List title={say("social-friends")} some={all.filter(({ friend }) => friend)} />
      <List title={say("social-met")} some={rest.filter(({ met }) => met !== null)} />
      <List title={say("social-others")} some={rest.filter(({ met }) => met === null)} />
    </>
  );
}

/** Who is nobody yet knows nobody. */
async function load(): Promise<void> {
  if (!me.value) await loadMe();
  await loadPeople();
}

/** With whom one has played, and what one thinks of them. */
export function PeoplePage(): JSX.Element {
  const { here, ...waiting } = useLoading(load);
  return (
    <Frame title={say("social-people")} narrow>
      <div class="stack loose">
        <h1>{say("social-people")}</h1>
        {here || people.value ? <Lists all={people.value ?? []} /> : <Waiting {...waiting} />}
      </div>
    </Frame>
  );
}
