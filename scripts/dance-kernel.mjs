/**
 * The compiled search: `packages/engine/assembly/`, by AssemblyScript, as a module of TypeScript, so that nobody who uses the engine
 * needs a compiler, a loader or a file beside it. The module says what it was compiled from, and is compiled anew only when
 * that has changed; a test compiles it always. It is kept in the repository: the other generators import the engine.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const path = "packages/engine/src/generated/dance-wasm.ts";
const folder = "packages/engine/assembly";

/** Writes the module unless it is fresh, or only says whether it would have to. */
export function writeDanceKernel(check) {
  const source = fingerprint();
  if (read(join(root, path)).includes(`"${source}"`)) return true;
  if (check) return false;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(
    join(root, path),
    `/** Written by \`npm run generate\` from packages/engine/assembly/. */
export const compiledFrom = "${source}";
export const bytesInBase64 =
  "${compile().toString("base64")}";
`,
  );
  return true;
}

/** The module of WebAssembly. Takes some seconds. */
export function compile() {
  const temporary = mkdtempSync(join(tmpdir(), "ecp-assembly-"));
  try {
    const outFile = join(temporary, "dance.wasm");
    const compiler = join(root, "node_modules/assemblyscript/bin/asc.js");
    const options = ["--runtime", "stub", "-O3", "--noAssert", "--initialMemory", "1", "--enable", "simd"];
    execFileSync(process.execPath, [compiler, `${folder}/dance.ts`, "--outFile", outFile, ...options], {
      cwd: root,
    });
    return readFileSync(outFile);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Of everything that decides what comes out. */
function fingerprint() {
  const hash = createHash("sha256");
  const assembly = readdirSync(join(root, folder)).filter((name) => name.endsWith(".ts"));
  const sources = assembly.sort().map((name) => `${folder}/${name}`);
  for (const file of [
    ...sources,
    "packages/engine/src/dance/arena.ts",
    "packages/engine/src/dance/mask-arena.ts",
    "scripts/dance-kernel.mjs",
  ]) {
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
