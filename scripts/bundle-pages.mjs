/** Bundles a page of the preview (packages/preview/src/NAME.ts) into one script for browsers: no modules, so that any page can load it. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

export async function bundlePage(name, outfile, plugins = []) {
  await build({
    entryPoints: [path(`packages/preview/src/${name}.ts`)],
    outfile,
    bundle: true,
    minify: true,
    platform: "browser",
    target: ["chrome120", "firefox120", "safari17"],
    format: "iife",
    alias: {
      "@ecp/engine": path("packages/engine/src/index.ts"),
      "@ecp/compiler": path("packages/compiler/src/index.ts"),
      "@ecp/lsp": path("packages/lsp/src/index.ts"),
    },
    logLevel: "warning",
    plugins,
  });
}
