import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { playEasy } from "../pages/begin";
import { Button, Link } from "../shell";
import { say } from "../words";
import type { LessonDesk } from "./desk";

interface Props {
  desk: LessonDesk;
}

/** What is said now, and the way on. */
export function NotePanel({ desk }: Props): JSX.Element {
  const { teacher } = desk;
  const note = teacher.note.value;
  const over = note !== null && teacher.last.value;
  return (
    <section class={`lesson-note ${note ? "" : "lesson-waits"}`} aria-label={say("learn-note")}>
      <div class="lesson-note-in">
        <p class="lesson-count">
          {say("learn-progress", { step: teacher.at.value + 1, steps: teacher.notes.length })}
        </p>
        <p class="lesson-text" aria-live="polite">
          {note && say(note.id)}
        </p>
        {note && !over && note.move === null && <Next key={note.id} desk={desk} />}
        {over && <Ways desk={desk} />}
      </div>
    </section>
  );
}

/** Whoever goes on by keyboard need not look for the button again. */
function Next({ desk }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.matches("body, .lesson-note *, .question, .question *"))
      place.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="lesson-ways" ref={place}>
      <Button kind="primary" icon="right" onClick={() => desk.teacher.next()}>
        {say("learn-next")}
      </Button>
    </div>
  );
}

/** What comes after the lesson. */
function Ways({ desk }: Props): JSX.Element {
  const { game } = desk.room.value!;
  return (
    <div class="lesson-ways lesson-end">
      <Button kind="primary" icon="play" onClick={() => void playEasy(game)}>
        {say("learn-play")}
      </Button>
      <p class="soft">{say("learn-play-text")}</p>
      <p class="lesson-links">
        <Link href={`/rules/${game}`}>{say("learn-rules")}</Link>
        <Link href="/learn">{say("learn-more")}</Link>
        <button type="button" class="linklike" onClick={() => desk.teacher.restart()}>
          {say("learn-again")}
        </button>
      </p>
    </div>
  );
}
