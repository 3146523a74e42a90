/**
 * `npm run bench -- SUITE…`: bundles a suite with the sources of the packages and runs it. Without a name, all suites.
 * A suite is a module that prints a table; what it measures and against whom is said in its header.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Suite → its module. */
const suites = {
  classes: "bench/classes/classes.bench.ts",
  compiler: "bench/compiler/compiler.bench.ts",
  engine: "bench/engine/engine.bench.ts",
  learn: "bench/learn/learn.bench.ts",
  lsp: "bench/lsp/lsp.bench.ts",
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`no suite is called ${unknown.join(", ")}; there are: ${Object.keys(suites).join(", ")}`);
  process.exit(2);
}

for (const name of asked.length > 0 ? asked : Object.keys(suites)) {
  const folder = mkdtempSync(join(root, "bench", ".bundle-"));
  try {
    const outfile = join(folder, `${name}.mjs`);
    await build({
      entryPoints: [join(root, suites[name])],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      external: ["dancing-links", "dlxlib"],
      alias: {
        "@ecp/engine": join(root, "packages/engine/src/index.ts"),
        "@ecp/compiler": join(root, "packages/compiler/src/index.ts"),
      },
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      logLevel: "error",
    });
    console.log(`\n## ${name}\n`);
    await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
