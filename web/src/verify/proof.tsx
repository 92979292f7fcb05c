// What a check shows and what it does not, in plain words; and the whole procedure for whoever wants to redo it.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button, Icon, Sheet } from "../shell";
import { say } from "../words";

const PROVES = ["verify-web-proves-fixed", "verify-web-proves-first", "verify-web-proves-all"];
const PROVES_NOT = [
  "verify-web-not-looked",
  "verify-web-not-talked",
  "verify-web-not-missing",
  "verify-web-not-stopped",
  "verify-web-not-played",
  "verify-web-not-moves",
];
/** A plain number as seed makes the cards known to whoever knows the number. */
const OF_NUMBER = {
  proves: ["verify-web-proves-all"],
  not: ["verify-web-number", "verify-web-not-played", "verify-web-not-moves"],
};

/** What only the rules of a game can tell. */
const OF_GAME: Readonly<Record<string, string>> = { dragonegg: "verify-web-not-deck" };

export function Proof({ ofNumber, game }: { ofNumber: boolean; game: string | null }): JSX.Element {
  const { proves, not } = ofNumber ? OF_NUMBER : { proves: PROVES, not: PROVES_NOT };
  const ofGame = OF_GAME[game ?? ""];
  return (
    <div class="verify-proof">
      <Claims title={say("verify-web-proves")} ids={proves} good />
      <Claims title={say("verify-web-proves-not")} ids={ofGame ? [...not, ofGame] : not} />
      <Procedure />
    </div>
  );
}

const Claims = ({ title, ids, good }: { title: string; ids: string[]; good?: boolean }): JSX.Element => (
  <section class={good ? "good" : ""}>
    <h2>
      <Icon name={good ? "shield" : "alert"} /> {title}
    </h2>
    <ul>
      {ids.map((id) => (
        <li key={id}>{say(id)}</li>
      ))}
    </ul>
  </section>
);

/** The normative text of the repository. */
function Procedure(): JSX.Element {
  const [text, setText] = useState<string | null>(null);
  const open = async (): Promise<void> => setText((await import("../../../docs/deal-v1.md?raw")).default);
  return (
    <section class="verify-procedure">
      <Button icon="book" onClick={() => void open()}>
        {say("verify-web-procedure")}
      </Button>
      <p class="soft">{say("verify-web-procedure-note")}</p>
      <Sheet open={text !== null} title="deal-v1" onClose={() => setText(null)}>
        <pre lang="en">{text}</pre>
      </Sheet>
    </section>
  );
}
