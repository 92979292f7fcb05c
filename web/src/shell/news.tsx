import type { JSX } from "preact";
import { banned, notice } from "../state/told";
import { know } from "../words";
import { lazy } from "./lazy";

const Loaded = lazy(async () => {
  await know("social");
  return (await import("../social/news")).News;
}, null);

/** What the host tells everybody, on every page; loaded when there is something. */
export const News = (): JSX.Element | null => (banned.value || notice.value) && <Loaded />;
