import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { BoxArt } from "../art/boxes";
import { Button, Frame, hash, useLoading, Waiting } from "../shell";
import { has, know, knows, language, say } from "../words";
import type { BoxGame } from "./games";
import { NotFoundPage } from "./not-found";
import { RuleList, ruleNumbers, ruleTitle } from "./rule-list";
import "./rules.css";

/** Goes to the rule that the address names: the browser looked for it before it was drawn. */
function useAnchor(anchor: string): void {
  useLayoutEffect(() => {
    const rule = anchor && document.getElementById(anchor);
    if (!rule) return;
    rule.scrollIntoView();
    rule.focus({ preventScroll: true });
  }, [anchor, language.value]);
}

function Contents({ game }: { game: string }): JSX.Element {
  return (
    <nav class="contents" aria-label={say("web-contents")}>
      <ol>
        {ruleNumbers(game).map((number) => (
          <li key={number}>
            <a href={`#${number}`}>
              <b aria-hidden="true">{number}</b> {ruleTitle(game, number)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Rules({ game }: { game: string }): JSX.Element {
  useAnchor(hash.value);
  const name = say(`${game}-name`);
  return (
    <Frame title={say("web-rules-of", { game: name })}>
      <div class="rules-page">
        <header class="rules-head">
          <div class="rules-art">
            <BoxArt game={game as BoxGame} />
          </div>
          <div class="stack tight">
            <h1>{say("web-rules-of", { game: name })}</h1>
            <p class="rules-line">{say(`${game}-tagline`)}</p>
            <p>{say(`${game}-goal`)}</p>
            <div class="row">
              <Button kind="primary" icon="play" href="/">
                {say("web-play-it")}
              </Button>
              <Button href={`/learn/${game}`}>{say("web-learn")}</Button>
            </div>
          </div>
        </header>
        <Contents game={game} />
        <section aria-labelledby="all">
          <h2 id="all" class="unseen">
            {say("web-rules")}
          </h2>
          <RuleList game={game} marked={Number(hash.value) || null} />
        </section>
      </div>
    </Frame>
  );
}

/** The rules of a game, one anchor for each numbered rule. */
export function RulesPage({ game }: { game: string }): JSX.Element {
  const topics = [game, `${game}-rules`];
  const { here, ...waiting } = useLoading(() => Promise.all(topics.map(know)), game);
  if (!here && !topics.every(knows))
    return (
      <Frame title={say("web-rules")}>
        <Waiting {...waiting} />
      </Frame>
    );
  return has(`${game}-rule-1`) ? <Rules game={game} /> : <NotFoundPage />;
}
