/** Every instance of examples/ whose class a format knows goes out and comes back the same. */
import { basename } from "node:path";
import { analyse, readInstance } from "@ecp/compiler";
import {
  exportPuzzle,
  type Givens,
  genreFormats,
  genres,
  givensOf,
  importPuzzle,
  instanceText,
} from "@ecp/interchange";
import { describe, expect, test } from "vitest";
import { exampleFiles, examplePath, exampleText } from "../support/example-files.js";
import { onDisk } from "../support/hosts.js";
import { oneIn } from "../support/sampled.js";
import { printed } from "./printed.js";

const known = new Set(genres.map(({ puzzle }) => puzzle));

interface Example {
  readonly name: string;
  readonly givens: Givens;
}

function examplesOf(file: string, text: string): Example[] {
  const { typed } = analyse(file, text, onDisk);
  return typed.instances.flatMap((instance) => {
    const { puzzle } = instance;
    if (!known.has(puzzle.name) || !typed.isSoundInstance(instance)) return [];
    const { value } = readInstance(instance, { set: new Map() }, onDisk);
    const givens = value === undefined ? undefined : givensOf(value);
    return givens === undefined ? [] : [{ name: `${basename(file)} ${instance.name ?? ""}`, givens }];
  });
}

const all = exampleFiles.flatMap((file) => examplesOf(examplePath(file), exampleText(file)));

/**
 * Some examples have parts that the formats cannot express: digits that are given, pots that touch, walls that are in a room all the same, rooms
 * that borders cut.
 */
const refused: readonly (readonly [file: string, what: string])[] = [
  ["kakuro.ecp", "`digit`"],
  ["yosenabe.ecp", "regions of pot that touch"],
  ["yosenabe.ecp", "total where no cell of pot is free"],
  ["makaro.ecp", "a wall that lies in a room"],
  ["heyawake-borders.ecp", "a room in parts (r1c4)"],
  ["lits-borders.ecp", "a room in parts (r5c2)"],
  ["stostone-borders.ecp", "a room in parts (r4c1)"],
];

describe.each(oneIn(3, all).map((example) => [example.name, example] as const))(
  "%s",
  (_, { name, givens }) => {
    test.each(genreFormats)("%s", (format) => {
      const written = exportPuzzle(givens, format);
      if ("problem" in written) {
        const { problem } = written;
        const what = problem.kind === "not-in-format" ? problem.what : problem.kind;
        expect(refused.filter(([file]) => name.startsWith(file)).map((each) => each[1])).toContain(what);
        return;
      }
      const read = importPuzzle(written.value);
      expect(read).toHaveProperty("value");
      if ("problem" in read) return;
      expect(exportPuzzle(read.value, format)).toEqual(written);
      const again = examplesOf("again.ecp", `use std\n\n${instanceText(read.value, "again")}`);
      expect(again.map((each) => printed(each.givens))).toEqual([printed(read.value)]);
    });
  },
);

test("they are there", () => expect(all.length).toBeGreaterThan(30));
