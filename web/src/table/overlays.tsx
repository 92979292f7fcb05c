import type { JSX } from "preact";
import { Button, Dialog, Sheet } from "../shell";
import { lazyDialog } from "../shell/lazy";
import { know, say } from "../words";
import { isLeaf, type Desk } from "./desk";
import { Hint } from "./hint";
import { KeySheet } from "./key-sheet";
import { LeafView } from "./leaves";
import { Menu } from "./menu";
import { Result } from "./result";
import { Sentences } from "./words";

interface Props {
  desk: Desk;
}

/** Who is here, and what one thinks of them; loaded when somebody wants to know. */
const People = lazyDialog(async () => {
  await know("social");
  return (await import("../social/sheet")).PeopleSheet;
});

/** Leave? A bot plays on. */
function LeaveDialog({ desk }: { desk: Desk }): JSX.Element {
  const close = (): void => void (desk.over.value = null);
  const leave = (): void => {
    close();
    void desk.do("leave", {});
  };
  return (
    <Dialog
      open={desk.over.value === "leave"}
      title={say("table-leave-ask")}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say("table-leave-no")}</Button>
          <Button kind="danger" onClick={leave}>
            {say("table-leave-yes")}
          </Button>
        </>
      }
    >
      <p>{say("table-leave-text")}</p>
    </Dialog>
  );
}

/** Close the table? It has not started, but others may be sitting there. */
function CloseDialog({ desk }: { desk: Desk }): JSX.Element {
  const close = (): void => void (desk.over.value = null);
  const end = (): void => {
    close();
    void desk.do("close", {});
  };
  return (
    <Dialog
      open={desk.over.value === "close"}
      title={say("table-close-ask")}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say("table-keep-open")}</Button>
          <Button kind="danger" onClick={end}>
            {say("table-close")}
          </Button>
        </>
      }
    >
      <p>{say("table-close-text")}</p>
    </Dialog>
  );
}

/** On a small screen log, chat, scores and rules come as sheets. */
function LeafSheet({ desk }: Props): JSX.Element {
  const leaf = isLeaf(desk.over.value) ? desk.over.value : null;
  return (
    <Sheet
      open={leaf !== null}
      class="leaf-sheet"
      title={leaf ? say(`table-${leaf}`) : ""}
      onClose={() => (desk.over.value = null)}
    >
      {leaf && <LeafView leaf={leaf} desk={desk} />}
    </Sheet>
  );
}

function WordsSheet({ desk }: Props): JSX.Element {
  const open = desk.over.value === "words" && desk.face.value !== null && desk.game.value !== null;
  return (
    <Sheet
      open={open}
      class="leaf-sheet"
      title={say("table-described")}
      onClose={() => (desk.over.value = null)}
    >
      <div class="scroll" tabIndex={0} role="region" aria-label={say("table-described")}>
        {open && <Sentences desk={desk} />}
      </div>
    </Sheet>
  );
}

/** All that may lie over the table; at most one at a time. */
export function Overlays({ desk }: Props): JSX.Element {
  return (
    <>
      <LeafSheet desk={desk} />
      <Menu desk={desk} />
      <KeySheet desk={desk} />
      <WordsSheet desk={desk} />
      <LeaveDialog desk={desk} />
      <CloseDialog desk={desk} />
      <Result desk={desk} />
      {desk.over.value === "people" && <People desk={desk} open onClose={() => (desk.over.value = null)} />}
      <Hint desk={desk} />
    </>
  );
}
