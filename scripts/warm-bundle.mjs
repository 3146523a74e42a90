/**
 * Writes beside a bundle of `ecpc` what V8 makes of it: `node scripts/warm-bundle.mjs FOLDER`, in a process of its own. A few small puzzles are
 * solved first, because V8 compiles a function when it is first called, and keeps only what it has compiled.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [, , folder = ""] = process.argv;
const { cacheFile, loadScript } = await import(pathToFileURL(join(folder, "load.cjs")).href);
const { bundle, script } = loadScript(folder);

const colours = new Proxy(
  { isColorSupported: false },
  { get: (known, name) => known[name] ?? ((text) => text) },
);
const silent = {
  write: () => {},
  flushed: async () => {},
  isTerminal: false,
  colours,
  width: 80,
  height: 24,
};
const terminal = { out: silent, err: silent, environment: {} };

const example = (name) => fileURLToPath(new URL(`../examples/${name}.ecp`, import.meta.url));
const imported = join(folder, "imported.ecp");

/** Searches of every kind, and most forms of rules, in as little time as they can be had. */
const runs = [
  ["import", "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1", "--output", imported],
  ["solve", imported],
  ["solve", example("objects/akari"), "eight by eight"],
  ["solve", example("loops/masyu"), "eight by eight"],
  ["solve", example("regions/shikaku")],
  ["solve", example("sudoku"), "17 clues", "--format", "ndjson"],
  ["solve", example("objects/starbattle"), "one star, five rooms", "--json"],
];
for (const run of runs) await bundle.command.main(run, terminal);
rmSync(imported);
writeFileSync(cacheFile(folder), script.createCachedData());
