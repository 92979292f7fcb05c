import type { JSX } from "preact";
import { ReputeChip } from "../people/chip";
import type { Desk } from "./desk";
import { ProfileLink } from "./profile-link";

/** Everybody at the table, with what one may want to know of them. */
export function PeopleList({ desk }: { desk: Desk }): JSX.Element {
  const { chairs, game } = desk.room.value!;
  return (
    <ol class="people-list">
      {chairs.map((chair, seat) => (
        <li key={seat}>
          <ProfileLink chair={chair} class="people-name">
            {desk.names.value[seat]!}
          </ProfileLink>
          {chair.person && <ReputeChip person={chair.person} game={game} />}
        </li>
      ))}
    </ol>
  );
}
