/** Bundles the playground into a folder of static files: the page, the language server as one script, `<ecp-puzzle>` as another, and the examples. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { aliases } from "./aliases.mjs";
import { examplesByKind } from "./examples-by-kind.mjs";
import { licencesFile, thirdParty } from "./third-party.mjs";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

export async function bundlePlayground(outdir = path("packages/playground/dist/bundle")) {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const others = thirdParty();
  const options = {
    bundle: true,
    minify: true,
    platform: "browser",
    mainFields: ["browser", "module", "main"],
    conditions: ["browser"],
    target: ["chrome123", "firefox120", "safari17.5"],
    format: "iife",
    alias: aliases,
    define: { "import.meta.url": '""' },
    logLevel: "warning",
    plugins: [others.plugin],
  };
  const bundle = (entry, outfile, more = {}) =>
    build({ ...options, ...more, entryPoints: [path(entry)], outfile: join(outdir, outfile) });
  await Promise.all([
    bundle("packages/playground/src/page/page.ts", "page.js"),
    bundle("packages/lsp/src/browser.ts", "server.js"),
    // All in one, its styles too: what other people's pages load.
    bundle("packages/playground/src/embed/embed.ts", "ecp-puzzle.js", { loader: { ".css": "text" } }),
    bundle("packages/playground/page/page.css", "page.css"),
  ]);
  cpSync(path("packages/playground/page/index.html"), join(outdir, "index.html"));
  writeFileSync(join(outdir, "examples.json"), JSON.stringify(examplesByKind()));
  writeFileSync(join(outdir, licencesFile), others.text());
  return outdir;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await bundlePlayground();
