// Writes what is generated from the sources: `npm run generate`; with `--check`, compares instead, and fails where something is stale.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { writeDanceKernel } from "./dance-kernel.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const check = process.argv.includes("--check");

// First, since the others import the engine.
if (!writeDanceKernel(check)) {
  console.error("stale, run `npm run generate`: the compiled search of packages/engine");
  process.exit(1);
}

// The generators import the sources, which Node 20 cannot read as they are.
const folder = mkdtempSync(join(tmpdir(), "ecp-generate-"));
const bundled = join(folder, "table.mjs");
await build({
  entryPoints: [join(root, "scripts/generate/table.ts")],
  outfile: bundled,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  alias: {
    "@ecp/engine": join(root, "packages/engine/src/index.ts"),
    "@ecp/compiler": join(root, "packages/compiler/src/index.ts"),
  },
  logLevel: "warning",
});
const { generators } = await import(pathToFileURL(bundled).href);
rmSync(folder, { recursive: true });

const current = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

const stale = [];
for (const generate of generators) {
  for (const { path, text } of await generate(root)) {
    if (current(join(root, path)) === text) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
if (stale.length > 0) {
  console.error(`${check ? "stale, run `npm run generate`" : "written"}: ${stale.join(", ")}`);
  if (check) process.exitCode = 1;
}
