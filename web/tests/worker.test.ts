// The service worker, as a browser would use it.
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

type Listener = (event: Record<string, unknown>) => void;

/** Runs the worker in a world of its own; its listeners by event. */
function start(self: object): Record<string, Listener> {
  const listeners: Record<string, Listener> = {};
  const addEventListener = (name: string, listener: Listener): void => void (listeners[name] = listener);
  const source = readFileSync("public/worker.js", "utf8");
  new Function("self", source)(Object.assign(self, { addEventListener }));
  return listeners;
}

it("shows what was sent, one notification for each table, and leads there", () => {
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const listeners = start({ registration: { showNotification }, clients: { openWindow } });
  const waitUntil = vi.fn();
  const told = { table: "abcdefghjk", title: "Luz", body: "It is your turn." };
  listeners.push!({ data: { json: () => told }, waitUntil });
  const note = { body: told.body, tag: told.table, data: "/t/abcdefghjk" };
  expect(showNotification).toHaveBeenCalledExactlyOnceWith("Luz", note);
  const close = vi.fn();
  listeners.notificationclick!({ notification: { close, data: note.data }, waitUntil });
  expect(close).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith("/t/abcdefghjk");
});
