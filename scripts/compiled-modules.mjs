/**
 * The sources that are compiled to WebAssembly: `packages/engine/assembly/`, by AssemblyScript, each as a module of TypeScript, so that nobody who uses the engine
 * needs a compiler, a loader or a file beside it. A module says what it was compiled from, and is compiled anew only when
 * that has changed; a test compiles all of them always. They are kept in the repository: the other generators import the engine.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const engine = "packages/engine";

/**
 * By name: the folder of the sources, those of them that export, what they share with the TypeScript around them, and whose the
 * memory is.
 */
const modules = {
  dance: {
    folder: `${engine}/assembly`,
    entries: ["dance.ts"],
    shared: [`${engine}/src/dance/arena.ts`, `${engine}/src/dance/mask-arena.ts`],
    memory: [],
  },
  kernel: {
    folder: `${engine}/assembly/kernel`,
    entries: [
      "analysis.ts",
      "because.ts",
      "clauses.ts",
      "connected.ts",
      "halves.ts",
      "heap.ts",
      "propagation.ts",
    ],
    shared: ["kernel/core", "globals/connected/connected", "globals/halves/halves"].map(
      (name) => `${engine}/src/${name}-layout.ts`,
    ),
    memory: ["--importMemory"],
  },
};
const pathOf = (name) => `${engine}/src/generated/${name}-wasm.ts`;

/** Writes the modules that are not fresh, or only says whether all are. */
export function writeCompiledModules(check) {
  return Object.keys(modules).every((name) => write(name, check));
}

function write(name, check) {
  const path = pathOf(name);
  const source = fingerprint(name);
  if (read(join(root, path)).includes(`"${source}"`)) return true;
  if (check) return false;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(
    join(root, path),
    `/** Written by \`npm run generate\` from ${modules[name].folder}/. */
export const compiledFrom = "${source}";
export const bytesInHex =
  "${compile(name).toString("hex")}";
`,
  );
  return true;
}

/** The module of WebAssembly. Takes some seconds. */
export function compile(name) {
  const { folder, entries, memory } = modules[name];
  const temporary = mkdtempSync(join(tmpdir(), "ecp-assembly-"));
  try {
    const outFile = join(temporary, "module.wasm");
    const compiler = join(root, "node_modules/assemblyscript/bin/asc.js");
    const options = [
      "--runtime",
      "stub",
      "-O3",
      "--noAssert",
      "--initialMemory",
      "1",
      "--enable",
      "simd",
      ...memory,
    ];
    execFileSync(
      process.execPath,
      [compiler, ...entries.map((file) => `${folder}/${file}`), "--outFile", outFile, ...options],
      {
        cwd: root,
      },
    );
    return readFileSync(outFile);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Of everything that decides what comes out. */
function fingerprint(name) {
  const { folder, shared } = modules[name];
  const hash = createHash("sha256");
  const assembly = readdirSync(join(root, folder)).filter((file) => file.endsWith(".ts"));
  const sources = assembly.sort().map((file) => `${folder}/${file}`);
  for (const file of [...sources, ...shared, "scripts/compiled-modules.mjs"]) {
    hash.update(readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n"));
  }
  hash.update(
    JSON.parse(readFileSync(join(root, "node_modules/assemblyscript/package.json"), "utf8")).version,
  );
  return hash.digest("hex");
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
