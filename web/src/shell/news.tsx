import type { FunctionComponent, JSX } from "preact";
import { banned, notice } from "../state/told";
import { know } from "../words";
import { lazy } from "./lazy";

const load = async (): Promise<FunctionComponent> => {
  await know("social");
  return (await import("../social/news")).News;
};
/** A page can do without. */
const Nothing = (): null => null;
const Loaded = lazy(load, null, Nothing);

/** What the host tells everybody, on every page; loaded when there is something. */
export const News = (): JSX.Element | null => (banned.value || notice.value) && <Loaded />;
