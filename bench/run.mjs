/**
 * `npm run bench -- SUITE… [--options of the suite]`: bundles a suite with the sources of the packages and runs it. Without a name, all suites.
 * A suite is a module that prints a table; what it measures and against whom is said in its header.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Suite → its module, and others that it runs as programs. */
const suites = {
  best: ["bench/best/best.bench.ts"],
  classes: ["bench/classes/classes.bench.ts"],
  compiler: ["bench/compiler/compiler.bench.ts"],
  engine: ["bench/engine/engine.bench.ts", "bench/engine/cold.ts"],
  explain: ["bench/explain/explain.bench.ts"],
  learn: ["bench/learn/learn.bench.ts"],
  library: ["bench/library/library.bench.ts"],
  lsp: ["bench/lsp/lsp.bench.ts"],
  proofs: ["bench/proofs/proofs.bench.ts"],
  puzzles: ["bench/puzzles/puzzles.bench.ts"],
  site: ["bench/site/site.bench.ts"],
  tail: ["bench/tail/tail.bench.ts", "bench/tail/one-task.ts"],
};

// An option with two dashes belongs to the suite, and so does every word after it.
const words = process.argv.slice(2);
const first = words.findIndex((word) => word.startsWith("--"));
const asked = first < 0 ? words : words.slice(0, first);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`no suite is called ${unknown.join(", ")}; there are: ${Object.keys(suites).join(", ")}`);
  process.exit(2);
}

for (const name of asked.length > 0 ? asked : Object.keys(suites)) {
  const folder = mkdtempSync(join(root, "bench", ".bundle-"));
  try {
    await build({
      entryPoints: suites[name].map((path) => join(root, path)),
      outdir: folder,
      entryNames: "[name]",
      outExtension: { ".js": ".mjs" },
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      external: ["dancing-links", "dlxlib", "playwright-core"],
      alias: {
        "@ecp/engine": join(root, "packages/engine/src/index.ts"),
        "@ecp/compiler": join(root, "packages/compiler/src/index.ts"),
        "@ecp/interchange": join(root, "packages/interchange/src/index.ts"),
        "@ecp/verifier": join(root, "packages/verifier/src/index.ts"),
      },
      banner: {
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
      logLevel: "error",
    });
    console.log(`\n## ${name}\n`);
    await import(pathToFileURL(join(folder, `${name}.bench.mjs`)).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
