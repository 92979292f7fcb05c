import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { clock } from "../clock";
import { qrPath } from "../net/api";
import { Button } from "../shell";
import { place } from "../state/place";
import { say } from "../words";

const COPIED_FOR = 2500;

/** The link that leads friends here: under the address that others can reach, if the server knows one. */
const inviteLink = (table: string): string => `${place.value?.share ?? location.origin}/t/${table}`;

/** Copies a text; over plain HTTP there is no clipboard, so the field is selected and copied the old way. */
async function copy(text: string, field: HTMLInputElement | null): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  field?.select();
  document.execCommand("copy");
}

function CopyButton({ link }: { link: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const press = (event: MouseEvent): void => {
    const field = (event.currentTarget as HTMLElement).parentElement?.querySelector("input") ?? null;
    void copy(link, field).then(() => {
      setCopied(true);
      clock.after(COPIED_FOR, () => setCopied(false));
    });
  };
  return (
    <Button icon={copied ? "check" : "copy"} onClick={press} aria-live="polite">
      {say(copied ? "table-copied" : "table-copy")}
    </Button>
  );
}

function share(link: string): void {
  navigator.share({ url: link }).catch(() => undefined); // the player has changed their mind
}

/** How friends get to this table: a link to copy or share, and a code to scan. */
export function Invite({ table, full }: { table: string; full: boolean }): JSX.Element {
  const link = inviteLink(table);
  const alone = place.value !== null && place.value.share === null;
  return (
    <section class={`invite ${full ? "full" : ""}`} aria-labelledby="invite-title">
      <h2 id="invite-title">{say("table-invite-title")}</h2>
      <p>{say("table-invite-text")}</p>
      <div class="invite-link">
        <input
          class="field"
          type="text"
          readOnly
          value={link}
          aria-label={say("table-invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton link={link} />
        {"share" in navigator && (
          <Button icon="share" onClick={() => share(link)}>
            {say("table-share")}
          </Button>
        )}
      </div>
      {alone ? (
        <p class="invite-alone">
          {say("table-share-none")} <code>kobako serve --lan</code>
        </p>
      ) : (
        <figure class="invite-qr">
          <img src={qrPath(table)} alt={say("table-qr")} width="160" height="160" />
          <figcaption>{say("table-qr-text")}</figcaption>
        </figure>
      )}
    </section>
  );
}
