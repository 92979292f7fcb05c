import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { tell, type Reader } from "../table/tell";
import { say } from "../words";
import { spotOf } from "./moments";
import type { Player } from "./player";

interface Lines {
  readonly at: number; // where it begins
  readonly round: number;
  readonly trick: number;
  readonly texts: string[];
}

/** What had happened by a moment, trick by trick. A card belongs to its trick, a deal to the bids that follow. */
export function linesOf(player: Player, reader: Reader): Lines[] {
  const lines: Lines[] = [];
  player.moments.value.slice(0, player.step.value + 1).forEach(({ view, log }, at) => {
    const { round, trick } = spotOf(view);
    const last = lines.at(-1);
    const texts = log.map((text) => tell(text, reader));
    if (last?.round === round && last.trick === trick) last.texts.push(...texts);
    else lines.push({ at, round, trick, texts });
  });
  return lines.filter(({ texts }) => texts.length > 0);
}

/** The log as it stood at the moment; its headings lead back. */
export function Log({ player, reader }: { player: Player; reader: Reader }): JSX.Element {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [player.step.value, player.moments.value]);
  return (
    <div class="replay-log" tabIndex={0} role="group" aria-label={say("replay-log")}>
      {linesOf(player, reader).map((lines) => (
        <Trick key={`${lines.round} ${lines.trick}`} lines={lines} player={player} />
      ))}
      <div ref={end} />
    </div>
  );
}

function Trick({ lines, player }: { lines: Lines; player: Player }): JSX.Element {
  const { at, round, trick, texts } = lines;
  const title = trick === 0 ? say("replay-round", { round }) : say("replay-trick", { trick });
  return (
    <div class={trick === 0 ? "round" : "trick"}>
      <button type="button" onClick={() => player.go(at)}>
        {title}
      </button>
      <ul>
        {texts.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
