/**
 * Bundles the extension: for the desktop (one script, and a server that is a process of its own), and for the web (one script, and a server
 * that is a worker). The sources are bundled directly, as for `ecpc`, and without the lexer that Chevrotain brings and nothing uses: that is 20 kB of the
 * package.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { minify } from "terser";
import { bundlePage } from "./bundle-pages.mjs";
import { quickParser } from "./quick-parser.mjs";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const common = {
  bundle: true,
  minify: true,
  logLevel: "warning",
  alias: {
    "@ecp/engine": path("packages/engine/src/index.ts"),
    "@ecp/compiler": path("packages/compiler/src/index.ts"),
    "@ecp/interchange": path("packages/interchange/src/index.ts"),
    "@ecp/lsp/node": path("packages/lsp/src/node.ts"),
    "@ecp/lsp/import-diagnostics": path("packages/lsp/src/import-diagnostics.ts"),
    "@ecp/lsp/browser": path("packages/lsp/src/browser.ts"),
    "@ecp/lsp": path("packages/lsp/src/index.ts"),
    "@ecp/preview": path("packages/preview/src/index.ts"),
  },
};
const source = (name) => path(`packages/vscode-extension/src/${name}.ts`);

export async function bundleExtension(outdir = path("packages/vscode-extension/dist")) {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const script = { ...common, external: ["vscode"], format: "cjs" };
  await Promise.all([
    build({
      ...script,
      entryPoints: [source("extension-node")],
      outfile: join(outdir, "extension.js"),
      platform: "node",
      target: "node20",
    }),
    build({
      ...script,
      entryPoints: [source("extension-browser")],
      outfile: join(outdir, "web/extension.js"),
      platform: "browser",
      target: "chrome120",
      mainFields: ["browser", "module", "main"],
    }),
    build({
      ...common,
      entryPoints: {
        server: source("server-node"),
        "solver-thread": path("packages/lsp/src/solving/node-thread.ts"),
      },
      outdir: join(outdir, "server"),
      plugins: [quickParser],
      splitting: true,
      platform: "node",
      target: "node20",
      format: "esm",
      // Packages in the old module format ask for Node's own modules by `require`.
      banner: {
        js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
      },
    }),
    build({
      ...common,
      entryPoints: [path("packages/lsp/src/browser.ts")],
      outfile: join(outdir, "web/server.js"),
      plugins: [quickParser],
      platform: "browser",
      target: "chrome120",
      format: "iife",
    }),
    bundlePage("webview-page", join(outdir, "preview.js")),
  ]);
  await packed(outdir);
  writeFileSync(join(outdir, "server/package.json"), '{ "type": "module" }\n');
  cpSync(path("grammar/ecp.tmLanguage.json"), join(outdir, "ecp.tmLanguage.json"));
}

/** The package holds two servers and two clients, and is to be small: what the bundler leaves is packed once more (a twentieth less in the package). */
async function packed(outdir) {
  const scripts = readdirSync(outdir, { recursive: true }).filter((file) => file.endsWith(".js"));
  for (const script of scripts) {
    const file = join(outdir, script);
    const isModule = script.startsWith("server");
    const { code } = await minify(readFileSync(file, "utf8"), {
      module: isModule,
      toplevel: true,
      compress: { ecma: 2020, passes: 2, inline: 1 },
    });
    writeFileSync(file, code);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await bundleExtension();
