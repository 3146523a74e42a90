/**
 * Loads the bundle together with what V8 made of it when it was bundled: to compile it at each start takes longer than to solve a small puzzle.
 * The code that V8 made is of use to the same version of Node only; others compile, and keep the result where Node does that by itself (from 22.1 on).
 */
import { existsSync, readFileSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { constants, Script } from "node:vm";

type Bundle = typeof import("./exports.js");

/** For this Node: others look for other names, so that none reads what it must refuse. */
export const cacheFile = (folder: string): string =>
  join(folder, `ecpc-${process.version}-${process.platform}-${process.arch}.cache`);

type Make = (
  this: unknown,
  exports: unknown,
  require: NodeJS.Require,
  module: { readonly exports: unknown },
  filename: string,
  folder: string,
) => void;

/** Compiled before, or now. */
export function loadScript(
  folder: string,
  cachedData?: Buffer,
): { readonly bundle: Bundle; readonly script: Script } {
  const filename = join(folder, "ecpc.cjs");
  // The bundle is plain ASCII, which is read fastest so.
  const script = new Script(readFileSync(filename, "latin1"), {
    filename,
    ...(cachedData === undefined ? {} : { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return { bundle: made(script.runInThisContext(), filename, folder), script };
}

export function load(folder: string): Bundle {
  const cache = cacheFile(folder);
  if (existsSync(cache)) return loadScript(folder, readFileSync(cache)).bundle;
  if ("enableCompileCache" in module && typeof module.enableCompileCache === "function")
    module.enableCompileCache();
  const filename = join(folder, "ecpc.cjs");
  return made(module.createRequire(filename)(filename), filename, folder);
}

function made(make: unknown, filename: string, folder: string): Bundle {
  const own = { exports: {} };
  if (isMake(make))
    make.call(own.exports, own.exports, module.createRequire(filename), own, filename, folder);
  if (!isBundle(own.exports)) throw new Error("the bundle is not whole: run `npm run build`");
  return own.exports;
}

const isMake = (make: unknown): make is Make => typeof make === "function";

const isBundle = (exports: unknown): exports is Bundle =>
  typeof exports === "object" && exports !== null && "command" in exports && "threads" in exports;
