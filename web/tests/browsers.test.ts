// What browsers of some years ago can read: one script that they cannot leaves the whole page blank.
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What came after Safari 15.4. A look behind is read with the script, before anything runs. */
const TOO_NEW = [
  /\(\?<[=!]/,
  /\.(toSpliced|toSorted|toReversed|with|isWellFormed|toWellFormed)\(/,
  /\b(Object|Map)\.groupBy\(|\bPromise\.(withResolvers|try)\(|\bArray\.fromAsync\(/,
];

it("has nothing in it that an old phone cannot read", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  const found = Object.entries(SOURCES).flatMap(([file, text]) =>
    text.split("\n").flatMap((line) => (TOO_NEW.some((what) => what.test(line)) ? `${file}: ${line}` : [])),
  );
  expect(found).toEqual([]);
});
