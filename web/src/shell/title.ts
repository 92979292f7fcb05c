import { useEffect } from "preact/hooks";
import { say } from "../words";

/** Names the page in the browser's tab; without a name it is the start page. `count` stands before it. */
export function useTitle(name?: string, count = 0): void {
  const plain = name ? say("web-page-title", { name }) : say("web-title");
  const title = count ? say("social-turns-title", { count, title: plain }) : plain;
  useEffect(() => void (document.title = title), [title]);
}
