/**
 * Bundles `ecpc` with everything it needs, so that it starts fast and installs alone. Each command is a chunk of its own, loaded when it
 * is called. The sources are bundled directly: what `tsc` wrote is not needed, and cannot be stale.
 */
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

import { bundlePage } from "./bundle-pages.mjs";

const root = new URL("..", import.meta.url);
const path = (relative) => fileURLToPath(new URL(relative, root));

export async function bundle(outdir = path("packages/cli/dist/bundle")) {
  rmSync(outdir, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(path("packages/cli/package.json"), "utf8"));
  await build({
    entryPoints: {
      main: path("packages/cli/src/main.ts"),
      "solver-thread": path("packages/lsp/src/solving/node-thread.ts"),
      // Threads of a batch are begun with files of their own, which are looked for beside the chunk that begins them.
      "chunks/batch-worker": path("packages/cli/src/batches/worker.ts"),
      "chunks/part-worker": path("packages/cli/src/threads/part-worker.ts"),
      "chunks/entry/worker": fileURLToPath(import.meta.resolve("tinypool")).replace(
        /index\.js$/u,
        "entry/worker.js",
      ),
    },
    outdir,
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: "node",
    target: "node20",
    format: "esm",
    define: { ECPC_VERSION: JSON.stringify(version) },
    chunkNames: "chunks/[name]-[hash]",
    alias: {
      "@ecp/engine": path("packages/engine/src/index.ts"),
      "@ecp/compiler": path("packages/compiler/src/index.ts"),
      "@ecp/lsp/node": path("packages/lsp/src/node.ts"),
      "@ecp/lsp/import-diagnostics": path("packages/lsp/src/import-diagnostics.ts"),
      "@ecp/interchange": path("packages/interchange/src/index.ts"),
    },
    // Packages in the old module format ask for Node's own modules by `require`.
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    logLevel: "warning",
  });
  await bundlePage("view-page", join(outdir, "view-page.js"));
  // The language server links a diagnostic to its page.
  cpSync(path("docs/diagnostics"), join(outdir, "pages"), { recursive: true });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await bundle();
