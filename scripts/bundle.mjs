/**
 * Bundles `ecpc` with everything it needs, so that it starts fast and installs alone: one script, whose parts are begun when a command first asks
 * for them, and beside it what V8 makes of it (packages/cli/src/bundle/load.ts). The sources are bundled directly: what `tsc` wrote is not
 * needed, and cannot be stale.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, transform } from "esbuild";
import { aliases } from "./aliases.mjs";
import { bundlePage, bundleStyle } from "./bundle-pages.mjs";
import { licencesFile, thirdParty } from "./third-party.mjs";

const root = new URL("..", import.meta.url);
const path = (relative) => fileURLToPath(new URL(relative, root));

/**
 * The bundle is a module, and as a script the function that makes the module (packages/cli/src/bundle/load.ts): put around it by whoever loads it, this
 * would be one more copy of all its text.
 */
const opening =
  '(make=>{if(typeof module==="object")module.exports=make;return make})((function(exports,require,module,__filename,__dirname){';
const closing = "}))";

/** A script knows where it lies by the name of its file. */
const ownUrl = 'const __moduleUrl = require("node:url").pathToFileURL(__filename).href;';

/** The entry points of other threads: they load the same bundle. */
const threadFiles = {
  "batch-worker.js": "export default await threads.batch();",
  "solver-thread.js": "await threads.solver();",
  "making-thread.js": "await threads.making();",
};

/** Large libraries that few commands need are files of their own, so that the others need not read them. */
const librariesBeside = {
  [path("packages/cli/src/books/pdf/libraries.ts")]: "paper-libraries.cjs",
  [path("packages/cli/src/pictures/png-library.ts")]: "png-library.cjs",
};
const beside = {
  name: "beside",
  setup(build) {
    build.onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path: file, resolveDir }) => {
      const name = librariesBeside[join(resolveDir, file.replace(/js$/, "ts"))];
      return name === undefined ? undefined : { path: `./${name}`, external: true };
    });
  },
};

export async function bundle(outdir = path("packages/cli/dist/bundle")) {
  rmSync(outdir, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(path("packages/cli/package.json"), "utf8"));
  const common = {
    platform: "node",
    target: "node20",
    // Names too: what V8 keeps and reads holds them all.
    minify: true,
    logLevel: "warning",
  };
  const others = thirdParty();
  const chunks = await inChunks(common, version, others.plugin);
  await build({
    ...common,
    entryPoints: [join(chunks, "main.js")],
    outfile: join(outdir, "ecpc.cjs"),
    bundle: true,
    format: "cjs",
    plugins: [wrapped(chunks)],
    banner: { js: `${opening}${ownUrl}` },
    footer: { js: closing },
  });
  await standardTrees(join(chunks, "compiler.js"), join(outdir, "standard-trees"));
  rmSync(chunks, { recursive: true });
  inAscii(join(outdir, "ecpc.cjs"));
  // CommonJS, as all that a command goes through: Node's loader of ES modules takes some milliseconds to begin.
  await build({
    ...common,
    entryPoints: [path("packages/cli/src/bundle/main.ts"), path("packages/cli/src/bundle/load.ts")],
    outdir,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    format: "cjs",
    define: { "import.meta.dirname": "__dirname" },
    plugins: [others.plugin],
  });
  for (const [source, name] of Object.entries(librariesBeside))
    await build({
      ...common,
      entryPoints: [source],
      outfile: join(outdir, name),
      bundle: true,
      format: "cjs",
      define: { "import.meta.url": "__moduleUrl" },
      banner: { js: ownUrl },
      plugins: [others.plugin],
    });
  cpSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm")), join(outdir, "resvg.wasm"));
  mkdirSync(join(outdir, "fonts"));
  const fonts = dirname(fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/package.json")));
  for (const name of ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])
    cpSync(join(fonts, "ttf", name), join(outdir, "fonts", name));
  others.add(fonts);
  // A thread that searches parts needs the engine alone, and begins sooner with it: in 25 ms instead of 45 (measured).
  await build({
    ...common,
    entryPoints: [path("packages/cli/src/threads/part-worker.ts")],
    outfile: join(outdir, "part-worker.cjs"),
    bundle: true,
    format: "cjs",
    alias: { "@ecp/engine": path("packages/engine/src/threads/part-work.ts") },
    plugins: [others.plugin],
  });
  // The pool begins its threads with a file of its own, which it looks for beside the bundle.
  await build({
    ...common,
    entryPoints: [fileURLToPath(import.meta.resolve("tinypool")).replace(/index\.js$/u, "entry/worker.js")],
    outfile: join(outdir, "entry", "worker.js"),
    bundle: true,
    format: "esm",
    plugins: [others.plugin],
  });
  for (const [name, text] of Object.entries(threadFiles))
    writeFileSync(join(outdir, name), `import { threads } from "./main.cjs";\n${text}\n`);
  writeFileSync(join(outdir, "package.json"), '{ "type": "module" }\n');
  await bundlePage("view-page", join(outdir, "view-page.js"), [others.plugin]);
  await bundleStyle("board-page", join(outdir, "view-page.css"));
  writeFileSync(join(outdir, licencesFile), others.text());
  // The language server links a diagnostic to its page.
  cpSync(path("docs/diagnostics"), join(outdir, "pages"), { recursive: true });
  execFileSync(process.execPath, [path("scripts/warm-bundle.mjs"), outdir], { stdio: "inherit", env: {} });
}

/**
 * The sources in as few modules as the commands that ask for them allow, in a folder to be removed: to begin a module costs something, and hundreds
 * are noticed.
 */
async function inChunks(common, version, others) {
  const outdir = mkdtempSync(join(tmpdir(), "ecp-bundle-"));
  await build({
    ...common,
    entryPoints: {
      main: path("packages/cli/src/bundle/exports.ts"),
      compiler: path("packages/compiler/src/index.ts"),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    define: {
      ECPC_VERSION: JSON.stringify(version),
      "import.meta.url": "__moduleUrl",
      "import.meta.dirname": "__dirname",
    },
    plugins: [others, beside],
    alias: aliases,
  });
  return outdir;
}

/**
 * Each chunk as CommonJS, which the bundler puts into a function of its own: V8 keeps nothing of what stands in a function that was never called, and
 * so reads less at each start.
 */
const wrapped = (chunks) => ({
  name: "wrapped",
  setup(build) {
    build.onResolve({ filter: /\.cjs$/ }, ({ path: file }) => ({ path: file, external: true }));
    build.onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
      if (dirname(file) !== chunks || file === join(chunks, "main.js")) return undefined;
      const { code } = await transform(readFileSync(file, "utf8"), {
        format: "cjs",
        platform: "node",
        target: "node20",
      });
      return { contents: code };
    });
  },
});

/** The syntax tree of each file of the standard library (packages/cli/src/input/standard-trees.ts). */
async function standardTrees(compiler, outdir) {
  const { analyse, standardLibrary, standardPrefix } = await import(pathToFileURL(compiler).href);
  const alone = { read: () => ({ refused: "the standard library needs no other files" }) };
  mkdirSync(outdir);
  for (const [path, text] of standardLibrary) {
    const { file: tree, diagnostics } = analyse(standardPrefix + path, text, alone);
    if (diagnostics.some(({ severity }) => severity === "error")) throw new Error(`${path} has errors`);
    const file = join(outdir, `${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ text, tree }));
  }
}

/** The bundler leaves other characters in regular expressions, and V8 reads plain ASCII in half the time and space. */
function inAscii(file) {
  const text = readFileSync(file, "utf8");
  if (/\\[^\0-\x7f]/.test(text)) throw new Error(`${file}: a character that is escaped already`);
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  writeFileSync(file, text.replaceAll(/[^\0-\x7f]/g, escaped), "latin1");
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await bundle();
