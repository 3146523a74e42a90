// Writes what is generated from the sources: `npm run generate`; with `--check`, compares instead, and fails where something is stale.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { aliases } from "./aliases.mjs";
import { writeCompiledModules } from "./compiled-modules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const check = process.argv.includes("--check");

// First, since the others import the engine.
if (!writeCompiledModules(check)) {
  console.error("stale, run `npm run generate`: what packages/engine compiles to WebAssembly");
  process.exit(1);
}

/** The output of the generators of a file. They import the sources, which Node 20 cannot read as they are. */
async function generatorsOf(file) {
  const folder = mkdtempSync(join(tmpdir(), "ecp-generate-"));
  const bundled = join(folder, "generators.mjs");
  await build({
    entryPoints: [join(root, file)],
    outfile: bundled,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    alias: aliases,
    logLevel: "warning",
  });
  const made = await import(pathToFileURL(bundled).href);
  rmSync(folder, { recursive: true });
  return made;
}

const current = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

/** The paths of what was stale. */
function write(files) {
  const stale = files.filter(({ path, text }) => current(join(root, path)) !== text);
  for (const { path, text } of check ? [] : stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return stale.map(({ path }) => path);
}

// The others parse with it.
const stale = write((await generatorsOf("scripts/generate/lookahead.ts")).lookahead());
if (stale.length === 0 || !check) {
  const { generators } = await generatorsOf("scripts/generate/table.ts");
  for (const generate of generators) stale.push(...write(await generate(root)));
}
if (stale.length > 0) {
  console.error(`${check ? "stale, run `npm run generate`" : "written"}: ${stale.join(", ")}`);
  if (check) process.exitCode = 1;
}
