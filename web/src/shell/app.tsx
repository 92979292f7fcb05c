import type { FunctionComponent, JSX } from "preact";
import { lazy } from "./lazy";
import { match, path } from "./router";

/** What a pattern like "/t/:id" takes out of a path. */
type Params<P extends string> = P extends `${string}:${infer Name}/${string}`
  ? Record<Name, string>
  : P extends `${string}:${infer Name}`
    ? Record<Name, string>
    : object;
type AnyPage = FunctionComponent<Record<string, string>>;

const page = <P extends string>(
  pattern: P,
  load: () => Promise<FunctionComponent<Params<P>>>,
): [string, AnyPage] => [pattern, lazy(load) as AnyPage];

const PAGES: readonly [pattern: string, page: AnyPage][] = [
  page("/", async () => (await import("../pages/start")).StartPage),
  page("/lobby", async () => (await import("../pages/lobby")).LobbyPage),
  page("/new", async () => (await import("../pages/choose-game")).NewGamePage),
  page("/new/:game", async () => (await import("../pages/new-table")).NewTablePage),
  page("/t/:id", async () => (await import("../table/page")).TablePage),
  page("/t/:id/replay", async () => (await import("../pages/replay")).ReplayPage),
  page("/verify", async () => (await import("../pages/verify")).VerifyPage),
  page("/rules", async () => (await import("../pages/choose-game")).AllRulesPage),
  page("/rules/:game", async () => (await import("../pages/rules")).RulesPage),
  page("/settings", async () => (await import("../pages/settings")).SettingsPage),
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
