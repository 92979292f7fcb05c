import { describe, expect, it } from "vitest";
import type { Chat } from "../../src/wire/wire";
import { all, button, done, find, hear, refuse, sent, settle, socket, tap, text, type, update } from "./fake";
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

const field = (): HTMLInputElement => find(".chat-write input") as HTMLInputElement;

async function write(words: string): Promise<void> {
  type(field(), words);
  await settle();
}

const says = (): unknown[] => socket().sent.filter(({ type }) => type === "say");

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
    expect(field().maxLength).toBe(300);
    await write("  good game ");
    field().form!.requestSubmit();
    await settle();
    expect(sent("say")).toMatchObject({ text: "good game" });
    expect(field().value).not.toBe("");
    done("say");
    await settle();
    expect(field().value).toBe("");
  });

  it("keeps what could not be sent, and says why", async () => {
    await openAt();
    await openChat();
    await write("again and again");
    field().form!.requestSubmit();
    refuse("say", "server-too-fast");
    await settle();
    expect(text(".chat-problem")).toContain("Not sent. That was too much at once.");
    expect(field().value).toBe("again and again");
  });

  it("says a line once, however often it is sent, and says that it is on its way", async () => {
    await openAt();
    await openChat();
    await write("hello");
    for (let i = 0; i < 3; i++) field().form!.requestSubmit();
    await tap("Thank you!");
    expect(says()).toHaveLength(1);
    expect(text(".chat-write [role=status]")).toBe("Your last message is still on its way.");
    done("say");
    await settle();
    expect(text(".chat-write [role=status]")).toBe("");
    await write("again");
    field().form!.requestSubmit();
    expect(sent("say")).toMatchObject({ text: "again" });
  });

  it("says what was sent while a phrase was on its way, after it", async () => {
    await openAt();
    await openChat();
    button("Hello!")!.click();
    await write("how are you?");
    field().form!.requestSubmit();
    await settle();
    expect(says()).toHaveLength(1);
    done("say");
    await settle();
    expect(says()).toMatchObject([{ phrase: "hello" }, { text: "how are you?" }]);
    done("say");
    await settle();
    expect(field().value).toBe("");
    expect(says()).toHaveLength(2);
  });

  it("says of a longer line what had not been said, and not what is still being typed", async () => {
    await openAt();
    await openChat();
    for (const words of ["one", "one two"]) {
      await write(words);
      field().form!.requestSubmit();
    }
    await write("one two three");
    done("say");
    await settle();
    expect(says()).toMatchObject([{ text: "one" }, { text: "two" }]);
    done("say");
    await settle();
    expect(field().value).toBe(" three");
    expect(says()).toHaveLength(2);
  });

  it("does not say what was taken back before its turn, or after something was refused", async () => {
    await openAt();
    await openChat();
    button("Hello!")!.click();
    await write("rash words");
    field().form!.requestSubmit();
    await write("kind words");
    done("say");
    await settle();
    expect(says()).toHaveLength(1);
    field().form!.requestSubmit();
    await write("kind words, and more");
    field().form!.requestSubmit();
    refuse("say", "server-too-fast");
    await settle();
    expect(says()).toHaveLength(2);
    expect(field().value).toBe("kind words, and more");
  });

  it("keeps what is typed while a line is on its way", async () => {
    await openAt();
    await openChat();
    await write("hello");
    field().form!.requestSubmit();
    await write("hello, how are you?");
    done("say");
    await settle();
    expect(field().value).toBe(", how are you?");
    field().form!.requestSubmit();
    await write("something else");
    done("say");
    await settle();
    expect(field().value).toBe("something else");
  });

  it("keeps what is typed while the chat is closed", async () => {
    await openAt();
    await openChat();
    await write("not yet");
    await tap("Close");
    expect(find(".chat-write")).toBeNull();
    await openChat();
    expect(field().value).toBe("not yet");
  });

  it("says why a quick phrase was not said", async () => {
    await openAt();
    await openChat();
    button("Thank you!")!.click();
    refuse("say", "server-too-fast");
    await settle();
    expect(text(".chat-problem")).toContain("Not sent. That was too much at once.");
  });

  it("marks what is new until it was seen", async () => {
    await openAt({ chat: [line(3, { text: "before you came" })] });
    expect(find(".mark")).toBeNull();
    await hear(update(11, { chat: line(11, { text: "hello" }) }));
    expect(button("Chat, 1 new message")).toBeDefined();
    expect(text("#live")).toBe("Bo: hello");
    await openChat();
    expect(find(".mark")).toBeNull();
  });

  it("does not mark what one has said oneself", async () => {
    await openAt();
    await hear(update(11, { chat: line(11, { person: "p-ann", name: "Ann", text: "hello" }) }));
    expect(find(".mark")).toBeNull();
    expect(text("#live")).not.toContain("hello");
  });
});
