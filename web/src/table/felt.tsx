import type { JSX } from "preact";
import type { TableProps } from "../games/face";
import { still } from "../state/settings";
import type { Desk } from "./desk";
import { SeatBox } from "./seatbox";

/** What a face is given: the game as it is seen now, and what may be done. */
export function faceProps(desk: Desk): TableProps {
  const { game, still: jumps } = desk.projector.shown.value!;
  const { stage } = desk.projector;
  return {
    view: game.view,
    legal: desk.myTurn.value ? game.legal : [],
    turn: desk.myTurn.value,
    names: desk.names.value,
    chairs: desk.room.value!.chairs,
    clocks: desk.state.value!.clocks,
    still: jumps || still.value,
    stage: stage.value?.number,
    seatBox: (seat) => <SeatBox desk={desk} seat={seat} />,
    chosen: desk.moving.value ?? desk.chosen.value,
    onMove: (move) => void desk.move(move),
    onChoose: (move) => desk.choose(move),
    order: desk.state.value!.order,
    onOrder: (order) => void desk.order(order),
  };
}

/** The table itself, drawn by the face of its game. */
export function Felt({ desk }: { desk: Desk }): JSX.Element {
  const face = desk.face.value!;
  return <face.Table {...faceProps(desk)} />;
}
