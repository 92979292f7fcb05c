// Stylesheets stay when their page is left: what one dresses, no other may dress differently.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "src";

const sheets = (readdirSync(FOLDER, { recursive: true }) as string[]).filter((file) => file.endsWith(".css"));

/** Whose a stylesheet is: the shell and each game have several, everything else has one. */
const ownerOf = (file: string): string => /^(shell|games\/\w+)\//.exec(file)?.[1] ?? file;

/** The selectors of a stylesheet that stand alone or in a condition; those within others are bound to them. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, words, end] of css.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "}") open.pop();
    if (end !== "{") continue;
    if (open.every((outer) => outer.startsWith("@media") || outer.startsWith("@supports")))
      found.push(words!.trim());
    open.push(words!.trim());
  }
  return found.filter((selector) => !selector.startsWith("@"));
}

/** The classes that one class alone is enough for. */
function dressed(selector: string): string[] {
  const each = selector.replace(/:(?:is|where)\(([^)]*)\)/g, ",$1").split(",");
  const classes = each.map((one) => one.match(/\.[a-z][\w-]*/gi) ?? []);
  return classes.flatMap((some) => (some.length === 1 ? some : []));
}

it("gives each class to one stylesheet", () => {
  const owners = new Map<string, Set<string>>();
  for (const file of sheets) {
    for (const name of selectorsOf(readFileSync(`${FOLDER}/${file}`, "utf8")).flatMap(dressed))
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
  }
  expect(owners.size).toBeGreaterThan(300);
  const shared = [...owners].filter(([, files]) => files.size > 1);
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
});
