import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { faceOf } from "../games";
import { Button } from "../shell";
import { say } from "../words";
import { Banner } from "./banner";
import { Closed } from "./closed";
import type { Desk } from "./desk";
import { Felt } from "./felt";
import { useKeys } from "./keys";
import { Live } from "./live";
import { wide } from "./media";
import { Notices } from "./notices";
import { Overlays } from "./overlays";
import { QuestionBar } from "./question";
import { Seating } from "./seating";
import { SidePanel } from "./side";
import { TopBar } from "./top";
import { Words } from "./words";

/** Brings the face of the game to the desk. True when it did not come. */
function useFace(desk: Desk, game: string): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    faceOf(game).then(
      (face) => void (desk.face.value = face),
      () => setFailed(true),
    );
  }, [desk, game]);
  return failed;
}

/** The bones of every table: top bar, table, question bar, and the panel beside it. */
export function RoomPage({ desk }: { desk: Desk }): JSX.Element {
  const room = desk.room.value!;
  const failed = useFace(desk, room.game);
  useKeys(desk);
  return (
    <div class={`table status-${room.status} ${wide.value ? "wide" : "narrow"}`} data-game={room.game}>
      <TopBar desk={desk} />
      <Banner />
      <Middle desk={desk} failed={failed} />
      <footer class="foot">
        <Notices desk={desk} />
        <QuestionBar desk={desk} />
      </footer>
      {wide.value && <SidePanel desk={desk} />}
      <Overlays desk={desk} />
      <Live desk={desk} />
    </div>
  );
}

function Middle({ desk, failed }: { desk: Desk; failed: boolean }): JSX.Element {
  const { status } = desk.room.value!;
  if (status === "open" || status === "opening") return <Seating desk={desk} />;
  if (status === "closed" && !desk.game.value) return <Closed desk={desk} />;
  if (failed) return <NoFace />;
  const ready = desk.face.value && desk.game.value;
  return (
    <main class="felt" aria-label={say("table-felt")} onClickCapture={() => desk.projector.skip()}>
      {ready && <Felt desk={desk} />}
      {ready && <Words desk={desk} />}
    </main>
  );
}

function NoFace(): JSX.Element {
  return (
    <main class="felt felt-message">
      <p role="alert">{say("table-face-failed")}</p>
      <Button onClick={() => location.reload()}>{say("table-reload")}</Button>
    </main>
  );
}
