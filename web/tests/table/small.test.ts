import { beforeAll, describe, expect, it } from "vitest";
import { namesOf, keptSeat, seatOf, isFull } from "../../src/table/people";
import { ruleNumber, tell, tellRefusal } from "../../src/table/tell";
import { clockText, figures, span } from "../../src/table/time";
import { timeLeft } from "../../src/table/seatbox";
import { know, speak } from "../../src/words";
import { bot, chair, person, room } from "./fake";

beforeAll(async () => {
  await speak("en");
  await know("luz");
  await know("aurum");
  await know("dragonegg");
});

describe("who sits where", () => {
  const chairs = [
    person("a", "Ann"),
    chair({ person: "b", name: "Bo", kept: true }),
    bot("easy"),
    bot("random"),
    chair(),
  ];

  it("has a name for every seat", () => {
    expect(namesOf(chairs)).toEqual(["Ann", "Bo", "Easy bot 1", "Random bot 2", "Free seat"]);
  });

  it("tells a seat from one that is only kept", () => {
    const here = room({ chairs });
    expect([seatOf(here, "a"), seatOf(here, "b"), seatOf(here, null)]).toEqual([0, null, null]);
    expect([keptSeat(here, "a"), keptSeat(here, "b"), keptSeat(here, null)]).toEqual([null, 1, null]);
  });

  it("is full when every seat has somebody", () => {
    expect(isFull(room({ chairs }))).toBe(false);
    expect(isFull(room())).toBe(true);
  });
});

describe("sentences", () => {
  const reader = { seat: 0, names: ["Ann", "Bo"], card: (card: string) => `<${card}>` };

  it("say you to the reader and the name of everybody else", () => {
    expect(tell({ id: "log-sat", args: { seat: 0 } }, reader)).toBe("You sit down.");
    expect(tell({ id: "log-sat", args: { seat: 1 } }, reader)).toBe("Bo sits down.");
  });

  it("name cards as the game does", () => {
    expect(tell({ id: "luz-told-play", args: { seat: 1, slot: 3, card: "Y7" } }, reader)).toBe(
      "Bo plays <Y7>.",
    );
  });

  it("name cards that were paid or taken, and several at once, but no numbers", () => {
    const swap = { seat: 1, gold: "G0", old: "Z4", card: "Z7" };
    expect(tell({ id: "aurum-told-swap", args: swap }, reader)).toBe(
      "Bo pays <G0> and changes their prediction from <Z4> to <Z7>.",
    );
    const shows = { seat: 1, count: 2, cards: ["B1", "S3"] };
    expect(tell({ id: "aurum-told-shows", args: shows }, reader)).toBe("Bo shows their hand: <B1>, <S3>.");
    const points = { seat: 1, team: "no", prediction: 4, won: 4, scored: 8, gold: 3, points: 11 };
    expect(tell({ id: "aurum-told-points", args: points }, reader)).toContain("and 3 for gold");
  });

  it("say sets of cards in words, but leave them where they are to be typed", () => {
    const turned = { set: "R5 R5", seat: 1, row: "weak", kind: "friend", sum: 10 };
    expect(tell({ id: "dragonegg-told-turned", args: turned }, reader)).toContain("<R5>, <R5>");
    const sets = { strong: "B1 B*", weak: "R5 R5", example: "sets R5 R5 / B1 B*" };
    const refused = tellRefusal({ id: "dragonegg-weaker-first", args: sets }, reader);
    expect(refused).toContain("<B1>, <B*> is weaker than <R5>, <R5>.");
    expect(refused).toContain("sets R5 R5 / B1 B*");
  });

  it("name cards that were told before there were lists", () => {
    for (const cards of ["B1 S3", "B1, S3"])
      expect(tellRefusal({ id: "aurum-lead-gold", args: { cards } }, reader)).toContain(
        "Lead one of <B1>, <S3>.",
      );
  });

  it("list things as the language does", async () => {
    const order = { id: "yurikure-told-order", args: { girls: ["W", "R"] } };
    await know("yurikure");
    expect(tell(order, reader)).toBe("The girls act in this order: White, Red.");
    await speak("ja");
    expect(tell(order, reader)).toBe("行動順は 白、赤 です。");
    await speak("en");
  });

  it("cite a rule by its number", () => {
    expect([ruleNumber("luz 7"), ruleNumber(null), ruleNumber(undefined), ruleNumber("luz x")]).toEqual([
      7,
      null,
      null,
      null,
    ]);
  });
});

describe("time", () => {
  it("is told in days and hours where nobody counts minutes", () => {
    expect(figures((2 * 24 + 4) * 3_600_000 + 59_000)).toBe("2 days 4 hr");
    expect(span(3 * 86_400)).toBe("3 days");
    expect(figures(86_399_000)).toBe("23:59:59");
  });

  it("is told in figures", () => {
    expect([0, 1, 59_001, 65_000, 3_605_000].map(figures)).toEqual([
      "0:00",
      "0:01",
      "1:00",
      "1:05",
      "1:00:05",
    ]);
  });

  it("is told in words", () => {
    expect([0, 30, 90, 3600, 86_400].map(span)).toEqual(["0 sec", "30 sec", "1 min 30 sec", "1 hr", "1 day"]);
  });

  it("of a table is one sentence", () => {
    expect(clockText({ kind: "none", seconds: 0, increment: 0 })).toBe("No clock");
    expect(clockText({ kind: "move", seconds: 30, increment: 0 })).toBe("30 sec for each move");
    expect(clockText({ kind: "bank", seconds: 300, increment: 0 })).toBe("5 min for the whole game");
  });

  it("runs only where it runs, never below nothing, never backwards", () => {
    const clocks = { at: 1000, left: [5000, 5000], running: [1] };
    expect([timeLeft(clocks, 0, 3000), timeLeft(clocks, 1, 3000)]).toEqual([5000, 3000]);
    expect([timeLeft(clocks, 1, 99_000), timeLeft(clocks, 1, 0)]).toEqual([0, 5000]);
  });
});
