import type {
  Caught,
  Chat,
  Clocks,
  Game,
  Ordered,
  Presence,
  Room,
  Snapshot,
  Text,
  Update,
} from "../wire/wire";

/** One step of a game to be shown. */
export interface Frame {
  seq: number;
  game: Game;
  /** What has happened in this step. */
  log: readonly Text[];
  /** Nothing leads here from the frame before: show it at once, without motion. */
  jump: boolean;
}

/** A table as this client knows it. */
export interface TableState {
  table: string;
  /** The last entry of the table's log that is in here. */
  seq: number;
  room: Room;
  /** The newest state of the game; null before the first card is dealt. */
  game: Game | null;
  clocks: Clocks | null;
  log: readonly Text[];
  chat: readonly Chat[];
  presence: Presence | null;
  /** What the server answers for us; nobody else knows. */
  order: string | null;
  /** Steps that have come and are not yet shown, oldest first; the last of them is `game`. */
  frames: readonly Frame[];
}

export type TableMessage = Snapshot | Update | Caught | Presence | Ordered;

/** Whoever is so far behind sees the rest at once. */
export const MOST_FRAMES = 40;

function fromSnapshot(before: TableState | null, message: Snapshot): TableState {
  const { seq, game } = message;
  const frames = game ? [{ seq, game, log: [], jump: true }] : [];
  return {
    table: message.table,
    seq,
    room: message.room,
    game,
    clocks: message.clocks,
    log: message.log,
    chat: message.chat,
    presence: before?.presence ?? null,
    order: null, // if there is one, the server says so after this
    frames,
  };
}

function withFrame(frames: readonly Frame[], frame: Frame): readonly Frame[] {
  if (frames.length < MOST_FRAMES) return [...frames, frame];
  return [{ ...frame, jump: true }];
}

function withUpdate(state: TableState, message: Update): TableState {
  const { seq, game, log = [] } = message;
  return {
    ...state,
    seq,
    room: message.room ?? state.room,
    game: game ?? state.game,
    clocks: message.clocks ?? state.clocks,
    log: log.length ? [...state.log, ...log] : state.log,
    chat: message.chat ? [...state.chat, message.chat] : state.chat,
    frames: game ? withFrame(state.frames, { seq, game, log, jump: false }) : state.frames,
  };
}

/** Whether entries are missing between what is known and this message. */
export function leavesGap(state: TableState | null, message: TableMessage): boolean {
  if (message.type === "update") return !state || message.seq > state.seq + 1;
  if (message.type === "caught") return !state || message.seq > state.seq;
  return false;
}

/** The table after a message. One that was seen already, or that leaves a gap, changes nothing. */
export function reduce(state: TableState | null, message: TableMessage): TableState | null {
  if (message.type === "snapshot") return fromSnapshot(state, message);
  if (!state || leavesGap(state, message)) return state;
  if (message.type === "presence") return { ...state, presence: message };
  if (message.type === "ordered") return { ...state, order: message.order };
  if (message.type === "caught" || message.seq <= state.seq) return state;
  return withUpdate(state, message);
}

/** The table when all frames up to a `seq` have been shown. */
export function withShown(state: TableState, seq: number): TableState {
  return { ...state, frames: state.frames.filter((frame) => frame.seq > seq) };
}
