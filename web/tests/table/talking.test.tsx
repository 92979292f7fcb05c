import { describe, expect, it } from "vitest";
import type { Chat } from "../../src/wire/wire";
import { all, button, done, find, refuse, sent, settle, socket, text, type, update } from "./fake";
import { freshPage, openAt } from "./page";

freshPage();

const line = (seq: number, change: Partial<Chat>): Chat => ({
  seq,
  person: "p-bo",
  name: "Bo",
  seat: 1,
  at: 0,
  text: null,
  phrase: null,
  ...change,
});

async function openChat(): Promise<void> {
  all("button")
    .find((one) => one.getAttribute("aria-label")?.startsWith("Chat"))!
    .click();
  await settle();
}

describe("chat", () => {
  it("is text and never anything else", async () => {
    await openAt({ chat: [line(3, { text: "<img src=x onerror=alert(1)><b>hi</b>", name: "<i>Bo</i>" })] });
    await openChat();
    expect(text(".said-text")).toBe("<img src=x onerror=alert(1)><b>hi</b>");
    expect(text(".said-name")).toBe("<i>Bo</i>");
    expect(find(".said b, .said i, .said img")).toBeNull();
  });

  it("says quick phrases in the reader's language", async () => {
    await openAt({ chat: [line(3, { phrase: "thanks" })] }, "zh-Hant");
    all("button")
      .find((one) => one.getAttribute("aria-label") === "聊天")!
      .click();
    await settle();
    expect(text(".said-text")).toBe("謝謝！");
    button("大家好！")!.click();
    expect(sent("say")).toMatchObject({ phrase: "hello" });
  });

  it("sends own words and empties the field when they have arrived", async () => {
    await openAt();
    await openChat();
    const field = find(".chat-write input") as HTMLInputElement;
    expect(field.maxLength).toBe(300);
    type(field, "  good game ");
    await settle();
    field.form!.requestSubmit();
    await settle();
    expect(sent("say")).toMatchObject({ text: "good game" });
    expect(field.value).not.toBe("");
    done("say");
    await settle();
    expect(field.value).toBe("");
  });

  it("keeps what could not be sent, and says why", async () => {
    await openAt();
    await openChat();
    const field = find(".chat-write input") as HTMLInputElement;
    type(field, "again and again");
    await settle();
    field.form!.requestSubmit();
    refuse("say", "server-too-fast");
    await settle();
    expect(text(".chat-problem")).toContain("Not sent. That was too much at once.");
    expect(field.value).toBe("again and again");
  });

  it("marks what is new until it was seen", async () => {
    await openAt({ chat: [line(3, { text: "before you came" })] });
    expect(find(".mark")).toBeNull();
    socket().deliver(update(11, { chat: line(11, { text: "hello" }) }));
    await settle();
    expect(button("Chat, 1 new message")).toBeDefined();
    expect(text("#live")).toBe("Bo: hello");
    await openChat();
    expect(find(".mark")).toBeNull();
  });

  it("does not mark what one has said oneself", async () => {
    await openAt();
    socket().deliver(update(11, { chat: line(11, { person: "p-ann", name: "Ann", text: "hello" }) }));
    await settle();
    expect(find(".mark")).toBeNull();
    expect(text("#live")).not.toContain("hello");
  });
});
