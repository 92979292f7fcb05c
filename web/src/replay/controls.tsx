import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { Button, type IconName } from "../shell";
import { say } from "../words";
import { joined } from "./moments";
import { SPEEDS, type Player } from "./player";

const MOST = 5; // rounds that a finger can tell apart below the slider

interface Props {
  player: Player;
  text: string; // what has happened at this moment
  children: ComponentChildren; // what stands beside the buttons
}

/** Slider, rounds and buttons. */
export function Controls({ player, text, children }: Props): JSX.Element {
  return (
    <section class="replay-controls" aria-label={say("replay-controls")}>
      <Scrubber player={player} text={text} />
      <Rounds player={player} />
      <div class="replay-row">
        <Buttons player={player} />
        {children}
      </div>
    </section>
  );
}

function Scrubber({ player, text }: { player: Player; text: string }): JSX.Element {
  const [step, steps] = [player.step.value + 1, player.last.value + 1];
  return (
    <input
      class="replay-scrubber"
      type="range"
      min={0}
      max={player.last.value}
      step={1}
      value={player.step.value}
      style={{ "--done": `${(player.step.value / (player.last.value || 1)) * 100}%` }}
      aria-label={say("replay-scrubber")}
      aria-valuetext={say("replay-moment", { step, steps, text })}
      onInput={(event) => player.go(Number(event.currentTarget.value), { dragged: true })}
    />
  );
}

/** Below the slider, each round as long as its stretch of the game; many rounds are joined. */
function Rounds({ player }: { player: Player }): JSX.Element {
  const here = player.step.value;
  return (
    <div class="replay-rounds" role="group" aria-label={say("replay-rounds")}>
      {joined(player.rounds.value, MOST).map(({ round, from, to }) => (
        <button
          key={round}
          type="button"
          style={{ flexGrow: to - from }}
          aria-current={from <= here && here < to ? "step" : undefined}
          onClick={() => player.go(from)}
        >
          {say("replay-rail", { round })}
        </button>
      ))}
    </div>
  );
}

function Buttons({ player }: { player: Player }): JSX.Element {
  const [atStart, atEnd] = [player.step.value === 0, player.step.value === player.last.value];
  const playing = player.playing.value;
  const button = (icon: IconName, label: string, off: boolean, run: () => void): JSX.Element => (
    <Button kind="quiet" class={icon} icon={icon} label={say(label)} aria-disabled={off} onClick={run} />
  );
  return (
    <div class="replay-buttons">
      {button("first", "replay-first", atStart, () => player.go(0))}
      {button("backward", "replay-trick-back", atStart, () => player.trickBack())}
      {button("left", "replay-previous", atStart, () => player.back())}
      <Button
        kind="primary"
        icon={playing ? "pause" : "play"}
        label={say(playing ? "replay-pause" : "replay-play")}
        onClick={() => player.toggle()}
      />
      {button("right", "replay-next", atEnd, () => player.on())}
      {button("onward", "replay-trick-on", atEnd, () => player.trickOn())}
      {button("last", "replay-last", atEnd, () => player.go(player.last.peek()))}
    </div>
  );
}

/** How fast the game plays by itself. */
export function Speed({ player }: { player: Player }): JSX.Element {
  const label = useId();
  return (
    <span class="replay-speed">
      <label for={label} class="unseen">
        {say("replay-speed")}
      </label>
      <select
        id={label}
        class="field"
        value={player.speed.value}
        onChange={(event) => (player.speed.value = Number(event.currentTarget.value))}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {say("replay-speed-value", { speed: String(speed) })}
          </option>
        ))}
      </select>
    </span>
  );
}
