import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button, Dialog, Icon } from "../shell";
import { place } from "../state/place";
import type { GameEntry } from "../wire/wire";
import { say } from "../words";
import { levelName, levelNote } from "../words/bots";
import "./levels.css";

interface LevelsProps {
  entry: GameEntry;
  open: boolean;
  /** The level that holds now, if one does. */
  value?: string;
  onPick: (bot: string) => void;
  onClose: () => void;
}

/** Whether other games have more levels: where thinking decides less, there are fewer. */
const isShort = (entry: GameEntry): boolean =>
  place.value?.games.some(({ bots }) => bots.length > entry.bots.length) ?? false;

/** How strong a level is among the others: so many of so many bars. */
function Strength({ of, all }: { of: number; all: number }): JSX.Element {
  return (
    <span class="level-bars" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i <= of ? "full" : ""} />
      ))}
    </span>
  );
}

/** The levels of a game, each with a line of what to expect. */
export function Levels({ entry, open, value, onPick, onClose }: LevelsProps): JSX.Element {
  return (
    <Dialog open={open} title={say("web-which-bot")} onClose={onClose}>
      <div class="levels">
        {entry.bots.map((bot, i) => (
          <button
            key={bot}
            type="button"
            class="level"
            aria-pressed={value === undefined ? undefined : bot === value}
            onClick={() => onPick(bot)}
          >
            <Strength of={i} all={entry.bots.length} />
            <span class="level-words">
              <strong>{levelName(bot)}</strong> <span class="level-note">{levelNote(bot)}</span>
            </span>
            {bot === value && <Icon name="check" />}
          </button>
        ))}
        {isShort(entry) && <p class="soft">{say("web-levels-fewer")}</p>}
      </div>
    </Dialog>
  );
}

interface PickProps {
  entry: GameEntry;
  value: string;
  onPick: (bot: string) => void;
}

/** The level in a word; whoever touches it sees all of them. Nothing where there is only one. */
export function LevelPick({ entry, value, onPick }: PickProps): JSX.Element | null {
  const [open, setOpen] = useState(false);
  if (entry.bots.length < 2) return null;
  const pick = (bot: string): void => {
    setOpen(false);
    onPick(bot);
  };
  return (
    <>
      <Button class="level-pick" icon="bot" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="unseen">{say("web-which-bot")} </span>
        {levelName(value)}
        <Icon name="down" size={18} />
      </Button>
      <Levels entry={entry} open={open} value={value} onPick={pick} onClose={() => setOpen(false)} />
    </>
  );
}
