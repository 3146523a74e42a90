/** Bundles the playground into a folder of static files: the page, the language server as one script, and the examples. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { examplesByKind } from "./examples-by-kind.mjs";
import { licencesFile, thirdParty } from "./third-party.mjs";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

export async function bundlePlayground(outdir = path("packages/playground/dist/page")) {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const others = thirdParty();
  const script = (entry, outfile) =>
    build({
      entryPoints: [path(entry)],
      outfile: join(outdir, outfile),
      bundle: true,
      minify: true,
      platform: "browser",
      mainFields: ["browser", "module", "main"],
      conditions: ["browser"],
      target: ["chrome120", "firefox120", "safari17"],
      format: "iife",
      alias: {
        "@ecp/engine": path("packages/engine/src/index.ts"),
        "@ecp/compiler": path("packages/compiler/src/index.ts"),
        "@ecp/interchange": path("packages/interchange/src/index.ts"),
        "@ecp/lsp": path("packages/lsp/src/index.ts"),
        "@ecp/preview/board-element": path("packages/preview/src/element/board-element.ts"),
        "@ecp/preview/dom": path("packages/preview/src/element/dom.ts"),
        "@ecp/preview/page-theme": path("packages/preview/src/page-theme.ts"),
        "@ecp/preview": path("packages/preview/src/index.ts"),
      },
      define: { "import.meta.url": '""' },
      logLevel: "warning",
      plugins: [others.plugin],
    });
  await Promise.all([
    script("packages/playground/src/page/page.ts", "page.js"),
    script("packages/lsp/src/browser.ts", "server.js"),
  ]);
  cpSync(path("packages/playground/page"), outdir, { recursive: true });
  writeFileSync(join(outdir, "examples.json"), JSON.stringify(examplesByKind()));
  writeFileSync(join(outdir, licencesFile), others.text());
  return outdir;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await bundlePlayground();
