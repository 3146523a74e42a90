/**
 * Wordings of one rule come to one problem, and have the same answers. A set that is marked `open` does not hold yet: mend it, and take the mark away.
 * ECP_UPDATE=yes takes away the marks of what holds by now (it sets none), and ECP_LOG=FILE writes a table of all sets.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { searched } from "../forms/compiled.js";
import { oneIn } from "../support/sampled.js";
import { apart, type Measured, measured } from "./measured.js";
import { everySet, folder, type WordingSet, withoutOpen } from "./sets.js";

const names = (all: readonly Measured[]): readonly string[] => all.map(({ wording }) => wording.name);

function writeRow(set: WordingSet, all: readonly Measured[]): void {
  const log = process.env.ECP_LOG;
  if (log === undefined) return;
  const open = set.wordings.some((wording) => wording.open) ? "open" : "holds";
  const kinds = [...new Set(set.wordings.map(({ kind }) => kind))].join(", ");
  const sizes = all.map(({ size, wording }) => `${size}${wording.open ? "*" : ""}`).join(" ");
  appendFileSync(log, `| ${set.file} | ${set.name} | ${kinds} | ${open} | ${sizes} |\n`);
}

function takeMarksAway({ file, name }: WordingSet, mended: readonly string[]): void {
  const path = `${folder}${file}`;
  writeFileSync(path, withoutOpen(readFileSync(path, "utf8"), name, mended));
}

describe.each(oneIn(10, everySet()))("$file: $name", (set) => {
  let all: readonly Measured[] = [];
  beforeAll(() => {
    all = set.wordings.map(measured);
    writeRow(set, all);
  });

  test("has three wordings or more, of different names, of which the first is what the others should come to", () => {
    expect(set.wordings.length).toBeGreaterThanOrEqual(3);
    expect(new Set(names(all)).size).toBe(all.length);
    expect(set.wordings[0]).not.toMatchObject({ kind: "equal", open: true });
  });

  test("all have the answers that they are said to have", () => {
    const counted = all.filter(({ wording }) => !wording.uncounted);
    const answers = counted.map(({ wording, problem }) => [wording.name, searched(problem).count]);
    expect(answers).toEqual(counted.map(({ wording }) => [wording.name, wording.answers]));
  });

  test("those that are open, and no others, come to another problem", () => {
    const different = apart(all);
    const open = all.filter(({ wording }) => wording.open);
    const mended = open.filter((one) => !different.includes(one));
    if (process.env.ECP_UPDATE === "yes" && mended.length > 0) takeMarksAway(set, names(mended));
    else expect(names(different)).toEqual(names(open));
  });
});
