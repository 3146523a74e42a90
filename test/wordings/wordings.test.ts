/**
 * Wordings of one rule come to one problem, and have the same answers. What is marked `open` does not hold yet: mend it, and take the mark away. With
 * `ECP_LOG=FILE` a table of all sets is written there.
 */
import { appendFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { searched } from "../forms/compiled.js";
import { apart, type Measured, measured } from "./measured.js";
import { everySet, type WordingSet } from "./sets.js";

const names = (all: readonly Measured[]): readonly string[] => all.map(({ wording }) => wording.name);

function writeRow(set: WordingSet, all: readonly Measured[]): void {
  const log = process.env.ECP_LOG;
  if (log === undefined) return;
  const open = set.wordings.some((wording) => wording.open) ? "open" : "holds";
  const kinds = [...new Set(set.wordings.map(({ kind }) => kind))].join(", ");
  const sizes = all.map(({ size, wording }) => `${size}${wording.open ? "*" : ""}`).join(" ");
  appendFileSync(log, `| ${set.file} | ${set.name} | ${kinds} | ${open} | ${sizes} |\n`);
}

describe.each(everySet())("$file: $name", (set) => {
  let all: readonly Measured[] = [];
  beforeAll(() => {
    all = set.wordings.map(measured);
    writeRow(set, all);
  });

  test("has three wordings or more, of which the first is what the others should come to", () => {
    expect(set.wordings.length).toBeGreaterThanOrEqual(3);
    expect(set.wordings[0]).not.toMatchObject({ kind: "equal", open: true });
  });

  test("all have the same answers", () => {
    const counts = all
      .filter(({ wording }) => !wording.uncounted)
      .map(({ wording, problem }) => [wording.name, searched(problem).count]);
    expect(counts).toEqual(counts.map(([name]) => [name, set.answers]));
  });

  test("those that are open, and no others, come to another problem", () => {
    expect(names(apart(all))).toEqual(names(all.filter(({ wording }) => wording.open)));
  });
});
