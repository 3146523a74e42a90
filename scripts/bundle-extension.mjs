/**
 * Bundles the extension, for the desktop and for the web, with the language server that both of them run. The sources are bundled directly, as for
 * `ecpc`.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { minify } from "terser";
import { aliases } from "./aliases.mjs";
import { bundlePage } from "./bundle-pages.mjs";
import { leavingOut } from "./left-out.mjs";
import { licencesFile, thirdParty } from "./third-party.mjs";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const common = {
  bundle: true,
  minify: true,
  logLevel: "warning",
  alias: aliases,
};
const source = (name) => path(`packages/vscode-extension/src/${name}.ts`);

/** `isPacked`: as it is published. */
export async function bundleExtension(outdir = path("packages/vscode-extension/dist"), isPacked = true) {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const others = thirdParty();
  await Promise.all([
    bundleScripts(outdir, others.plugin),
    bundlePage("webview-page", join(outdir, "preview.js"), [others.plugin]),
  ]);
  if (isPacked) await packed(outdir);
  writeFileSync(join(outdir, licencesFile), others.text());
  cpSync(path("grammar/ecp.tmLanguage.json"), join(outdir, "ecp.tmLanguage.json"));
}

/**
 * As modules first: what the entries share becomes one, which is begun whole, and not hundreds that are each begun when they are asked for. Then all
 * is one script, which begins one of them.
 */
async function oneScript({ entryPoints, external, begins, shared, packed = {} }) {
  const modules = mkdtempSync(join(tmpdir(), "ecp-script-"));
  await build({
    ...shared,
    entryPoints,
    outdir: modules,
    splitting: true,
    format: "esm",
    minify: false,
    external,
  });
  await build({
    ...shared,
    stdin: { contents: begins, resolveDir: modules },
    format: "cjs",
    nodePaths: [path("node_modules")],
    ...packed,
  });
  rmSync(modules, { recursive: true });
}

/**
 * All is one script, since the protocol is much of the extension, and compiler and engine are most of the server: the extension on the desktop and on
 * the web, the server's process and its worker, and the thread that solves of either (that of the web says so itself). It begins the one that belongs to the
 * place where it runs, and leaves alone what asks for things that are not there.
 */
const oneOfFive = `
const isExtension = (() => {
  try {
    return require("vscode") !== undefined;
  } catch {
    return false;
  }
})();
const isOnWeb = typeof importScripts === "function";
if (isExtension) __module.exports = isOnWeb ? require("./extension-browser.js") : require("./extension-node.js");
else if (isOnWeb) require("./web-worker.js");
else if (require("node:worker_threads").isMainThread) require("./process.js");
else require("./thread.js");
`;

/** A worker on the web has no module (the bundler would ask for it), and a script knows where it lies by the name of its file. */
const opening = `
const __module = typeof module === "object" ? module : {};
const __moduleUrl = typeof __filename === "string" ? require("node:url").pathToFileURL(__filename).href : "";
`;

async function bundleScripts(outdir, others) {
  const shared = {
    ...common,
    platform: "node",
    target: ["node20", "chrome120"],
    // Its half for Node asks for threads as soon as it is loaded, which a worker on the web does not have.
    alias: {
      ...common.alias,
      fflate: path("node_modules/fflate/esm/browser.js"),
    },
    plugins: [others],
  };
  await oneScript({
    entryPoints: {
      "extension-browser": source("extension-browser"),
      "extension-node": source("extension-node"),
      "web-worker": path("packages/lsp/src/browser.ts"),
      process: source("server-node"),
      thread: path("packages/lsp/src/solving/node-thread.ts"),
    },
    external: [
      "vscode",
      "vscode-languageclient",
      "vscode-languageserver",
      "vscode-languageserver-textdocument",
    ],
    begins: oneOfFive,
    shared,
    packed: {
      outfile: join(outdir, "extension.js"),
      external: ["vscode"],
      plugins: [others, leavingOut()],
      // Beside that of Node: the library of the protocol has a half for each.
      conditions: ["browser"],
      banner: { js: opening.trim() },
      define: { "import.meta.url": "__moduleUrl" },
    },
  });
  writeFileSync(join(outdir, "solver-thread.js"), 'require("./extension.js");\n');
}

/** The package is to be small: what the bundler leaves is packed once more (a twentieth less in the package). */
async function packed(outdir) {
  const scripts = readdirSync(outdir, { recursive: true }).filter((file) => file.endsWith(".js"));
  for (const script of scripts) {
    const file = join(outdir, script);
    const { code } = await minify(readFileSync(file, "utf8"), {
      toplevel: true,
      compress: { ecma: 2020, passes: 3, inline: 1 },
      // V8 keeps plain ASCII in half the space.
      format: { ascii_only: true },
    });
    writeFileSync(file, code);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await bundleExtension();
