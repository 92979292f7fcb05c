// The question bar, score sheet, chart, and the table in words.
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { face } from "../../src/games/aurum";
import { runningTotals } from "../../src/games/aurum/chart";
import type { TableProps } from "../../src/games/face";
import type { AurumView } from "../../src/wire/aurum";
import { all, click, freshPage, NAMES, page, propsOf, showChart, showSheet, type Scene } from "../stage";
import { EVERY, SCENES } from "./scenes";

freshPage("aurum", 350, 560);

/** Table and question bar together, as on the page. */
async function show(scene: Scene<AurumView>, more: Partial<TableProps<AurumView>> = {}) {
  const onMove = vi.fn();
  const props = propsOf(scene, { onMove, ...more });
  const Answers = face.Answers!;
  await act(() =>
    render(
      <>
        <face.Table {...props} />
        <footer>
          <Answers {...props} />
        </footer>
      </>,
      page,
    ),
  );
  return onMove;
}
const buttons = (): HTMLButtonElement[] => all("footer button") as HTMLButtonElement[];
const labels = (): string[] => buttons().map((one) => one.querySelector("span")!.firstChild!.textContent!);
const fresh = ({ view, legal }: Scene<AurumView>): Scene<AurumView> => ({ view: { ...view }, legal }); // no draft belongs to it

describe("a prediction", () => {
  it("is chosen on the table and made by its button", async () => {
    const scene = fresh(SCENES[3].predict!);
    const onMove = await show(scene);
    expect([labels(), buttons()[0]!.disabled]).toEqual([["Choose a card"], true]);
    const { card, rank } = scene.view.own[2]!;
    await click(all(".aurum-card")[2]!);
    expect(onMove).not.toHaveBeenCalled();
    expect(all(".aurum-chosen")).toHaveLength(1);
    expect(labels()[0]).toMatch(new RegExp(`^Predict ${rank}: lay \\w+ ${rank}$`));
    await click(buttons()[0]!);
    expect(onMove.mock.calls).toEqual([[`predict ${card}`]]);
  });

  it("is put back by another card, and made by touching it again", async () => {
    const scene = fresh(SCENES[4].predict!);
    const onMove = await show(scene);
    await click(all(".aurum-card")[0]!);
    await click(all(".aurum-card")[1]!);
    expect(all(".aurum-chosen")).toHaveLength(1);
    await click(all(".aurum-card")[1]!);
    expect(onMove.mock.calls).toEqual([[`predict ${scene.view.own[1]!.card}`]]);
  });

  it("is never gold, which can only be tried", async () => {
    const onMove = await show(fresh(SCENES[3].predict!));
    expect(all(".aurum-gold.aurum-invites")).toHaveLength(0);
    await click(all(".aurum-gold")[0]!);
    expect(onMove.mock.calls).toEqual([["predict G0"]]);
  });

  it("leaves the button to the page when it was chosen by key", async () => {
    const scene = fresh(SCENES[3].predict!);
    const onChoose = vi.fn();
    await show(scene, { chosen: `predict ${scene.view.own[0]!.card}`, onChoose });
    expect(all("footer button")).toHaveLength(0);
    await click(all(".aurum-card")[3]!);
    expect(onChoose).toHaveBeenCalledWith(null);
  });
});

describe("the swap window", () => {
  it("is dismissed by one tap", async () => {
    const onMove = await show(fresh(SCENES[3].swap!));
    expect(labels()).toEqual(["Stay", "Swap: tap gold and a card"]);
    await click(buttons()[0]!);
    expect(onMove.mock.calls).toEqual([["stay"]]);
  });

  it("takes gold, then a card", async () => {
    const scene = fresh(SCENES[3].swap!);
    const onMove = await show(scene);
    await click(all(".aurum-gold")[0]!);
    expect(labels()[1]).toBe("Swap: tap a card");
    await click(all(".aurum-card")[0]!);
    const { card, rank } = scene.view.own[0]!;
    expect(labels()[1]).toBe(`Swap: ${scene.view.predictions[1]!.slice(1)} → ${rank}`);
    expect(all(".aurum-chosen")).toHaveLength(2);
    await click(buttons()[1]!);
    expect(onMove.mock.calls).toEqual([[`swap G0 ${card}`]]);
  });

  it("takes the only kind of gold by itself, and gives cards back", async () => {
    await show(fresh(SCENES[3].swap!));
    await click(all(".aurum-card")[0]!);
    expect(buttons()[1]!.disabled).toBe(false);
    await click(all(".aurum-card")[0]!);
    await click(all(".aurum-gold")[0]!);
    expect(labels()[1]).toBe("Swap: tap gold and a card");
  });

  it("asks for gold where there are several kinds", async () => {
    const { view, legal } = fresh(SCENES[3].swap!);
    await show({ view: { ...view, offer: { ...view.offer!, gold: [0, 3] } }, legal });
    await click(all(".aurum-card")[0]!);
    expect(labels()[1]).toBe("Swap: tap gold");
  });

  it("changes the partner's prediction too, with four players", async () => {
    const scene = fresh(SCENES[4].swap!);
    const onMove = await show(scene);
    expect(labels()).toEqual(["Stay", "Swap yours", "Swap partner's"]);
    await click(all(".aurum-card")[0]!);
    const [mine, theirs] = [1, 3].map((seat) => scene.view.predictions[seat]!.slice(1));
    const { card, rank } = scene.view.own[0]!;
    expect(labels().slice(1)).toEqual([`Yours: ${mine} → ${rank}`, `Partner's: ${theirs} → ${rank}`]);
    await click(buttons()[2]!);
    expect(onMove.mock.calls).toEqual([[`swap G0 ${card} partner`]]);
  });

  it("forgets a draft when the position is another", async () => {
    const scene = fresh(SCENES[3].swap!);
    await show(scene);
    await click(all(".aurum-card")[0]!);
    await show(fresh(scene));
    expect(all(".aurum-chosen")).toHaveLength(0);
  });
});

describe("other questions", () => {
  it("ends the round where that may be", async () => {
    const onMove = await show(SCENES[3].stuck!);
    expect(labels()).toEqual(["End the round"]);
    await click(buttons()[0]!);
    expect(onMove.mock.calls).toEqual([["stop"]]);
  });

  it("leaves the answer to the cards", async () => {
    for (const name of ["lead", "follow"]) await show(SCENES[4][name]!);
    expect(all("footer")[0]!.innerHTML).toBe("");
  });
});

describe("the score sheet", () => {
  it("has a line for each round, a column for each side, and what was won", async () => {
    const { view } = SCENES[4].over!;
    await showSheet(face, view);
    expect(all("thead th").map((one) => one.textContent)).toEqual(["Round", "Ana and Chidi", "you and Dora"]);
    expect(all("tbody tr")).toHaveLength(view.sheet.length);
    const [side] = view.sheet[0]!.sides;
    expect(all("tbody td")[0]!.textContent).toContain(
      `${side!.won}/${side!.prediction}${side!.prediction_points}+${side!.gold_points}=${side!.points}`,
    );
    expect(all("tbody .aurum-nugget").length).toBe(view.scores[0]! + view.scores[1]!);
    expect(all("tfoot th, tfoot td").map((one) => one.textContent)).toEqual([
      "Nuggets",
      ...[0, 1].map((seat) => `${view.scores[seat]}`),
    ]);
  });

  it("has the round in progress, and totals of points", async () => {
    const { view } = SCENES[3].stuck!;
    await showSheet(face, { ...view, scoring: "points", scores: [3, 20, 9] });
    expect(all(".sheet-now td").map((one) => one.textContent)).toEqual(
      view.sides.map(({ won, prediction }) => `${won}/${prediction}`),
    );
    expect(all("tfoot")[0]!.textContent).toBe("Total3209");
  });
});

describe("the chart", () => {
  it("adds the rounds up to the totals", () => {
    for (const { view } of EVERY)
      expect(runningTotals(view).map((line) => line.at(-1))).toEqual(
        view.teams.map(([seat]) => view.scores[seat!]),
      );
  });

  it("has a line for each side", async () => {
    const { view } = SCENES[4].over!;
    await showChart(face, view);
    expect(all(".chart-line")).toHaveLength(2);
    expect(page.querySelector("desc")!.textContent).toMatch(/Ana and Chidi: .*you and Dora: /);
  });
});

describe("words", () => {
  it("names the trick, the shelf, hands and sides", () => {
    const text = face.describe(SCENES[4].follow!.view, NAMES).join("\n");
    expect(text).toContain("This trick: Chidi copper 6 (lowest, for gold 6), Dora silver 10,");
    expect(text).toContain("Suits in the trick: copper, silver.");
    expect(text).toContain("Last trick: Dora phosphorus 7, Ana gold 0 (won)");
    expect(text).toContain("Gold in the supply: 0, 3, 3, 4, 6, 8. Not there: 0, 0, 0, 1, 1, 2, 2, 5, 7.");
    expect(text).toContain("Your hand: bismuth 7, phosphorus 6, phosphorus 10, zinc 9, copper 9.");
    expect(text).toContain("Hand of Ana: 6 cards in hand.");
    expect(text).toContain("you and Dora: predicted 5, won 5, exact; worth 12 now.");
    expect(text).toContain("Left over: bismuth 1, bismuth 3.");
    expect(text).toContain("It is your turn.");
  });

  it("names swaps and known cards", () => {
    const text = face.describe(SCENES[4].swapped!.view, NAMES).join("\n");
    expect(text).toMatch(/Chidi paid gold \d and laid \w+ \d+ for \w+ \d+/);
    expect(text).toMatch(/Chidi: .*, swapped, /);
  });

  it("says where the game is", () => {
    expect(face.where!(SCENES[3].predict!.view)).toBe("Round 1, predictions");
    expect(face.where!(SCENES[4].swap!.view)).toBe("Round 1, before trick 1");
    expect(face.where!(SCENES[4].follow!.view)).toBe("Round 1, trick 7");
    const { view } = SCENES[3].over!;
    expect(face.where!(view)).toBe(`Round ${view.sheet.length}, game over`);
  });

  it("says moves in words", () => {
    const { view } = SCENES[4].follow!;
    const text = (move: string): string => face.moveText!(view, move);
    expect(text("play P6")).toBe("Play phosphorus 6: lowest, for gold 6");
    expect(text("play B7")).toBe("Play bismuth 7");
    expect(text("swap G0 Z7 partner")).toBe("Partner's: zinc 7 for gold 0");
    expect(face.moveText!(SCENES[3].swap!.view, "swap G0 Z7")).toBe("Lay zinc 7 for gold 0");
    expect(text("stay")).toBe("Stay");
    expect(text("nonsense")).toBe("nonsense");
  });

  it("says nuggets, or points", () => {
    const { view } = SCENES[3].over!;
    expect(face.scoreText!(view, 1)).toBe("1 nugget");
    expect(face.scoreText!({ ...view, scoring: "points" }, 31)).toBe("31 points");
    expect(face.cardText!("Z10")).toBe("zinc 10");
  });
});

it("does not wait for those who change nothing", () => {
  const stay = { id: "aurum-told-stay", args: { seat: 1 } };
  expect(face.quick!([stay])).toBe(true);
  expect(face.quick!([stay, { id: "aurum-told-play", args: {} }])).toBe(false);
});
