// What lies together in a chance line.
import type { Shown } from "../deal/verify";
import { say } from "../words";
import type { SeatName } from "./steps";

/** So many words of a line, one after the other. */
export interface Group {
  readonly title: string;
  readonly size: number;
  readonly word?: string; // what the notation calls the group, in front of what is in it
}

const hands = (players: number, size: number, seatName: SeatName): Group[] =>
  Array.from({ length: players }, (_, seat) => ({ title: seatName(seat), size }));

const rest = (title: string): Group => ({ title, size: Infinity });

const LINEIT_CARDS = 106;
/** Line-it turns up two cards more than there are players, as often as the deck has enough. */
const displays = (size: number): Group[] =>
  Array.from({ length: Math.floor(LINEIT_CARDS / size) }, (_, i) => ({
    title: say("verify-web-round", { nth: i + 1 }),
    size,
  }));

const setup = (): Group[] => [
  { title: say("verify-web-couple"), size: 2, word: "couple" },
  { title: say("verify-web-affection", { value: 2 }), size: 2, word: "two" },
  { title: say("verify-web-affection", { value: 1 }), size: 4, word: "one" },
  { ...rest(say("verify-web-girls")), word: "order" },
];

interface Chip {
  readonly text: string;
  readonly marked: boolean; // something else stands there in the other line
}

/** A line cut into groups, each with what is to be shown of it. */
export function cut(line: string, other: string, groups: readonly Group[]): [title: string, Chip[]][] {
  const [words, others] = [line.split(" "), other.split(" ")];
  const chips = words.map((text, place) => ({ text, marked: text !== others[place] }));
  let next = 1; // behind the keyword
  return groups.map(({ title, size, word }) => {
    const own = chips.slice(next, next + size);
    next += size;
    return [title, own.filter(({ text }) => text !== word)];
  });
}

/** The groups of a line, of which the last takes all that is left; null for a line that is best shown as it is. */
export function groupsOf({ game, players, kind, nth }: Shown, seatName: SeatName): Group[] | null {
  switch (`${game} ${kind}`) {
    case "luz deal":
      return [...hands(players, 10, seatName), rest(say("verify-web-aside"))];
    case "lineit deck":
      return [...displays(players + 2), rest(say("verify-web-left"))];
    case "dragonegg deck":
      return [...hands(players, nth === 1 ? 5 : 4, seatName), rest(say("verify-web-pile"))];
    case "aurum deal":
      return [...hands(players, 12, seatName), rest(say("verify-web-left"))];
    case "yurikure setup":
      return setup();
    case "yurikure roll":
      return [rest(say("verify-web-dice"))];
    default:
      return null;
  }
}
