import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { verifyRecord, type Verdict } from "../deal/verify";
import { Button, Icon, navigate, search, type IconName } from "../shell";
import { Frame } from "../shell/frame";
import { Choose } from "../verify/choose";
import { namesIn, ofTable, whyNot, type Source } from "../verify/load";
import { Proof } from "../verify/proof";
import { Steps, type SeatName } from "../verify/steps";
import "../games/luz/glass.css";
import "../verify/verify.css";
import { say } from "../words";
import { useGameTexts } from "../words/use-game";

type Stage =
  { is: "choose" } | { is: "loading" } | { is: "failed"; why: string } | { is: "here"; source: Source };

/** Fetches the record of the table that the address names, if it names one. */
function useSource(table: string | null): [Stage, (stage: Stage) => void, () => void] {
  const [stage, setStage] = useState<Stage>({ is: table === null ? "choose" : "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (table === null) return setStage((now) => (now.is === "here" ? now : { is: "choose" }));
    let wanted = true;
    const settle = (next: Stage): void => void (wanted && setStage(next));
    setStage({ is: "loading" });
    ofTable(table).then(
      (source) => settle({ is: "here", source }),
      (error: unknown) => settle({ is: "failed", why: whyNot(error) }),
    );
    return () => void (wanted = false);
  }, [table, attempt]);
  return [stage, setStage, () => setAttempt(attempt + 1)];
}

/** Checks a deal: of a table of this server, or of a record that the reader brings. */
export function VerifyPage(): JSX.Element {
  const table = search.value.get("table");
  const [stage, setStage, again] = useSource(table);
  const another = (): void => {
    setStage({ is: "choose" });
    navigate("/verify", { replace: true });
  };
  return (
    <Frame title={say("verify-web-title")}>
      <header class="verify-head">
        <h1>{say("verify-web-title")}</h1>
        <p>{say("verify-web-intro")}</p>
      </header>
      {stage.is === "choose" && <Choose onChoose={(source) => setStage({ is: "here", source })} />}
      {stage.is === "loading" && <p role="status">{say("verify-web-loading")}</p>}
      {stage.is === "failed" && <Failed why={stage.why} again={again} another={another} />}
      {stage.is === "here" && <Checked source={stage.source} another={another} />}
      {stage.is !== "here" && <Proof ofNumber={false} game={null} />}
    </Frame>
  );
}

const Failed = ({ why, again, another }: { why: string; again(): void; another(): void }): JSX.Element => (
  <section class="verify-result unchecked">
    <Icon name="alert" size={44} />
    <div>
      <p role="alert">{say(why)}</p>
      <p class="verify-actions">
        <Button icon="again" onClick={again}>
          {say("web-retry")}
        </Button>
        <Button onClick={another}>{say("verify-web-another")}</Button>
      </p>
    </div>
  </section>
);

const SIGNS: Readonly<Record<Verdict["result"], IconName>> = {
  fits: "shield",
  differs: "close",
  unchecked: "alert",
  unreadable: "alert",
};

function Checked({ source, another }: { source: Source; another(): void }): JSX.Element {
  const verdict = useMemo(() => verifyRecord(source.text, source.seen), [source]);
  useGameTexts(verdict.game);
  const ofNumber = verdict.steps.some(({ id }) => id === "verify-web-seed-number");
  const names = namesIn(source);
  const seatName: SeatName = (seat) => {
    const name = names[seat];
    return name ? say("verify-web-name-known", { name, seat }) : say("verify-web-name", { seat });
  };
  return (
    <>
      <Result verdict={verdict} seatName={seatName}>
        {source.table !== null && (
          <Button icon="play" href={`/t/${source.table}/replay`}>
            {say("verify-web-replay")}
          </Button>
        )}
        <Button onClick={another}>{say("verify-web-another")}</Button>
      </Result>
      {verdict.ok && !ofNumber && !source.witnessed && <p class="verify-note">{say("verify-web-unseen")}</p>}
      {verdict.steps.length > 0 && <Steps steps={verdict.steps} seatName={seatName} />}
      <Proof ofNumber={ofNumber} game={verdict.game} />
    </>
  );
}

interface ResultProps {
  verdict: Verdict;
  seatName: SeatName;
  children: preact.ComponentChildren;
}

/** The verdict, large; the focus goes there, so that it is read out. */
function Result({ verdict, seatName, children }: ResultProps): JSX.Element {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), [verdict]);
  const { args } = verdict;
  const told = typeof args.seat === "number" ? { ...args, name: seatName(args.seat) } : args;
  return (
    <section class={`verify-result ${verdict.result}`}>
      <Icon name={SIGNS[verdict.result]} size={44} />
      <div>
        <h2 ref={title} tabIndex={-1}>
          {say(`verify-web-result-${verdict.result}`)}
        </h2>
        <p>{say(verdict.id, told)}</p>
        <p class="verify-actions">{children}</p>
      </div>
    </section>
  );
}
