import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { connection } from "../net/socket";
import { change } from "../state/settings";
import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES, language, say, type Language } from "../words";
import { place } from "../state/place";
import "./frame.css";
import { Icon } from "./icon";
import { Logo } from "../art/logo";
import { News } from "./news";
import { Link, path } from "./router";
import { useTitle } from "./title";

const NAVIGATION = [
  ["/lobby", "web-lobby"],
  ["/rules", "web-rules"],
  ["/settings", "web-settings"],
] as const;

function LanguageChoice(): JSX.Element {
  return (
    <label class="language-choice">
      <Icon name="globe" size={20} />
      <span class="unseen">{say("web-language")}</span>
      <select
        value={language.value}
        onChange={(event) => change({ language: event.currentTarget.value as Language })}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={HTML_LANG[code]}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Top(): JSX.Element {
  return (
    <header class="top">
      <div class="top-row">
        <Link href="/" class="home">
          <Logo />
          <span class="wordmark">Kobako</span>
          <span class="unseen">{say("web-home")}</span>
        </Link>
        <nav aria-label={say("web-navigation")}>
          {NAVIGATION.map(([href, id]) => (
            <Link key={href} href={href} aria-current={path.value === href ? "page" : undefined}>
              {say(id)}
            </Link>
          ))}
        </nav>
        <LanguageChoice />
      </div>
    </header>
  );
}

/** Says that the server cannot be heard, as long as that is so. */
export function ConnectionNote(): JSX.Element {
  const status = connection.value;
  const lost = status === "offline" || status === "restarting";
  return (
    <div role="status" class="connection-note" hidden={!lost}>
      {lost && <Icon name="offline" size={20} />}
      {lost && say(`web-connection-${status}`)}
    </div>
  );
}

let visited = false; // the first page keeps the browser's own focus

/** Whoever moves on to another page starts reading at its top. */
function useFocusOnArrival(): { current: HTMLElement | null } {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (visited && !location.hash) main.current?.focus({ preventScroll: true });
    visited = true;
  }, []);
  return main;
}

interface FrameProps {
  /** The name of the page; the start page has none. */
  title?: string;
  /** How many things wait for the player; stands before the title. */
  count?: number;
  narrow?: boolean;
  children: ComponentChildren;
}

/** What is around every page but the table: the way to the others, and the language. */
export function Frame({ title, count, narrow, children }: FrameProps): JSX.Element {
  useTitle(title, count);
  const main = useFocusOnArrival();
  return (
    <>
      <a class="skip unseen" href="#content">
        {say("web-skip")}
      </a>
      <Top />
      <ConnectionNote />
      <News />
      <main id="content" ref={main} tabIndex={-1} class={narrow ? "page narrow" : "page"}>
        {children}
      </main>
      <footer class="bottom">
        <Link href="/people">{say("table-people")}</Link>
        <Link href="/verify">{say("web-verify")}</Link>
        <Link href="/account">{say("web-account")}</Link>
        {place.value && <span>{say("web-version", { version: place.value.version })}</span>}
      </footer>
    </>
  );
}
