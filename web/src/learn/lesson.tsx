import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { AnyFace } from "../games/face";
import { Button } from "../shell";
import { useTitle } from "../shell/title";
import { Felt } from "../table/felt";
import { KeySheet } from "../table/key-sheet";
import { useKeys } from "../table/keys";
import { Live } from "../table/live";
import { wide } from "../table/media";
import { QuestionBar } from "../table/question";
import "../shell/fields.css";
import "../table/table.css";
import { Words } from "../table/words";
import type { Lesson as Told } from "../wire/wire";
import { say } from "../words";
import { LessonDesk } from "./desk";
import "./learn.css";
import { NotePanel } from "./note";
import { Pointer } from "./pointer";

/** A lesson at the table of its game: the same bones, with a note above the question. */
export function Lesson({ lesson, face }: { lesson: Told; face: AnyFace }): JSX.Element {
  const desk = useMemo(() => new LessonDesk(lesson), [lesson]);
  desk.face.value = face;
  useEffect(() => () => desk.dispose(), [desk]);
  useKeys(desk);
  const name = say(`${lesson.game}-name`);
  useTitle(say("learn-title", { game: name }));
  if (!desk.game.value) return <main class="loading" aria-busy="true" />;
  const note = desk.teacher.note.value;
  const over = note !== null && desk.teacher.last.value;
  return (
    <div class={`table lesson status-running ${wide.value ? "wide" : "narrow"}`} data-game={lesson.game}>
      <header class="table-top">
        <Button kind="quiet" icon="back" label={say("learn-back")} href="/" />
        <div class="top-title">
          <h1>{say("learn-title", { game: name })}</h1>
          <span class="top-where">{face.where?.(desk.game.value.view)}</span>
        </div>
      </header>
      <main class="felt" aria-label={say("table-felt")} onClickCapture={() => desk.projector.skip()}>
        <Felt desk={desk} />
        <Words desk={desk} />
      </main>
      <footer class="foot">
        <NotePanel desk={desk} />
        {!over && <QuestionBar desk={desk} />}
      </footer>
      <Pointer game={lesson.game} place={note?.place ?? null} />
      <KeySheet desk={desk} />
      <Live desk={desk} />
    </div>
  );
}
