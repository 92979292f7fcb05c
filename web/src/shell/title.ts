import { useEffect } from "preact/hooks";
import { say } from "../words";

/** Names the page in the browser's tab; without a name it is the start page. */
export function useTitle(name?: string): void {
  const title = name ? say("web-page-title", { name }) : say("web-title");
  useEffect(() => void (document.title = title), [title]);
}
