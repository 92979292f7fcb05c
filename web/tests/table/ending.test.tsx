import { describe, expect, it, vi } from "vitest";
import { ranking } from "../../src/table/result";
import {
  all,
  bot,
  button,
  done,
  fakeFace,
  find,
  game,
  hear,
  person,
  room,
  sent,
  settle,
  socket,
  TABLE,
  tap,
  text,
  type,
  update,
} from "./fake";
import { freshPage, hand, openAt } from "./page";

freshPage();

const over = { over: true, winners: [1], scores: [20, 35, -5] };
const end = {
  room: room({ status: "over" }),
  game: game({ legal: [], ask: { id: "log-closed", args: {} } }, over),
};

describe("the ranking", () => {
  it("has the winner first, whatever broke the tie", () => {
    expect(ranking([20, 35, 35], [2])).toEqual([
      { seat: 2, place: 1 },
      { seat: 1, place: 2 },
      { seat: 0, place: 3 },
    ]);
  });

  it("shares a place where points are equal", () => {
    expect(ranking([5, 9, 5], [1]).map(({ place }) => place)).toEqual([1, 2, 2]);
  });

  it("has several winners on the first place", () => {
    expect(ranking([9, 0, 9], [0, 2]).map(({ place }) => place)).toEqual([1, 1, 3]);
  });
});

describe("the result", () => {
  it("comes when the last cards were seen", async () => {
    await openAt(end);
    expect(text(".question-ask")).toBe("Bo wins");
    expect(find("dialog[open]")).toBeNull();
    await hand.pass(1500);
    expect(text("dialog[open] h2")).toBe("Bo wins");
    expect(all(".places li").map((one) => one.textContent)).toEqual([
      "1.Bo35 points",
      "2.Ann20 points",
      "3.Easy bot 1−5 points",
    ]);
    expect(find("dialog .fake-chart")).not.toBeNull();
    expect(find("dialog .fake-sheet")).not.toBeNull();
  });

  it("counts in the game's own words", async () => {
    fakeFace.scoreText = (_, score) => `${score} nuggets`;
    await openAt(end);
    await hand.pass(1500);
    delete fakeFace.scoreText;
    expect(text(".places .place-points")).toBe("35 nuggets");
  });

  it("waits for the steps that were not shown yet", async () => {
    await openAt();
    socket().receive(update(11, { game: game({ decision: 5 }, { scores: [1, 0, 0] }) }));
    await hear(update(12, { game: end.game, room: end.room }));
    await hand.pass(500);
    expect(text(".question-ask")).not.toBe("Bo wins");
    await hand.pass(3000);
    expect(text("dialog[open] h2")).toBe("Bo wins");
  });

  it("leads on: replay, record, check, lobby", async () => {
    await openAt(end);
    await hand.pass(1500);
    expect(button("Watch the replay")!.getAttribute("href")).toBe(`/t/${TABLE}/replay`);
    expect(button("Check this deal")!.getAttribute("href")).toBe(`/verify?table=${TABLE}`);
    const fetched: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      fetched.push(path);
      return Promise.resolve(new Response("[game luz]"));
    });
    URL.createObjectURL = () => "blob:x";
    URL.revokeObjectURL = () => undefined;
    await tap("Download the record");
    expect(fetched).toEqual([`/api/tables/${TABLE}/record`]);
  });

  it("says that you have won", async () => {
    await openAt({ ...end, game: game({ legal: [] }, { ...over, winners: [0] }) });
    expect(text(".question-ask")).toBe("You win!");
  });

  it("covers nothing that is open", async () => {
    await openAt(end);
    await tap("Menu");
    await hand.pass(1500);
    expect(text("dialog[open] h2")).toBe("Menu");
    await tap("Close");
    await tap("Show the result");
    expect(text("dialog[open] h2")).toBe("Bo wins");
  });

  it("comes where the chat lies beside the table", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("min-width") }));
    await openAt();
    type(find("#command") as HTMLInputElement, "chat");
    await settle();
    (find("#command") as HTMLInputElement).form!.requestSubmit();
    await settle();
    expect(find("#tab-chat")!.getAttribute("aria-selected")).toBe("true");
    socket().receive(update(11, { game: end.game, room: end.room }));
    await hand.pass(3000);
    expect(text("dialog[open] h2")).toBe("Bo wins");
  });

  it("can be laid aside to look at the table", async () => {
    await openAt(end);
    await hand.pass(1500);
    await tap("Look at the table");
    expect(find("dialog[open]")).toBeNull();
    await tap("Show the result");
    expect(find("dialog[open]")).not.toBeNull();
  });
});

describe("a rematch", () => {
  it("is asked for, and one goes there", async () => {
    await openAt(end);
    await tap("Play again");
    expect(sent("again")).toBeDefined();
    done("again");
    await hear(update(11, { room: room({ status: "over", next: "zzzzzzzzzz" }) }));
    expect(location.pathname).toBe("/t/zzzzzzzzzz");
  });

  it("that somebody else wants is offered, and nobody is carried off", async () => {
    await openAt(end);
    await hear(update(11, { room: room({ status: "over", next: "zzzzzzzzzz" }) }));
    expect(location.pathname).toBe(`/t/${TABLE}`);
    expect(text(".notices")).toBe("There is a rematch");
    button("Go to the new table")!.click();
    expect(location.pathname).toBe("/t/zzzzzzzzzz");
  });

  it("is not offered to somebody who only watched", async () => {
    await openAt({ ...end, room: room({ status: "over", chairs: [person("p-bo", "Bo"), bot(), bot()] }) });
    expect(button("Play again")).toBeUndefined();
  });
});

it("a table that was closed during the game says why", async () => {
  const reason = { id: "server-closed-rules", args: {} };
  await openAt({ room: room({ status: "closed", reason }), game: game({ legal: [] }) });
  expect(text(".question")).toContain("counts as a draw");
  expect(button("To the lobby")).toBeDefined();
});
