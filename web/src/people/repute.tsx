import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import type { Repute } from "../wire/wire";
import { say } from "../words";
import "./repute.css";

const MOST = 100; // people in one question

const known = signal<ReadonlyMap<string, Repute>>(new Map());
const asked = new Set<string>();
let waiting: string[] = [];

async function askAll(): Promise<void> {
  const people = waiting.splice(0, MOST);
  if (waiting.length) queueMicrotask(() => void askAll());
  const found = await api.repute(people).catch(() => []);
  known.value = new Map([...known.value, ...found.map((one) => [one.player, one] as const)]);
}

/** Asks for somebody, together with all others who are wanted now. */
function want(person: string): void {
  if (asked.has(person)) return;
  asked.add(person);
  waiting.push(person);
  if (waiting.length === 1) queueMicrotask(() => void askAll());
}

/** The figures beside a name: the rating in the game, and how many of the last games were finished. */
export function ReputeFigures({ person, game }: { person: string; game: string }): JSX.Element | null {
  useEffect(() => want(person), [person]);
  const repute = known.value.get(person);
  if (!repute) return null;
  const rating = repute.ratings[game];
  const { games, finished } = repute.finished;
  return (
    <span class="repute">
      {rating && (
        <span class="repute-rating">
          <span class="unseen">{say("profile-rating")} </span>
          {rating.value}
          {rating.provisional && (
            <>
              <span aria-hidden="true">?</span>
              <span class="unseen"> {say("profile-provisional")}</span>
            </>
          )}
        </span>
      )}
      <span class={finished < games ? "repute-left" : ""}>
        {games ? say("profile-chip", { finished, games }) : say("profile-chip-new")}
      </span>
    </span>
  );
}
