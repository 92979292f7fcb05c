import type { JSX } from "preact";
import { AurumBox } from "./boxes/aurum";
import { DragoneggBox } from "./boxes/dragonegg";
import { LineitBox } from "./boxes/lineit";
import { LuzBox } from "./boxes/luz";
import { YurikureBox } from "./boxes/yurikure";

const BOXES = {
  luz: LuzBox,
  lineit: LineitBox,
  dragonegg: DragoneggBox,
  yurikure: YurikureBox,
  aurum: AurumBox,
};

type BoxName = keyof typeof BOXES;

/** The cover of a game's box: a picture of its world. Its name stands beside it, so it says nothing itself. */
export function BoxArt({ game }: { game: BoxName }): JSX.Element {
  const Box = BOXES[game];
  return (
    <svg class="box-art" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={`box-${game}`}>
          <rect width="160" height="120" rx="8" />
        </clipPath>
      </defs>
      <g clip-path={`url(#box-${game})`}>
        <Box />
      </g>
    </svg>
  );
}
