// Writes src/wire/ from schema/. With --check: exits 1 when a file there is stale.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OPTIONS = {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  bannerComment: "// Made from web/schema by `npm run types`. Do not edit.",
  style: { printWidth: 110 },
};

// The server writes all fields of what it sends, except an update's. What it is sent may leave defaults out.
const OPTIONAL = ["Update", "NewTable"];
const isSent = (name, schema) => schema.$defs.FromClient?.anyOf.some(({ $ref }) => $ref.endsWith(`/${name}`));

function withAllRequired(schema) {
  for (const [name, part] of Object.entries(schema.$defs)) {
    if (part.properties && !OPTIONAL.includes(name) && !isSent(name, schema)) {
      part.required = Object.keys(part.properties);
    }
  }
}

/** A reference with a default beside it would become a second type of the same shape. */
function withBareReferences(part) {
  if (typeof part !== "object" || part === null) return part;
  if (part.$ref) return { $ref: part.$ref };
  if (Array.isArray(part)) return part.map(withBareReferences);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withBareReferences(value)]));
}

/** The root of a schema file is only a place for its definitions: it gets no type of its own. */
async function typesOf(name) {
  const schema = withBareReferences(JSON.parse(await readFile(at(`schema/${name}.json`), "utf8")));
  withAllRequired(schema);
  const text = await compile({ ...schema, title: "Root", type: "object" }, "Root", OPTIONS);
  return text
    .replace(/export interface Root \{\}\n/, "")
    .replace(/( \*\n)? \* This interface was referenced by `Root`'s JSON-Schema\n \* via the .*\n/g, "")
    .replace(/\/\*\*\n \*\/\n/g, "");
}

const isStale = async (path, text) => (await readFile(path, "utf8").catch(() => "")) !== text;

const checking = process.argv.includes("--check");
const stale = [];
const names = (await readdir(at("schema"))).map((file) => file.replace(/\.json$/, ""));
for (const name of names.sort()) {
  const path = at(`src/wire/${name}.ts`);
  const text = await typesOf(name);
  if (!(await isStale(path, text))) continue;
  stale.push(name);
  if (!checking) {
    await mkdir(at("src/wire"), { recursive: true });
    await writeFile(path, text);
  }
}
if (checking && stale.length) {
  console.error(`src/wire: ${stale.join(", ")} stale: run npm run types`);
  process.exit(1);
}
