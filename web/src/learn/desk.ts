import { computed } from "@preact/signals";
import type { AtTableType, Fields } from "../net/socket";
import { namesOf } from "../table/people";
import { Desk } from "../table/desk";
import type { Done, Lesson, Refused } from "../wire/wire";
import { say } from "../words";
import { Teacher } from "./teacher";

/** The desk of a learner: the table is the lesson's, and moves go to the teacher, not to the server. */
export class LessonDesk extends Desk {
  readonly teacher: Teacher;
  override readonly offersHints = false;
  override readonly person = computed(() => this.room.value!.host); // the learner has opened the table
  override readonly names = computed(() => {
    const { chairs } = this.room.value!;
    return namesOf(chairs.map((chair) => (chair.person ? { ...chair, name: say("learn-you") } : chair)));
  });

  constructor(lesson: Lesson) {
    super(lesson.updates[0]!.table);
    this.teacher = new Teacher(lesson, this.projector);
  }

  override dispose(): void {
    super.dispose();
    this.teacher.dispose();
  }

  override async do<T extends AtTableType>(type: T, fields: Fields<T>): Promise<Done | Refused> {
    const move = type === "act" && "move" in fields ? String(fields.move) : "";
    return this.doing(Promise.resolve(this.teacher.try(move, this.game.value?.legal ?? [], this.#wanted())));
  }

  protected override mayAct(): boolean {
    return this.teacher.asks.value;
  }

  /** The move that is asked for, in words. */
  #wanted(): string {
    const move = this.teacher.note.peek()?.move ?? "";
    return this.face.value?.moveText?.(this.game.value!.view, move) ?? move;
  }
}
