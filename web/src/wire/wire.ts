// Made from web/schema by `npm run types`. Do not edit.

export type FromClient =
  | Ping
  | Lobby
  | Feed
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
  | LobbyGone
  | Turns
  | Notice;

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
 * Send all that is asked of you now and whenever that changes, or no more.
 */
export interface Feed {
  type: "feed";
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
 * Give your seat up before the game starts, or the one that is kept for you.
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
  rated: boolean;
  branch: number | null;
}
/**
 * How long one may think: no limit, so long for each move, or a bank that each move adds to.
 *
 *     Who has a day or more for each move is not expected to wait at the table.
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
  rated: boolean;
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
 * Everything that is asked of you, at all tables, newest first.
 */
export interface Turns {
  type: "turns";
  turns: Turn[];
}
/**
 * Something that is asked of you at a table. It says nothing about the cards.
 */
export interface Turn {
  table: string;
  game: string;
  kind: "answer" | "move" | "seat" | "start";
  host_name: string;
  since: number;
  due: number | null;
}
/**
 * The server will restart; with `at` null it will not, after all.
 */
export interface Notice {
  type: "notice";
  at: number | null;
  text: string;
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
 * A table to open. A seat is "me", "person", "bot NAME", or "for ID": kept for a friend of yours.
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
  rated?: boolean;
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
/**
 * You, as the server knows you.
 */
export interface Account {
  person: string;
  name: string;
  created: number;
  login: string | null;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
  proved: boolean;
}
/**
 * A passkey of yours.
 */
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number;
}
/**
 * Where you are signed in.
 */
export interface SessionInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  current: boolean;
}
/**
 * A name and a password to sign in with, instead of those that you have.
 */
export interface NewLogin {
  login: string;
  password: string;
}
/**
 * A passkey that was made: the parts of `navigator.credentials.create()`.
 */
export interface NewPasskey {
  /**
   * Bytes in base64url, without padding.
   */
  id: string;
  /**
   * Bytes in base64url, without padding.
   */
  client_data: string;
  /**
   * Bytes in base64url, without padding.
   */
  attestation: string;
}
/**
 * That it is you: one of the two.
 */
export interface Proof {
  password: string | null;
  passkey: SignedByPasskey | null;
}
/**
 * What a passkey has signed: the parts of `navigator.credentials.get()`.
 */
export interface SignedByPasskey {
  /**
   * Bytes in base64url, without padding.
   */
  id: string;
  /**
   * Bytes in base64url, without padding.
   */
  client_data: string;
  /**
   * Bytes in base64url, without padding.
   */
  authenticator_data: string;
  /**
   * Bytes in base64url, without padding.
   */
  signature: string;
  user_handle: string | null;
}
/**
 * Who you are: a login with its password, or a passkey alone.
 */
export interface SignIn {
  password: string | null;
  passkey: SignedByPasskey | null;
  login: string | null;
}
/**
 * How you are called when you are not here.
 */
export interface Calls {
  feed: number | null;
  push: string | null;
  devices: number;
  here: boolean;
}
/**
 * The secret link to your feed, in two formats. It is shown once.
 */
export interface FeedLink {
  atom: string | null;
  json: string | null;
}
/**
 * Call a browser from now on, or no more.
 */
export interface SetPush {
  endpoint: string;
  /**
   * Bytes in URL-safe base64.
   */
  p256dh: string;
  /**
   * Bytes in URL-safe base64.
   */
  auth: string;
  language: "en" | "ja" | "zh-Hant";
  on: boolean;
}
/**
 * Somebody with whom you have played, or of whom you think something. They are not told.
 */
export interface Known {
  person: string;
  name: string;
  met: number | null;
  friend: boolean;
  mute: boolean;
  block: boolean;
}
/**
 * What you think of somebody; what is null stays as it is.
 */
export interface SetTie {
  /**
   * Of a person, as in a room's chairs.
   */
  person: string;
  friend: boolean | null;
  mute: boolean | null;
  block: boolean | null;
}
/**
 * Tell the host of the server about somebody.
 */
export interface NewReport {
  /**
   * Of a person, as in a room's chairs.
   */
  person: string;
  reason: "chat" | "leaving" | "name" | "other" | "play";
  text: string;
  table: string | null;
  seq: number | null;
}
/**
 * Let somebody in no more, or again.
 */
export interface SetBan {
  /**
   * Of a person, as in a room's chairs.
   */
  person: string;
  on: boolean;
  until: number | null;
  reason: string;
}
/**
 * All that a host of the server has to see to.
 */
export interface HostDesk {
  reports: ReportRow[];
  bans: BanRow[];
  acts: ActRow[];
  restart: number | null;
  text: string;
}
/**
 * A report, with what was said at the table before it.
 */
export interface ReportRow {
  report: string;
  by: string;
  by_name: string;
  person: string;
  name: string;
  reason: string;
  text: string;
  at: number;
  table: string | null;
  seq: number | null;
  chat: Chat[];
}
/**
 * Somebody who may not come in.
 */
export interface BanRow {
  person: string;
  name: string;
  since: number;
  until: number | null;
  reason: string;
}
/**
 * Something that a host has done.
 */
export interface ActRow {
  at: number;
  by_name: string;
  what: string;
  about: string;
  note: string;
}
/**
 * A player: a person, or the bots of one level.
 */
export interface Profile {
  player: string;
  name: string;
  bot: string | null;
  since: number | null;
  finished: Finished;
  games: GameRecord[];
}
/**
 * Of the last games with other people, how many a person has finished.
 */
export interface Finished {
  games: number;
  finished: number;
}
/**
 * What a player has done in one game, lately.
 */
export interface GameRecord {
  game: string;
  games: number;
  wins: number;
  place: number;
  share: number;
  score: number;
  made: number;
  tried: number;
  by_players: ByPlayers[];
  versus: Versus[];
  rating: Rating | null;
  points: RatingPoint[];
}
/**
 * Games with one number of players.
 */
export interface ByPlayers {
  players: number;
  games: number;
  wins: number;
  place: number;
  share: number;
}
/**
 * Against another player. Each seat that this one had counts.
 */
export interface Versus {
  player: string;
  name: string;
  times: number;
  ahead: number;
  behind: number;
}
/**
 * How strong a player is in a game. Everybody begins at 1500.
 */
export interface Rating {
  value: number;
  spread: number;
  provisional: boolean;
}
/**
 * A rating after a game.
 */
export interface RatingPoint {
  at: number;
  value: number;
}
/**
 * Finished games, newest first.
 */
export interface History {
  games: PastGame[];
  more: boolean;
}
/**
 * A finished game.
 */
export interface PastGame {
  table: string;
  game: string;
  at: number;
  rated: boolean;
  seats: PastSeat[];
}
/**
 * A seat of a finished game.
 */
export interface PastSeat {
  player: string;
  name: string;
  place: number;
  score: number;
  went: boolean;
}
/**
 * What one wants to know of somebody before one sits down with them.
 */
export interface Repute {
  player: string;
  finished: Finished;
  ratings: {
    [k: string]: Rating;
  };
}
/**
 * A lesson in a game. A table is played as one seat of it is told.
 */
export interface Lesson {
  game: string;
  seat: number;
  updates: Update[];
  notes: Note[];
}
/**
 * A sentence or two of a lesson.
 */
export interface Note {
  seq: number;
  id: string;
  place: string | null;
  move: string | null;
}
/**
 * A table for practice: the game as it was after an entry of its log, with new chance from there on.
 */
export interface NewBranch {
  /**
   * Chosen by the client, new for every act; a resend carries the same.
   */
  cid: string;
  seq: number;
  seat: number;
  bot: string;
}
/**
 * What to do in a seat.
 */
export interface Advice {
  game: string;
  seat: number;
  iterations: number;
  seed: number;
  moves: Weighed[];
  others: number;
}
/**
 * A legal move.
 */
export interface Weighed {
  move: string;
  share: Estimate | null;
  visits: number;
  reasons: Text[];
}
/**
 * A mean, and what it can be with 95 %.
 */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}
/**
 * A review that is there, or is being made: ask again.
 */
export interface Reviewing {
  done: number;
  of: number;
  waiting: number;
  seqs: number[];
  review: Review | null;
}
/**
 * A game, looked at again.
 */
export interface Review {
  game: string;
  players: number;
  options: {
    [k: string]: string;
  };
  over: boolean;
  scores: number[];
  winners: number[];
  steps: number;
  seat: number | null;
  iterations: number;
  worlds: number;
  seed: number;
  balances: Balance[];
  decisions: Decision[];
  moments: Moment[];
}
/**
 * Where a seat's result comes from, with all cards open: start, luck, own and others add up to it.
 */
export interface Balance {
  seat: number;
  player: string | null;
  start: Estimate;
  luck: Estimate;
  own: Estimate;
  others: Estimate;
  result: Estimate;
  decisions: number;
  small: number;
  mistakes: number;
  lost: number;
}
/**
 * A move where there was a choice, by what its seat knew.
 */
export interface Decision {
  step: number;
  seat: number;
  move: string;
  best: string;
  legal: number;
  share: Estimate | null;
  best_share: Estimate | null;
  loss: Estimate | null;
  grade: "fine" | "mistake" | "small" | "untold";
  reasons: Text[];
  best_reasons: Text[];
  hindsight: Estimate;
}
/**
 * The chances after some steps.
 */
export interface Moment {
  steps: number;
  line: string;
  known: number[];
  opened: number[];
}
