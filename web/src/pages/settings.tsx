import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Refusal } from "../net/api";
import { Button, Choice, Field, Frame, Link, Switch } from "../shell";
import { ensureGuest, me } from "../state/me";
import { change, LONGEST_NAME, settings } from "../state/settings";
import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES, language, say, type Args } from "../words";
import { Calls } from "./calls";
import "./settings.css";

type Saved = { id: string; args?: Args; bad: boolean };

function NameForm(): JSX.Element {
  const known = settings.value.name || me.value?.name || "";
  const [typed, setTyped] = useState<string | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const name = (typed ?? known).trim();
  const save = (event: Event): void => {
    event.preventDefault();
    ensureGuest(name).then(
      () => setSaved({ id: "web-name-saved", bad: false }),
      (refusal: unknown) =>
        setSaved({
          ...(refusal instanceof Refusal ? refusal.problem : { id: "web-unreachable" }),
          bad: true,
        }),
    );
  };
  return (
    <form onSubmit={save}>
      <Field label={say("web-name")} note={say("web-name-note")}>
        {(id, note) => (
          <div class="name-row">
            <input
              id={id}
              type="text"
              maxLength={LONGEST_NAME}
              autocomplete="nickname"
              value={typed ?? known}
              aria-describedby={note}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                setSaved(null);
              }}
            />
            <Button type="submit" disabled={name === "" || name === me.value?.name}>
              {say("web-save")}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" class={saved?.bad ? "problem" : "saved"}>
        {saved && say(saved.id, saved.args)}
      </p>
    </form>
  );
}

/** The browser has to allow notifications, and over plain HTTP it never does. */
function Notify(): JSX.Element {
  const possible = "Notification" in globalThis && isSecureContext;
  const denied = possible && Notification.permission === "denied";
  const set = async (on: boolean): Promise<void> => {
    const allowed = !on || (await Notification.requestPermission()) === "granted";
    change({ notify: on && allowed });
  };
  const note = !possible ? "web-notify-impossible" : denied ? "web-notify-denied" : "web-notify-note";
  return (
    <Switch
      text={say("web-notify")}
      note={say(note)}
      on={settings.value.notify && possible && !denied}
      disabled={!possible || denied}
      onChange={(on) => void set(on)}
    />
  );
}

function Look(): JSX.Element {
  const { theme, motion } = settings.value;
  return (
    <section class="panel stack" aria-labelledby="look">
      <h2 id="look">{say("web-look")}</h2>
      <Choice
        legend={say("web-theme")}
        even
        value={theme}
        onChange={(value) => change({ theme: value })}
        options={[
          { value: "auto", text: say("web-theme-auto") },
          { value: "light", text: say("web-theme-light"), icon: "sun" },
          { value: "dark", text: say("web-theme-dark"), icon: "moon" },
        ]}
      />
      <Choice
        legend={say("web-motion")}
        even
        value={motion}
        onChange={(value) => change({ motion: value })}
        options={[
          { value: "auto", text: say("web-motion-auto") },
          { value: "full", text: say("web-motion-full") },
          { value: "none", text: say("web-motion-none") },
        ]}
      />
    </section>
  );
}

/** What this browser remembers of its player. Everything takes effect at once. */
export function SettingsPage(): JSX.Element {
  return (
    <Frame title={say("web-settings")} narrow>
      <div class="stack settings">
        <h1>{say("web-settings")}</h1>
        <section class="panel stack" aria-labelledby="you">
          <h2 id="you">{say("web-you")}</h2>
          <NameForm />
          <p>
            <Link href="/account" class="tall">
              {say("web-account")}
            </Link>{" "}
            <span class="soft">{say("web-account-note")}</span>
          </p>
          <Choice
            legend={say("web-language")}
            even
            value={language.value}
            onChange={(value) => change({ language: value })}
            options={LANGUAGES.map((value) => ({
              value,
              text: LANGUAGE_NAMES[value],
              lang: HTML_LANG[value],
            }))}
          />
        </section>
        <Look />
        <section class="panel stack tight" aria-labelledby="calls">
          <h2 id="calls">{say("web-calls")}</h2>
          <Switch
            text={say("web-sound")}
            note={say("web-sound-note")}
            on={settings.value.sound}
            onChange={(sound) => change({ sound })}
          />
          <Notify />
        </section>
        <Calls />
      </div>
    </Frame>
  );
}
