import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Bones, type Arrangement } from "../parts/bones";
import type { Size } from "../parts/box";
import { useSize } from "../parts/motion";
import { Veil } from "../parts/veil";
import { DieFace, LilyDefs } from "./art";
import { change, draftFrom, draftOf, forget, moveOf, namedBy, touch, type Draft } from "./draft";
import { Dice, Middle } from "./middle";
import { useFallen } from "./motion";
import { Other, Own } from "./own";
import { PairTable } from "./pairs";
import { ringIn } from "./place";
import { atStake, isPlacing, onRing, pairOf, rollOf } from "./read";
import { Ribbons } from "./ribbons";
import { Girls } from "./ring";
import "./table.css";
import { Years } from "./years";

type Props = TableProps<YurikureView>;
type Open = "pairs" | "dice" | null;

/** The table of Yurikure: seven lilies on a ring, and what is between them. */
export function Table(props: Props): JSX.Element {
  const [open, show] = useState<Open>(null);
  const close = (): void => show(null);
  useEffect(() => forget, []);
  return (
    <Bones
      game="yurikure"
      table={props}
      others={(seat) => <Other table={props} seat={seat} />}
      middle={(kind) => <Cloth {...props} kind={kind} onShow={show} />}
      own={() => <Own table={props} />}
    >
      <LilyDefs />
      {open === "pairs" && <PairSheet {...props} onClose={close} />}
      {open === "dice" && <DiceSheet view={props.view} onClose={close} />}
    </Bones>
  );
}

/** The girl that the player looks at; a new question puts her back. */
function useLook({ deciding, phase }: YurikureView): Eyes {
  const [looked, look] = useState<string | null>(null);
  useEffect(() => look(null), [phase, deciding?.girl, deciding?.what]);
  return { looked, look };
}

/** What is being put together: by touch, or by a key of the page. */
const draftNow = ({ view, chosen, legal }: Props): Draft =>
  (legal.length ? draftFrom(chosen) : null) ?? draftOf(view);

/** Whether a girl's flower is an answer now. */
function isChoosing({ view, legal }: Props, draft: Draft): boolean {
  if (!legal.length) return false;
  return isPlacing(view) || (view.phase === "declare" && namedBy(view, draft) > 0);
}

interface ClothProps {
  kind: Arrangement;
  onShow(what: Open): void;
}

function Cloth({ kind, onShow, ...props }: Props & ClothProps): JSX.Element {
  const { view } = props;
  return (
    <div class="yurikure-cloth">
      <Years view={view} />
      <div class="yurikure-field">
        <Stage {...props} {...useLook(view)} />
        {kind === "wide" && <Aside {...props} />}
      </div>
      <Corners {...{ view, kind, onShow }} />
    </div>
  );
}

interface Eyes {
  looked: string | null;
  look(girl: string | null): void;
}

function Stage(props: Props & Eyes): JSX.Element {
  const [element, size] = useSize({ width: 220, height: 200 });
  return (
    <div class="yurikure-stage" ref={element}>
      {size && <Laid {...props} size={size} />}
    </div>
  );
}

/** Girls that cannot be named with what was chosen so far. */
function dimmed({ view, legal }: Props, draft: Draft): string[] {
  const fits = (girl: string): boolean => {
    if (draft.girls.includes(girl)) return true;
    const most = namedBy(view, draft);
    const girls = draft.girls.length < most ? [...draft.girls, girl] : [girl];
    if (girls.length === most) return legal.includes(moveOf(view, { ...draft, girls }) ?? "");
    return legal.some((move) => move.startsWith(draft.verb ?? "") && move.split(" ").at(-1)!.includes(girl));
  };
  return onRing(view).filter((girl) => !fits(girl));
}

function Laid(props: Props & Eyes & { size: Size }): JSX.Element {
  const { view, names, size, looked, look, still } = props;
  const ring = ringIn(size, onRing(view));
  const draft = draftNow(props);
  const choosing = isChoosing(props, draft);
  const { held, sweep } = useFallen(view, still);
  const targets = choosing ? draft.girls : atStake(view);
  const [one, two] = choosing ? draft.girls : [];
  const onGirl = (girl: string): void => {
    if (!choosing) return look(looked === girl ? null : girl);
    if (props.chosen) props.onChoose?.(null); // by hand now
    touch(view, girl);
  };
  return (
    <div class="yurikure-laid" style={{ "--lily": `${ring.lily}px` }} onPointerDownCapture={sweep}>
      <Ribbons
        {...{ view, ring, targets }}
        looked={choosing && !two ? (one ?? looked) : looked}
        chosen={one && two ? pairOf(one, two) : null}
      />
      <Girls
        {...{ view, names, ring, looked, onGirl }}
        chosen={choosing ? draft.girls : []}
        stake={choosing ? [] : atStake(view)}
        dim={choosing ? dimmed(props, draft) : []}
      />
      <Middle {...{ view, names, ring, looked, draft, held }} />
    </div>
  );
}

/** What can be looked at more closely: all pairs, and the last dice. */
function Corners({ view, kind, onShow }: ClothProps & { view: YurikureView }): JSX.Element {
  return (
    <>
      {kind !== "wide" && (
        <button type="button" class="yurikure-corner yurikure-left" onClick={() => onShow("pairs")}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 3H21V21H3ZM3 9H21M3 15H21M9 3V21M15 3V21" />
          </svg>
          <span>{say("yurikure-web-pairs")}</span>
        </button>
      )}
      {rollOf(view) && (
        <button type="button" class="yurikure-corner yurikure-right" onClick={() => onShow("dice")}>
          <DieFace die={5} />
          <span>{say("yurikure-web-dice")}</span>
        </button>
      )}
    </>
  );
}

/** A pair can be chosen in the table too, while points are placed. */
function choosePair(props: Props): ((pair: string) => void) | undefined {
  if (!props.legal.length || !isPlacing(props.view)) return undefined;
  return (pair) => {
    if (props.chosen) props.onChoose?.(null);
    change(props.view, { girls: [...pair] });
  };
}

const chosenPair = (props: Props): string | null => {
  const [one, two] = draftNow(props).girls;
  return one && two ? pairOf(one, two) : null;
};

function PairSheet({ onClose, ...props }: Props & { onClose(): void }): JSX.Element {
  const onPair = choosePair(props);
  return (
    <Veil label={say("yurikure-web-pairs-title")} onClose={onClose}>
      <div class={`veil-panel yurikure-panel ${onPair ? "yurikure-live" : ""}`} tabIndex={0}>
        <PairTable
          view={props.view}
          chosen={chosenPair(props)}
          onPair={onPair && ((pair) => (onPair(pair), onClose()))}
        />
      </div>
    </Veil>
  );
}

function DiceSheet({ view, onClose }: { view: YurikureView; onClose(): void }): JSX.Element {
  const rolls = (
    [
      { what: "couple", dice: view.couple_dice, next: null },
      { what: "kiss", dice: view.kiss_dice, next: null },
    ] as const
  ).filter(({ dice }) => dice.length > 0);
  return (
    <Veil label={say("yurikure-web-dice-title")} onClose={onClose}>
      <div class="veil-panel yurikure-panel" tabIndex={0}>
        {rolls.map((roll) => (
          <Dice key={roll.what} roll={roll} />
        ))}
      </div>
    </Veil>
  );
}

/** Beside the ring, where there is room: the same pairs as a table. */
function Aside(props: Props): JSX.Element {
  return (
    <div class="yurikure-aside">
      <PairTable view={props.view} chosen={chosenPair(props)} onPair={choosePair(props)} />
    </div>
  );
}
