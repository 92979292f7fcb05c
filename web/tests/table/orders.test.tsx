// Standing orders: given and taken back in the question bar, asked or not, and nobody is called for what they answer.
import { expect, it } from "vitest";
import { bot, find, game, hear, person, room, sent, settle, TABLE, text, type, update } from "./fake";
import { freshPage, hand, openAt } from "./page";

freshPage();

const orders = { phase: "orders" };
const waiting = (): ReturnType<typeof game> => game({ legal: [] }, orders);
const ordered = async (order: string | null): Promise<void> => {
  await hear({ type: "ordered", table: TABLE, order });
};

it("can be given while somebody else is asked, and taken back", async () => {
  await openAt({ game: waiting() });
  find(".standing")!.click();
  expect(sent("order")).toMatchObject({ table: TABLE, order: "pass round" });
  await ordered("pass round");
  expect(text(".standing")).toBe("pass round");
  find(".standing")!.click();
  expect(sent("order")).toMatchObject({ order: null });
});

it("are offered when one is asked, too", async () => {
  await openAt({ game: game({}, orders) });
  expect(find(".question.turn .standing")).toBeTruthy();
});

it("answer what is asked: then it is not our turn", async () => {
  await openAt({ game: game({}, orders) });
  await ordered("pass round");
  expect(find(".question.turn")).toBeNull();
  expect(document.title).toBe("Luz - Kobako");
  await ordered(null);
  expect(find(".question.turn")).toBeTruthy();
});

it("leave the turn to us where they do not answer", async () => {
  await openAt({ game: game({}, orders) });
  await ordered("nothing");
  expect(find(".question.turn")).toBeTruthy();
});

it("are nothing for somebody who watches, or for whom a bot plays, or when all is over", async () => {
  const watched = room({ chairs: [person("p-bo", "Bo"), bot(), bot()], host: "p-bo" });
  await openAt({ room: watched, game: game({ legal: [] }, { ...orders, seat: null }) });
  expect(find(".standing")).toBeNull();
  const away = room({ chairs: [person("p-ann", "Ann", { away: true, bot: "easy" }), bot(), bot()] });
  await hear(update(11, { room: away }));
  expect(find(".standing")).toBeNull();
});

it("are for what one sees: whoever is behind is shown the rest first", async () => {
  await openAt({ game: waiting() });
  for (const seq of [11, 12])
    await hear(update(seq, { game: game({ legal: [] }, { ...orders, scores: [seq, 0, 0] }) }));
  find(".standing")!.click();
  expect(sent("order")).toBeUndefined();
  await hand.pass(0);
  find(".standing")!.click();
  expect(sent("order")).toMatchObject({ order: "pass round" });
});

it("can be typed", async () => {
  await openAt({ game: waiting() });
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
  await settle();
  const line = document.getElementById("command") as HTMLInputElement;
  type(line, "pass girl");
  await settle();
  line.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(sent("order")).toMatchObject({ order: "pass girl" });
});
