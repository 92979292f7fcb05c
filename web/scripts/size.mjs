// Says how much script each page loads, gzipped, and exits 1 when one is over the limit.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const CLIENT = fileURLToPath(new URL("../../src/kobako/server/client/", import.meta.url));
const LIMIT = 80_000; // bytes for a page, with its game and the texts of one language
const LANGUAGES = ["en", "ja", "zh-Hant"];
const GAMES = ["luz", "lineit", "dragonegg", "yurikure", "aurum"];
const PAGES = {
  start: ["src/pages/start.tsx"],
  lobby: ["src/pages/lobby.tsx"],
  ...Object.fromEntries(
    GAMES.map((game) => [`table of ${game}`, ["src/table/page.tsx", `src/games/${game}/index.ts`]]),
  ),
};

const manifest = JSON.parse(
  await readFile(`${CLIENT}.vite/manifest.json`, "utf8").catch(() => {
    console.error("there is no client: run npm run build");
    process.exit(1);
  }),
);
const sourceOf = (name) =>
  Object.keys(manifest).find((key) => key === name || key === name.replace(/\.ts$/, ".tsx"));

/** All scripts that a source needs before it runs. */
function filesOf(name, found = new Set()) {
  const entry = manifest[name];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const other of entry.imports ?? []) filesOf(other, found);
  return found;
}

/** The texts of the games that are among the sources. */
const textsOf = (sources, language) =>
  GAMES.filter((game) => sources.includes(`src/games/${game}/index.ts`)).flatMap((game) =>
    ["", "-web"].map((part) => `../src/kobako/texts/${language}/${game}${part}.ftl?raw`),
  );

async function zipped(files) {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(CLIENT + file)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The scripts of a page in the language with the longest texts. */
async function sizeOf(sources) {
  const sizes = LANGUAGES.map((language) => {
    const found = new Set();
    for (const source of [
      "index.html",
      ...sources,
      `src/words/${language}.ts`,
      ...textsOf(sources, language),
    ]) {
      const known = sourceOf(source);
      if (!known) throw new Error(`${source} is not in the build`);
      filesOf(known, found);
    }
    return zipped(found);
  });
  return Math.max(...(await Promise.all(sizes)));
}

const sizes = Object.fromEntries(
  await Promise.all(Object.entries(PAGES).map(async ([page, sources]) => [page, await sizeOf(sources)])),
);
for (const [page, size] of Object.entries(sizes))
  console.log(`${page.padEnd(20)} ${(size / 1000).toFixed(1)} kB`);
const heavy = Object.keys(sizes).filter((page) => sizes[page] > LIMIT);
if (heavy.length) {
  console.error(`over ${LIMIT / 1000} kB: ${heavy.join(", ")}`);
  process.exit(1);
}
