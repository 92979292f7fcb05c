import { describe, expect, it, vi } from "vitest";
import {
  all,
  bot,
  button,
  done,
  find,
  game,
  hear,
  hit,
  key,
  person,
  refuse,
  room,
  sent,
  settle,
  socket,
  submit,
  TABLE,
  tap,
  text,
  update,
} from "./fake";
import { freshPage, hand, open, openAt } from "./page";

freshPage();

const cards = (): HTMLElement[] => all(".card");
const ask = (): string => text(".question-ask");

function touchScreen(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("coarse"),
    addEventListener: () => undefined,
  }));
}

describe("the question bar", () => {
  it("says what is asked of you", async () => {
    await openAt();
    expect(ask()).toBe("You lead: play any card.");
    expect(find(".question")!.classList).toContain("turn");
    expect(document.title).toBe("● Your turn - Luz");
  });

  it("says for whom the table waits, by name", async () => {
    await openAt({ game: game({ legal: [] }) });
    expect(ask()).toBe("Waiting for Bo to play.");
    expect(find(".question")!.classList).toContain("wait");
    expect(document.title).toBe("Luz - Kobako");
  });

  it("says that a move is on its way, or waits for the connection", async () => {
    await openAt();
    cards()[0]!.click();
    await settle();
    expect(text(".question-also")).toBe("Sending…");
    socket().lose();
    await settle();
    expect(text(".question-also")).toBe("Your move waits for the connection.");
    expect(text(".banner")).toContain("nothing that was confirmed is lost");
  });

  it("offers the seat back to somebody for whom a bot plays", async () => {
    await openAt({
      room: room({ chairs: [person("p-ann", "Ann", { away: true, bot: "easy" }), bot(), bot()] }),
    });
    expect(ask()).toBe("A bot plays for you.");
    button("Take my seat back")!.click();
    expect(sent("back")).toBeDefined();
  });

  it("tells somebody who watches whom the table waits for, and how many watch", async () => {
    await openAt({
      room: room({ chairs: [person("p-bo", "Bo"), bot(), bot()], host: "p-bo" }),
      game: game({ legal: [], ask: { id: "luz-ask-wait-play", args: { seat: 0 } } }, { seat: null }),
    });
    await hear({ type: "presence", table: TABLE, here: [], watchers: 3, replaceable: [] });
    expect(ask()).toBe("Waiting for Bo to play.");
    expect(text(".notices")).toContain("3 watchers in all");
  });

  it("says what a step is about that is told in stages, and lets it be skipped", async () => {
    await openAt({ game: game({ legal: [] }) });
    const told = game({ legal: [] }, { phase: "told" });
    socket().receive(update(11, { game: told, log: [] }));
    await hear(update(12, { game: game(), log: [] }));
    expect([ask(), find("[data-stage]")!.dataset.stage]).toEqual(["first", "0"]);
    expect(find("[data-phase]")!.dataset.turn).toBe("false");
    await tap("Skip");
    expect([ask(), text(".question-also")]).toEqual(["second", "Showing what happened. Tap to skip."]);
    find(".felt")!.click();
    await settle();
    expect([ask(), find("[data-phase]")!.dataset.turn]).toEqual(["You lead: play any card.", "true"]);
  });

  it("never leaves a sentence out that this page does not know", async () => {
    await openAt({ game: game({ ask: { id: "luz-of-the-future", args: {} } }) });
    expect(ask()).toContain("luz-of-the-future");
  });
});

describe("a move", () => {
  it("is made by a click, with the number of the decision", async () => {
    await openAt();
    cards()[2]!.click();
    expect(sent("act")).toMatchObject({ move: "pick 3", decision: 4 });
  });

  it("is made once, however often one clicks", async () => {
    await openAt();
    cards()[2]!.click();
    cards()[0]!.click();
    await settle();
    expect(socket().sent.filter(({ type }) => type === "act")).toHaveLength(1);
  });

  it("is confirmed first where a finger chooses", async () => {
    touchScreen();
    await openAt();
    cards()[2]!.click();
    await settle();
    expect(sent("act")).toBeUndefined();
    expect(cards()[2]!.dataset.chosen).toBe("true");
    button("Do pick 3")!.click();
    expect(sent("act")).toMatchObject({ move: "pick 3" });
  });

  it("is not asked for again between its answer and what it changes", async () => {
    await openAt();
    cards()[2]!.click();
    done("act");
    await settle();
    expect(find(".question.turn")).toBeNull();
    await hear(update(11, { game: game({ decision: 5 }) }));
    expect(find(".question.turn")).not.toBeNull();
  });

  it("stays chosen while others answer at the same time, and no longer", async () => {
    touchScreen();
    await openAt();
    cards()[2]!.click();
    await hear(update(11, { game: game() }));
    expect(cards()[2]!.dataset.chosen).toBe("true");
    await hear(update(12, { game: game({ decision: 5 }) }));
    expect(cards()[2]!.dataset.chosen).toBe("false");
  });

  it("can be put back, and is made by a second touch", async () => {
    touchScreen();
    await openAt();
    cards()[2]!.click();
    await settle();
    await tap("Not this one");
    expect(button("Do pick 3")).toBeUndefined();
    cards()[0]!.click();
    cards()[0]!.click();
    expect(sent("act")).toMatchObject({ move: "pick 1" });
  });

  it("that is not legal is tried, and the reason cites its rule", async () => {
    await openAt();
    cards()[1]!.click();
    refuse("act", "luz-follow", { suit: "Y", slots: [1, 3] }, "luz 7");
    await settle();
    expect(text("[role=alert]")).toContain("you must follow. Play slot 1, 3.");
    await tap("Rule 7 says why");
    await vi.waitFor(() => expect(document.activeElement!.id).toBe("rule-7"));
    expect(document.activeElement!.classList).toContain("marked");
  });

  it("takes the message of the last refusal away", async () => {
    await openAt();
    cards()[1]!.click();
    refuse("act", "server-stale");
    await settle();
    expect(text("[role=alert]")).toContain("up to date");
    cards()[0]!.click();
    await settle();
    expect(text("[role=alert]")).toBe("");
  });

  it("at the wrong time names whom to wait for", async () => {
    await openAt({ game: game({ legal: [] }) });
    cards()[0]!.click();
    refuse("act", "not-your-turn", { seats: [1, 2] });
    await settle();
    expect(text("[role=alert]")).toBe("It is not your turn. Wait for Bo and Easy bot 1.");
  });

  it("is never sent by somebody who watches", async () => {
    await openAt({
      room: room({ chairs: [bot(), bot(), bot()] }),
      game: game({ legal: [] }, { seat: null }),
    });
    cards()[0]!.click();
    expect(sent("act")).toBeUndefined();
  });

  it("is sent again after the connection was lost, with the same cid", async () => {
    await openAt();
    cards()[0]!.click();
    const first = sent("act")!;
    socket().lose(1012);
    await settle();
    expect(text(".banner")).toContain("restarts");
    await hand.pass(1000);
    expect(sent("act")).toEqual(first);
    expect(sent("watch")).toMatchObject({ after: 10 });
    expect(text(".banner")).toContain("missed nothing");
    await hand.pass(5000);
    expect(text(".banner")).toBe("");
  });
});

describe("undo", () => {
  it("is offered when the game allows it", async () => {
    await openAt({ game: game({ legal: [], undo: true }) });
    button("Take it back")!.click();
    expect(sent("undo")).toBeDefined();
  });

  it("is not offered otherwise, nor twice", async () => {
    await openAt();
    expect(button("Take it back")).toBeUndefined();
    const asked = room({ undo: { seat: 0, agreed: [] } });
    await hear(update(11, { room: asked, game: game({ undo: true }) }));
    expect(button("Take it back")).toBeUndefined();
    expect(text(".notices")).toBe("You asked to take your move back. Waiting for Bo.");
  });

  it("asks the others, who may say yes or no, and does not cover the table", async () => {
    await openAt({ room: room({ undo: { seat: 1, agreed: [] } }) });
    expect(text(".notices p")).toBe("Bo would like to take the last move back.");
    expect(find("dialog[open]")).toBeNull();
    button("Refuse")!.click();
    expect(sent("answer")).toMatchObject({ yes: false });
    done("answer");
    button("Allow it")!.click();
    expect(sent("answer")).toMatchObject({ yes: true });
  });

  it("waits for those who have not answered", async () => {
    const chairs = [person("p-ann", "Ann"), person("p-bo", "Bo"), person("p-cy", "Cy")];
    await openAt({ room: room({ chairs, undo: { seat: 1, agreed: [0] } }) });
    expect(text(".notices")).toBe("You agreed. Waiting for Cy.");
  });
});

describe("people who are gone", () => {
  const gone = { type: "presence" as const, table: TABLE, here: ["p-ann"], watchers: 0 };

  it("are marked at their seat", async () => {
    await openAt();
    await hear({ ...gone, replaceable: [] });
    const [own, bo, easy] = all(".plate").map((plate) => plate.textContent);
    expect([own, bo, easy]).toEqual(["Ann ", "Bo not here", "Easy bot 1 "]);
  });

  it("can be replaced by a bot after a while", async () => {
    await openAt();
    await hear({ ...gone, replaceable: [1] });
    button("Let a bot play for Bo")!.click();
    expect(sent("replace")).toMatchObject({ seat: 1 });
  });

  it("may be oneself, after a question", async () => {
    await openAt();
    await tap("Menu");
    await tap("Leave the game");
    expect(sent("leave")).toBeUndefined();
    button("Leave")!.click();
    expect(sent("leave")).toBeDefined();
  });
});

describe("clocks", () => {
  const timed = room({ clock: { kind: "bank", seconds: 90, increment: 0 } });
  const clocks = { at: 1_000_000, left: [65_000, 30_000, 90_000], running: [0] };
  const times = (): string[] => all(".seat-clock").map((one) => one.textContent!);

  it("tick at the seat whose time runs", async () => {
    await openAt({ room: timed, clocks });
    expect(times()).toEqual(["1:05", "0:30", "1:30"]);
    await hand.pass(20_000);
    expect(times()).toEqual(["0:45", "0:30", "1:30"]);
    expect(all(".seat-clock")[0]!.getAttribute("aria-label")).toBe("Clock of Ann: 0:45");
  });

  it("mark the last ten seconds and tell them once", async () => {
    await openAt({ room: timed, clocks });
    await hand.pass(54_000);
    expect(find(".seat-clock.low")).toBeNull();
    expect(text("#live")).toBe("You lead: play any card.");
    await hand.pass(2_000);
    expect(find(".seat-clock.low")).not.toBeNull();
    expect(text("#live")).toBe("You have ten seconds left.");
  });

  it("are not shown where there are none", async () => {
    await openAt();
    expect(times()).toEqual([]);
  });
});

describe("what a screen reader is told", () => {
  it("is what happens, once, and the question when it is yours", async () => {
    await openAt({ game: game({ legal: [] }) });
    expect(text("#live")).toBe("");
    await hear(update(11, { log: [{ id: "log-back", args: { seat: 1 } }] }));
    expect(text("#live")).toBe("Bo is back.");
    await hear(update(12, { game: game(), log: [{ id: "log-away", args: { seat: 1 } }] }));
    await hand.pass(2000);
    expect(text("#live")).toContain("You lead: play any card.");
    expect(text("#live")).not.toContain("Bo is back.");
  });

  it("is the table in words, which is always there", async () => {
    await openAt();
    expect(text(".felt .sentences")).toBe("Ann sits here.");
  });

  it("has its landmarks and headings", async () => {
    await openAt();
    expect(text("h1")).toBe("Luz");
    expect(find("header.table-top")).not.toBeNull();
    expect(find("main")!.getAttribute("aria-label")).toBe("Table");
    expect(find("section.question")!.getAttribute("aria-label")).toBe("What is asked");
  });
});

describe("the keyboard", () => {
  it("walks through the offered moves and confirms", async () => {
    await openAt();
    key("ArrowRight");
    await hit("ArrowRight");
    expect(cards()[2]!.dataset.chosen).toBe("true");
    expect(document.activeElement!.textContent).toBe("Do pick 3");
    key("ArrowLeft");
    await hit("ArrowLeft");
    expect(document.activeElement!.textContent).toBe("Do pick 10");
    (document.activeElement as HTMLElement).click();
    expect(sent("act")).toMatchObject({ move: "pick 10" });
    expect(document.activeElement).toBe(find(".question"));
  });

  it("chooses by digits, of which there may be two", async () => {
    await openAt();
    await hit("1");
    expect(button("Do pick 1")).toBeDefined();
    await hit("0");
    expect(button("Do pick 10")).toBeDefined();
    await hit("3");
    key("Enter");
    expect(sent("act")).toMatchObject({ move: "pick 3" });
  });

  it("tries what is not offered only when it is confirmed", async () => {
    await openAt();
    await hit("2");
    expect(sent("act")).toBeUndefined();
    key("Enter");
    expect(sent("act")).toMatchObject({ move: "pick 2" });
  });

  it("lets go with Escape", async () => {
    await openAt();
    await hit("1");
    await hit("Escape");
    expect(button("Do pick 1")).toBeUndefined();
  });

  it("has keys that only the game knows, while something is asked", async () => {
    await openAt({ game: game({ legal: [] }) });
    key("z");
    expect(sent("act")).toBeUndefined();
    await hear(update(11, { game: game() }));
    key("z");
    expect(sent("act")).toMatchObject({ move: "pick 3" });
  });

  it("shows its keys on ?", async () => {
    await openAt();
    await hit("?");
    expect(text("dialog[open] h2")).toBe("Keys");
  });

  it("leaves keys alone that go into a field", async () => {
    await openAt();
    await hit("/");
    const field = find("#command") as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    await hit("3", field);
    expect(button("Do pick 3")).toBeUndefined();
  });
});

describe("typed commands", () => {
  async function command(line: string): Promise<void> {
    await hit("/");
    await submit("#command", line);
  }

  it("are moves, short or in notation", async () => {
    await openAt();
    await command(" 3 ");
    expect(sent("act")).toMatchObject({ move: "pick 3" });
    done("act");
    await hear(update(11, { game: game({ decision: 5 }) }));
    await command("pick  1");
    expect(sent("act")).toMatchObject({ move: "pick 1" });
  });

  it("stay in the line as long as not all has been seen", async () => {
    await openAt({ game: game({ legal: [] }) });
    socket().receive(update(11, { game: game({ legal: [] }, { phase: "told" }), log: [] }));
    await hear(update(12, { game: game(), log: [] }));
    await command("3");
    const field = find("#command") as HTMLInputElement;
    for (let enters = 0; enters < 2; enters++) {
      expect([field.value, sent("act")]).toEqual(["3", undefined]);
      field.form!.requestSubmit();
      await settle();
    }
    field.form!.requestSubmit();
    await settle();
    expect([field.value, sent("act")]).toMatchObject(["", { move: "pick 3" }]);
  });

  it("open the rules at a rule", async () => {
    await openAt();
    await command("rules 7");
    await vi.waitFor(() => expect(find(".rule.marked")!.id).toBe("rule-7"));
  });

  it("load the rules only to show them", async () => {
    const { knows } = await import("../../src/words");
    await openAt();
    expect(knows("luz-rules")).toBe(false);
    await command("rules 7");
    await vi.waitFor(() => expect(text(".rule.marked")).toContain("you must follow"));
    expect(knows("luz-rules")).toBe(true);
  });

  it("say how many rules there are", async () => {
    await openAt();
    await command("rules 13");
    expect(text("[role=alert]")).toBe("Rules are numbered 1 to 12.");
  });

  it("open the log, the chat, the scores and the help", async () => {
    await openAt();
    for (const [line, title] of [
      ["log", "Log"],
      ["chat", "Chat"],
      ["scores", "Scores"],
      ["help", "Keys"],
    ]) {
      await command(line!);
      expect(text("dialog[open] h2")).toBe(title);
      find("dialog[open]")!.dispatchEvent(new Event("cancel"));
      await settle();
    }
  });

  it("do nothing for somebody of whom nothing is asked", async () => {
    await openAt({
      room: room({ chairs: [bot(), bot(), bot()] }),
      game: game({ legal: [] }, { seat: null }),
    });
    await command("pick 1");
    expect(sent("act")).toBeUndefined();
    expect(text("[role=alert]")).toBe("Nothing is asked of you now.");
  });
});

describe("in other languages", () => {
  it("the log is told in the player's own", async () => {
    await openAt({ log: [{ id: "log-away", args: { seat: 1 } }] }, "ja");
    await tap("メニュー");
    await tap("ログ");
    expect(text(".log")).toBe("ボットがBoの代打に入りました。");
  });

  it("the language changes at once", async () => {
    await open();
    const { speak } = await import("../../src/words");
    await hear((await import("./fake")).snapshot());
    await speak("zh-Hant");
    await settle();
    expect(ask()).toBe("輪到你引牌，出哪張都可以。");
    expect(document.title).toBe("● 輪到你了 - 璃光");
  });
});
