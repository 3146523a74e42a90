/**
 * Writes beside a bundle of `ecpc` what V8 makes of it: `node scripts/warm-bundle.mjs FOLDER`, in a process of its own. A few small puzzles are
 * solved first, because V8 compiles a function when it is first called, and keeps only what it has compiled.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , folder = ""] = process.argv;
const { cacheFile, loadScript } = await import(pathToFileURL(join(folder, "load.js")).href);
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

// Addresses of instances of examples/.
const addresses = [
  "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1",
  "https://puzz.link/p?akari/8/8/anc7.i..jbg.j5.ib.g.hao2b",
];
const imported = join(folder, "imported.ecp");
const runs = [
  ...addresses.flatMap((address) => [
    ["import", address, "--output", imported],
    ["solve", imported],
  ]),
];
for (const run of runs) await bundle.command.main(run, terminal);
rmSync(imported);
writeFileSync(cacheFile(folder), script.createCachedData());
