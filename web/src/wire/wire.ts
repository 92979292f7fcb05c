// Made from web/schema by `npm run types`. Do not edit.

export type FromClient =
  | Ping
  | Lobby
  | Watch
  | Unwatch
  | Sit
  | Stand
  | Fill
  | Start
  | Bytes
  | Act
  | Order
  | Undo
  | Answer
  | Leave
  | Back
  | Replace
  | Say
  | Again
  | Close;
export type FromServer =
  | Welcome
  | Pong
  | Snapshot
  | Update
  | Caught
  | Presence
  | Ordered
  | Done
  | Refused
  | LobbyAll
  | LobbyOne
  | LobbyGone;

/**
 * Are you there? The answer is `pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * Send the lobby now and every change of it, or no more.
 */
export interface Lobby {
  type: "lobby";
  on?: boolean;
}
/**
 * Send all that happens at a table. With `after`, only what came after that `seq`.
 */
export interface Watch {
  type: "watch";
  /**
   * The name of a table, as in its link.
   */
  table: string;
  after?: number | null;
  password?: string | null;
}
/**
 * Send no more of this table.
 */
export interface Unwatch {
  type: "unwatch";
  /**
   * The name of a table, as in its link.
   */
  table: string;
}
/**
 * Take a seat before the game starts. `commit` is deal-v1's, for the bytes that you will send.
 */
export interface Sit {
  type: "sit";
  seat: number;
  commit?: string | null;
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * Give your seat up before the game starts.
 */
export interface Stand {
  type: "stand";
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * The host puts a bot into a seat, or (null) frees it for a person.
 */
export interface Fill {
  type: "fill";
  seat: number;
  bot?: string | null;
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * The host starts the game; every seat must be taken.
 */
export interface Start {
  type: "start";
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * deal-v1: the bytes that you have committed to.
 */
export interface Bytes {
  type: "bytes";
  /**
   * 32 bytes in hexadecimal.
   */
  bytes: string;
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * A move in notation. `decision` is how many decisions your seat has made before it.
 */
export interface Act {
  type: "act";
  decision: number;
  move: string;
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * A standing order: the server answers for you as long as it stands. Nobody else is told. Null: none.
 */
export interface Order {
  type: "order";
  order?: string | null;
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * You want to take your last move back.
 */
export interface Undo {
  type: "undo";
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * May the other player take the move back?
 */
export interface Answer {
  type: "answer";
  yes: boolean;
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * Leave a running game: a bot plays for you until you are back.
 */
export interface Leave {
  type: "leave";
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * Take your seat back from the bot.
 */
export interface Back {
  type: "back";
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * Let a bot play for a person who has been gone for a while.
 */
export interface Replace {
  type: "replace";
  seat: number;
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * Chat: own words, or a quick phrase.
 */
export interface Say {
  type: "say";
  text?: string | null;
  phrase?: string | null;
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * A rematch: a new table on which the same seats are kept for the same people.
 */
export interface Again {
  type: "again";
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * The host closes a table whose game has not started.
 */
export interface Close {
  type: "close";
  /**
   * The name of a table, as in its link.
   */
  table: string;
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
}
/**
 * The first message on a socket.
 */
export interface Welcome {
  type: "welcome";
  person: string;
  name: string;
  version: string;
  now: number;
}
/**
 * I am.
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * A table as it is now.
 */
export interface Snapshot {
  type: "snapshot";
  table: string;
  seq: number;
  room: Room;
  game: Game | null;
  clocks: Clocks | null;
  log: Text[];
  chat: Chat[];
}
/**
 * A table as everybody at it sees it, without the game on it.
 */
export interface Room {
  table: string;
  game: string;
  players: number;
  options: {
    [k: string]: string;
  };
  clock: Clock;
  visibility: "link" | "password" | "public";
  status: "closed" | "open" | "opening" | "over" | "running";
  host: string;
  host_name: string;
  chairs: Chair[];
  commit: string;
  undo: UndoAsk | null;
  next: string | null;
  reason: Text | null;
}
/**
 * How long one may think: no limit, so long for each move, or a bank that each move adds to.
 */
export interface Clock {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
}
/**
 * A seat of a table as everybody sees it.
 */
export interface Chair {
  kind: "bot" | "open" | "person";
  person: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  kept: boolean;
  commit: string | null;
}
/**
 * Somebody wants to take a move back.
 */
export interface UndoAsk {
  seat: number;
  agreed: number[];
}
/**
 * A sentence to be said in the reader's language: the id of a message and its arguments.
 *
 *     The argument `seat` is a seat's number. Whoever says it adds `who` ("you" or "other") and `name`.
 */
export interface Text {
  id: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * The game as one seat knows it, and what that seat can do.
 */
export interface Game {
  view: View;
  turn: boolean;
  legal: string[];
  ask: Text;
  decision: number;
  undo: boolean;
}
/**
 * What every view has. A game's own view adds to it.
 */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  phase: string;
  pending: number[];
  scores: number[];
  over: boolean;
  winners: number[];
}
/**
 * What is left on every seat's clock.
 */
export interface Clocks {
  at: number;
  left: number[];
  running: number[];
}
/**
 * What somebody has said: own words, or a quick phrase by the id of its message.
 */
export interface Chat {
  seq: number;
  person: string;
  name: string;
  seat: number | null;
  at: number;
  text: string | null;
  phrase: string | null;
}
/**
 * One entry of a table's log: the next `seq`, and what it changed. What is left out has not changed.
 */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  log?: Text[];
  room?: Room | null;
  game?: Game | null;
  clocks?: Clocks | null;
  chat?: Chat | null;
}
/**
 * You have all that there is: the answer to `watch` when nothing came after `after`.
 */
export interface Caught {
  type: "caught";
  table: string;
  seq: number;
}
/**
 * Who looks at a table now. Not kept anywhere.
 */
export interface Presence {
  type: "presence";
  table: string;
  here: string[];
  watchers: number;
  replaceable: number[];
}
/**
 * Your standing order, as you gave it; null when there is none any more. Only you are told.
 */
export interface Ordered {
  type: "ordered";
  table: string;
  order: string | null;
}
/**
 * What you sent is on disk. `seq` is its place in the table's log.
 */
export interface Done {
  type: "done";
  table: string;
  cid: string;
  seq: number;
}
/**
 * What you sent was not done, and nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string;
  args: {
    [k: string]: string | number;
  };
  rule: string | null;
  table: string | null;
  cid: string | null;
}
/**
 * All public tables that are open or running, newest first.
 */
export interface LobbyAll {
  type: "lobbyall";
  rows: LobbyRow[];
}
/**
 * A table in the lobby.
 */
export interface LobbyRow {
  table: string;
  game: string;
  players: number;
  options: {
    [k: string]: string;
  };
  clock: Clock;
  visibility: "link" | "password" | "public";
  status: "closed" | "open" | "opening" | "over" | "running";
  host_name: string;
  chairs: Chair[];
  opened: number;
}
/**
 * A table is new or has changed.
 */
export interface LobbyOne {
  type: "lobbyone";
  row: LobbyRow;
}
/**
 * A table is no longer in the lobby.
 */
export interface LobbyGone {
  type: "lobbygone";
  table: string;
}
/**
 * Who are you? Makes a guest, or renames the one who asks.
 */
export interface NewGuest {
  name: string;
}
/**
 * The person who asks.
 */
export interface Me {
  person: string;
  name: string;
  token: string | null;
  tables: LobbyRow[];
}
/**
 * A table to open. A seat is "me", "person" or "bot NAME".
 */
export interface NewTable {
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
  options?: {
    [k: string]: string;
  };
  clock?: Clock;
  visibility?: "link" | "password" | "public";
  password?: string | null;
  bot?: string;
  start?: boolean;
  commit?: string | null;
}
/**
 * A table was opened.
 */
export interface Opened {
  /**
   * The name of a table, as in its link.
   */
  table: string;
  link: string;
}
/**
 * What came after a `seq`, as one seat or a spectator was told it.
 */
export interface Events {
  table: string;
  updates: Update[];
  more: boolean;
}
/**
 * What this server is.
 */
export interface Place {
  version: string;
  games: GameEntry[];
  share: string | null;
  phrases: string[];
}
/**
 * A game that can be played here.
 */
export interface GameEntry {
  name: string;
  seats: number[];
  options: OptionInfo[];
  rules: number;
  version: number;
  bots: string[];
}
/**
 * An option of a game; the default stands first.
 */
export interface OptionInfo {
  name: string;
  values: string[];
}
/**
 * Whether the server can take moves.
 */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  id: string;
  args: {
    [k: string]: string | number;
  };
}
