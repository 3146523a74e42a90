/**
 * Writes the standard library, `use std`: the puzzle sections of examples/, without their instances. One source: an example is the
 * library's entry.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { library } from "./library.mjs";

const target = new URL("../packages/compiler/src/generated/standard-library.ts", import.meta.url);

/** A file without its `instance` sections, which run to the next line at the margin that opens another section. */
function withoutInstances(text) {
  const kept = [];
  let skipping = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^(puzzle|use|instance)\b/.test(line)) skipping = line.startsWith("instance");
    if (!skipping) kept.push(line);
  }
  return `${kept.join("\n").trimEnd()}\n`;
}

const entries = library()
  .flatMap(({ files }) => files)
  .map(({ file, whole }) => [file, withoutInstances(whole)]);
mkdirSync(new URL(".", target), { recursive: true });
writeFileSync(
  target,
  `// Written by scripts/standard-library.mjs from examples/.\nexport const classes: readonly (readonly [file: string, text: string])[] = ${JSON.stringify(entries, null, 2)};\n`,
);
