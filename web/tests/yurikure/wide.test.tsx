// On a desktop the pairs stand beside the ring.
import { expect, it } from "vitest";
import { all, click, one } from "../stage";
import { SCENES } from "./scenes";
import { freshTable, show } from "./stage";

freshTable(1000, 700);

it("needs no button for the pairs, and takes points there", async () => {
  const told = await show(SCENES[4].support!, "all");
  expect(all(".yurikure-left")).toHaveLength(0);
  await click(all(".yurikure-aside .yurikure-pair button")[0]!);
  expect(one(".yurikure-aside [aria-pressed=true]")).toBeTruthy();
  await click(one(".yurikure-make"));
  expect(told.onMove.mock.calls[0]![0]).toMatch(/^support 5 /);
});
