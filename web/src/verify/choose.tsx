// A record to check: a file, dropped or chosen, or text that is pasted.
import type { JSX } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { Button, Icon } from "../shell";
import { say } from "../words";
import { ofFile, ofText, type Source } from "./load";

export function Choose({ onChoose }: { onChoose(source: Source): void }): JSX.Element {
  const [over, setOver] = useState(false);
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (file) onChoose(await ofFile(file));
    else if (text) onChoose(ofText(text));
  };
  return (
    <div
      class={`verify-choose${over ? " over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <ChooseFile over={over} onChoose={onChoose} />
      <PasteText onChoose={onChoose} />
    </div>
  );
}

function ChooseFile({ over, onChoose }: { over: boolean; onChoose(source: Source): void }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const read = async (): Promise<void> => {
    const file = input.current?.files?.[0];
    if (file) onChoose(await ofFile(file));
    if (input.current) input.current.value = ""; // the same file may have changed
  };
  return (
    <div class="verify-file">
      <Icon name="sheet" size={40} />
      <Button kind="primary" size="large" onClick={() => input.current?.click()}>
        {say("verify-web-choose")}
      </Button>
      <p class="soft">{say(over ? "verify-web-drop-now" : "verify-web-drop")}</p>
      <input ref={input} type="file" accept=".txt,text/plain" hidden onChange={() => void read()} />
    </div>
  );
}

function PasteText({ onChoose }: { onChoose(source: Source): void }): JSX.Element {
  const [text, setText] = useState("");
  const label = useId();
  const submit = (event: Event): void => {
    event.preventDefault();
    onChoose(ofText(text));
  };
  return (
    <form class="verify-paste" onSubmit={submit}>
      <label for={label}>{say("verify-web-paste")}</label>
      <textarea
        id={label}
        rows={7}
        spellcheck={false}
        translate={false}
        autocomplete="off"
        placeholder={"[game luz]\n[players 4]\n[rules 1]\n…"}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" icon="shield" disabled={text.trim() === ""}>
        {say("verify-web-go")}
      </Button>
    </form>
  );
}
