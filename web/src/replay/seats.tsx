import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../shell";
import { say } from "../words";
import type { Eye } from "./load";

interface Props {
  eye: Eye;
  own: number | null;
  names: readonly string[];
  onChoose(eye: Eye): void;
}

/** From whose seat the game is seen: one's own first, then the others clockwise, then what everybody knew. */
export function Seats({ eye, own, names, onChoose }: Props): JSX.Element {
  const id = useId();
  const order = names.map((_, i) => (i + (own ?? 0)) % names.length);
  return (
    <div class="replay-seats">
      <Icon name="eye" />
      <label for={id} class="unseen">
        {say("replay-seen")}
      </label>
      <select
        id={id}
        class="field"
        value={eye}
        onChange={({ currentTarget: { value } }) => onChoose(value === "watch" ? value : Number(value))}
      >
        {order.map((seat) => (
          <option key={seat} value={seat}>
            {seat === own ? say("replay-seen-you", { name: names[seat] ?? "" }) : names[seat]}
          </option>
        ))}
        <option value="watch">{say("replay-seen-watch")}</option>
      </select>
    </div>
  );
}
