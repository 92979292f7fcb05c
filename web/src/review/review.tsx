import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { percent } from "../advice/figures";
import type { AnyFace } from "../games/face";
import { momentAt } from "../replay/moments";
import type { Told } from "../replay/load";
import { Button, Frame } from "../shell";
import { namesOf } from "../table/people";
import { tell, type Reader } from "../table/tell";
import type { Decision } from "../wire/wire";
import { say } from "../words";
import { Chances } from "./chances";
import type { Made } from "./load";
import "./review.css";

interface Props {
  table: string;
  made: Made;
  told: Told;
  face: AnyFace;
}

/** A finished game looked at again by one who has played it. What was known then and hindsight are kept apart. */
export function ReviewOf({ table, made, told, face }: Props): JSX.Element {
  const { review } = made;
  const seat = review.seat!;
  const [all, setAll] = useState(false);
  const losses = review.decisions.filter(({ grade }) => grade === "small" || grade === "mistake");
  const shown = all ? review.decisions : losses;
  const title = say("review-page", { game: say(`${review.game}-name`) });
  const balance = review.balances[seat]!;
  return (
    <Frame title={title} narrow>
      <div class="stack review">
        <h1>{title}</h1>
        <p>{say("review-sum", { decisions: balance.decisions, losses: losses.length })}</p>
        <section class="stack tight" aria-labelledby="chances">
          <h2 id="chances">{say("review-chances")}</h2>
          <Chances review={review} seat={seat} />
        </section>
        <section class="stack tight" aria-labelledby="moves">
          <h2 id="moves">{say("review-moves")}</h2>
          <p class="soft">{say("review-moves-text")}</p>
          <ol class="review-moves">
            {shown.map((one) => (
              <Move key={one.step} one={one} {...{ table, made, told, face }} />
            ))}
          </ol>
          {shown.length === 0 && <p>{say("review-none")}</p>}
          <p>
            <Button aria-pressed={all} onClick={() => setAll(!all)}>
              {say(all ? "review-losses" : "review-all")}
            </Button>
          </p>
        </section>
        <section class="stack tight" aria-labelledby="hindsight">
          <h2 id="hindsight">{say("review-hindsight")}</h2>
          <p class="soft">{say("review-hindsight-text")}</p>
          <Balance balance={balance} />
        </section>
        <p class="row">
          <Button icon="play" href={`/t/${table}/replay`}>
            {say("review-replay")}
          </Button>
          <Button kind="quiet" icon="back" href={`/t/${table}`}>
            {say("review-back")}
          </Button>
        </p>
      </div>
    </Frame>
  );
}

/** What was gained or lost, with its sign; nothing has none. */
function signed(share: number): string {
  const told = percent(Math.abs(share));
  return told === "0" ? told : `${share < 0 ? "−" : "+"}${told}`;
}

/** Where the result comes from, with all cards open. */
function Balance({ balance }: { balance: Made["review"]["balances"][number] }): JSX.Element {
  const parts = ["start", "luck", "own", "others", "result"] as const;
  return (
    <table class="review-balance">
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{say(`review-${part}`)}</th>
            <td>
              {part === "start" || part === "result"
                ? percent(balance[part].value)
                : signed(balance[part].value)}{" "}
              %
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Move({ one, table, made, told, face }: Props & { one: Decision }): JSX.Element {
  const seq = made.seqs[one.step]! - 1; // before the move
  const { view } = told.moments[momentAt(told.moments, seq)]!;
  const reader: Reader = { seat: one.seat, names: namesOf(told.room.chairs), card: face.cardText };
  const text = (move: string): string => face.moveText?.(view, move) ?? move;
  const { loss, grade } = one;
  return (
    <li class={`review-${grade}`}>
      <p>
        <strong>{text(one.move)}</strong> <span class="review-grade">{say("review-grade", { grade })}</span>
      </p>
      {loss && grade !== "fine" && (
        <p>
          {say("review-loss", {
            value: percent(loss.value),
            low: percent(loss.low),
            high: percent(loss.high),
            best: text(one.best),
          })}
        </p>
      )}
      {[...one.reasons, ...one.best_reasons].length > 0 && (
        <ul class="soft">
          {one.reasons.map((reason, i) => (
            <li key={i}>{say("review-why", { move: text(one.move), why: tell(reason, reader) })}</li>
          ))}
          {one.best_reasons.map((reason, i) => (
            <li key={`best ${i}`}>
              {say("review-why", { move: text(one.best), why: tell(reason, reader) })}
            </li>
          ))}
        </ul>
      )}
      <p class="soft">
        {say("review-in-hindsight", { value: signed(one.hindsight.value) })}{" "}
        <a class="tall" href={`/t/${table}/replay?seq=${seq}&seat=${one.seat}`}>
          {say("review-look")}
        </a>
      </p>
    </li>
  );
}
