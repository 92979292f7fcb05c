// Which page an address means, and how one gets from one to the other.
import { render } from "preact";
import { beforeEach, expect, it } from "vitest";
import { hash, Link, match, navigate, path, search } from "../src/shell";

beforeEach(() => {
  navigate("/", { replace: true });
  document.body.innerHTML = "";
});

it("matches paths part by part", () => {
  expect(match("/", "/")).toEqual({});
  expect(match("/t/:id", "/t/abc")).toEqual({ id: "abc" });
  expect(match("/t/:id", "/t/abc/")).toEqual({ id: "abc" });
  expect(match("/t/:id", "/t/abc/replay")).toBe(null);
  expect(match("/t/:id/replay", "/t/abc/replay")).toEqual({ id: "abc" });
  expect(match("/rules/:game", "/rules/l%C3%BCz")).toEqual({ game: "lüz" });
  expect(match("/rules/:game", "/rules/%")).toBe(null);
  expect(match("/lobby", "/lobbies")).toBe(null);
});

it("knows path, search and hash of where it is", () => {
  navigate("/rules/luz?from=table#7");
  expect([path.value, search.value.get("from"), hash.value]).toEqual(["/rules/luz", "table", "7"]);
  expect(location.pathname).toBe("/rules/luz");
});

it("follows a plain click on a link, and leaves the others to the browser", () => {
  render(<Link href="/lobby">there</Link>, document.body);
  const link = document.querySelector("a")!;
  const click = (more: MouseEventInit): boolean =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
  expect(click({ ctrlKey: true })).toBe(true);
  expect(path.value).toBe("/");
  expect(click({})).toBe(false);
  expect(path.value).toBe("/lobby");
});
