// The table in words, its sheet and its chart.
import { describe, expect, it } from "vitest";
import { face } from "../../src/games/yurikure";
import { girlOf } from "../../src/games/yurikure/read";
import { all, freshPage, NAMES, one, showChart, showSheet } from "../stage";
import { SCENES } from "./scenes";

freshPage("yurikure");
const four = SCENES[4];

describe("words", () => {
  it("tell how everybody stands with everybody", () => {
    const { view } = four.over!;
    const text = face.describe(view, NAMES).join("\n");
    for (const { pair, affection, dissatisfaction, bond } of view.pairs)
      if (affection || dissatisfaction || bond !== "none") {
        const named = [...pair].map(
          (girl) =>
            ({ R: "Red", W: "White", K: "Black", Y: "Yellow", P: "Purple", G: "Green", S: "Sky" })[girl],
        );
        expect(text).toMatch(
          new RegExp(`${named.join(" and ")}: .*affection ${affection}, dissatisfaction ${dissatisfaction}`),
        );
      }
    expect(text).toMatch(/has won the game|You have won/);
  });

  it("tell who has shown how much, and what is yours", () => {
    const { view } = four.object!;
    const text = face.describe(view, NAMES).join("\n");
    const { controller, revealed } = girlOf(view, view.deciding!.girl);
    expect(text).toContain(`controls her with ${revealed[controller!]}`);
    expect(text).toContain("Your support: ");
    expect(text).not.toContain("Support of");
    expect(text).toContain("It is your turn.");
  });

  it("say nothing secret to somebody who watches", () => {
    const text = face.describe(four.watched!.view, NAMES).join("\n");
    expect(text).not.toMatch(/Your|upport of/);
  });

  it("say where the game is", () => {
    expect(face.where!(four.support!.view)).toBe("Setup: secret support");
    expect(face.where!(four.reveal!.view)).toMatch(/^Round \d of 9, actions$/);
    expect(face.where!(four.kiss!.view)).toMatch(/kiss phase$/);
    expect(face.where!(four.extra!.view)).toBe("After round 3: extra points");
  });

  it("say moves", () => {
    const { view } = four.action!;
    expect(face.moveText!(view, "negotiate WK")).toBe("Negotiate for White and Black");
    expect(face.moveText!(view, "approach S")).toBe("Approach Sky");
    expect(face.moveText!(four.vote!.view, "yes")).toBe("Vote for it");
    expect(face.moveText!(four.consent!.view, "no")).toBe("Refuse");
    expect(face.moveText!(view, "nonsense")).toBe("nonsense");
  });
});

describe("the sheet", () => {
  const show = (name: string) => showSheet(face, four[name]!.view);

  it("has what everybody has shown, and all pairs", async () => {
    await show("reveal");
    expect(all("table")).toHaveLength(2);
    expect(all("table:first-child tbody tr")).toHaveLength(7);
    expect(all("button")).toHaveLength(0);
  });

  it("has what counted at the end", async () => {
    await show("over");
    expect(all("table")).toHaveLength(3);
    const { view } = four.over!;
    const totals = all("tfoot tr:first-child td").map((each) => Number(each.textContent));
    expect(totals).toEqual(view.scores);
    const tie = all("tfoot tr:last-child td").map((each) => Number(each.textContent));
    expect(tie).toEqual(view.result!.revealed);
  });
});

it("draws what everybody's support has brought", async () => {
  const { view } = four.over!;
  await showChart(face, view);
  expect(all(".yurikure-bar")).toHaveLength(4);
  view.scores.forEach((points, seat) =>
    expect(one("desc").textContent).toContain(`${NAMES[seat]}: ${points}`),
  );
});

it("shows no step in which somebody only passes or places points", () => {
  const text = (id: string) => ({ id: `yurikure-told-${id}`, args: {} });
  expect(face.quick!([text("pass")])).toBe(true);
  expect(face.quick!([text("placed")])).toBe(true);
  expect(face.quick!([text("pass"), text("approach")])).toBe(false);
  expect(face.quick!([text("reveal")])).toBe(false);
});
