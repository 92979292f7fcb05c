import type {
  Advice,
  Events,
  Game,
  History,
  Lesson,
  LobbyRow,
  Me,
  NewBranch,
  NewTable,
  Opened,
  Place,
  Problem,
  Profile,
  Repute,
  Reviewing,
} from "../wire/wire";

/** A request that was refused, or that nobody answered. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.id);
  }
}

const UNREACHABLE: Problem = { id: "web-unreachable", args: {} };

/** What went wrong, for the player. Texts and scripts that did not come are as good as no answer. */
export const problemIn = (error: unknown): Problem =>
  error instanceof Refusal ? error.problem : UNREACHABLE;

async function problemOf(answer: Response): Promise<Problem> {
  const body: unknown = await answer.json().catch(() => null);
  const told = body as Partial<Problem> | null;
  return told?.id ? { id: told.id, args: told.args ?? {} } : UNREACHABLE;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, init).catch(() => null);
  if (!answer) throw new Refusal(0, UNREACHABLE);
  if (!answer.ok) throw new Refusal(answer.status, await problemOf(answer));
  return answer;
}

export const get = async <T>(path: string, headers: HeadersInit = {}): Promise<T> =>
  (await ask(path, { headers })).json() as Promise<T>;

export const post = async <T>(path: string, body: object, headers: HeadersInit = {}): Promise<T> =>
  (
    await ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
  ).json() as Promise<T>;

export const remove = async <T>(path: string): Promise<T> =>
  (await ask(path, { method: "DELETE" })).json() as Promise<T>;

const secret = (password?: string): HeadersInit => (password ? { "X-Kobako-Password": password } : {});

/** All that goes over HTTP. Each throws `Refusal`. */
export const api = {
  place: () => get<Place>("/place"),
  lesson: (game: string) => get<Lesson>(`/lessons/${game}`),
  me: () => get<Me | null>("/me"),
  guest: (name: string) => post<Me>("/me", { name }),
  tables: () => get<LobbyRow[]>("/tables"),
  open: (table: NewTable) => post<Opened>("/tables", table),
  branch: (table: string, branch: NewBranch, password?: string) =>
    post<Opened>(`/tables/${table}/branch`, branch, secret(password)),
  advice: (table: string, password?: string) => get<Advice>(`/tables/${table}/advice`, secret(password)),
  review: (table: string, password?: string) => get<Reviewing>(`/tables/${table}/review`, secret(password)),
  view: (table: string, password?: string) => get<Game>(`/tables/${table}/view`, secret(password)),
  events: (table: string, after: number, seat?: number, password?: string) =>
    get<Events>(
      `/tables/${table}/events?after=${after}${seat === undefined ? "" : `&seat=${seat}`}`,
      secret(password),
    ),
  player: (player: string) => get<Profile>(`/players/${encodeURIComponent(player)}`),
  games: (player: string, after?: string) =>
    get<History>(`/players/${encodeURIComponent(player)}/games${after ? `?after=${after}` : ""}`),
  repute: (people: readonly string[]) => get<Repute[]>(`/repute?people=${people.join(",")}`),
  record: async (table: string, password?: string) =>
    (await ask(`/tables/${table}/record`, { headers: secret(password) })).text(),
};

/** Where the QR code of a table's invitation is. */
export const qrPath = (table: string): string => `/api/tables/${table}/qr.svg`;
