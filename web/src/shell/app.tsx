import type { FunctionComponent, JSX } from "preact";
import { know } from "../words";
import { lazy } from "./lazy";
import { match, path } from "./router";

/** What a pattern like "/t/:id" takes out of a path. */
type Params<P extends string> = P extends `${string}:${infer Name}/${string}`
  ? Record<Name, string>
  : P extends `${string}:${infer Name}`
    ? Record<Name, string>
    : object;
type AnyPage = FunctionComponent<Record<string, string>>;

/** A page, and the topics of its texts if it has some of its own. */
const page = <P extends string>(
  pattern: P,
  load: () => Promise<FunctionComponent<Params<P>>>,
  ...topics: string[]
): [string, AnyPage] => [
  pattern,
  lazy(async () => (await Promise.all([load(), ...topics.map(know)]))[0]) as AnyPage,
];

const PAGES: readonly [pattern: string, page: AnyPage][] = [
  page("/", async () => (await import("../pages/start")).StartPage, "social"),
  page("/lobby", async () => (await import("../pages/lobby")).LobbyPage),
  page("/new", async () => (await import("../pages/choose-game")).NewGamePage),
  page("/new/:game", async () => (await import("../pages/new-table")).NewTablePage, "social"),
  page("/t/:id", async () => (await import("../table/page")).TablePage),
  page("/p/:id", async () => (await import("../pages/profile")).ProfilePage, "profile", "social"),
  page("/verify", async () => (await import("../pages/verify")).VerifyPage, "verify"),
  page("/rules", async () => (await import("../pages/choose-game")).AllRulesPage),
  page("/rules/:game", async () => (await import("../pages/rules")).RulesPage),
  page("/account", async () => (await import("../pages/account")).AccountPage, "account"),
  page("/settings", async () => (await import("../pages/settings")).SettingsPage, "settings", "social"),
  page("/people", async () => (await import("../pages/people")).PeoplePage, "social"),
  page("/host", async () => (await import("../pages/host")).HostPage, "host", "social"),
  page("/t/:id/replay", async () => (await import("../pages/replay")).ReplayPage, "replay"),
  page("/t/:id/review", async () => (await import("../pages/review")).ReviewPage, "review"),
  page("/learn", async () => (await import("../pages/choose-game")).AllLessonsPage),
  page("/learn/:game", async () => (await import("../pages/learn")).LearnPage, "learn"),
];

const NotFound = lazy(async () => (await import("../pages/not-found")).NotFoundPage);

/** The page that the address asks for. */
export function App(): JSX.Element {
  for (const [pattern, Page] of PAGES) {
    const params = match(pattern, path.value);
    if (params) return <Page key={path.value} {...params} />;
  }
  return <NotFound />;
}
