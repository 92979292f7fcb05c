import type { JSX } from "preact";
import type { Chair } from "../wire/wire";

/** The page of who sits there; nothing for a free seat. */
const profileOf = ({ kind, person, bot }: Chair): string | null =>
  person ? `/p/${person}` : kind === "bot" ? `/p/bot-${bot}` : null;

/** A name that leads to what its player has played, in another tab: nobody leaves a table by mistake. */
export function ProfileLink(props: { chair: Chair; class: string; children: string }): JSX.Element {
  const href = profileOf(props.chair);
  if (!href) return <span class={props.class}>{props.children}</span>;
  return (
    <a href={href} target="_blank" class={`${props.class} profile-link`}>
      {props.children}
    </a>
  );
}
