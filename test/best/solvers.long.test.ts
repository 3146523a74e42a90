/** The best answer of small boards of the examples that ask for one, as clasp, clingo and Gecode find it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyse, compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { answered, isInstalled } from "../boolean/installed.js";
import { textOf } from "../boolean/text-of.js";
import { noFiles } from "../support/hosts.js";
import { best, constantOf } from "../support/solving.js";

const boards: readonly (readonly [file: string, set: Readonly<Record<string, string>>])[] = [
  ["objects/dominating-queens", { n: "5" }],
  ["objects/peaceable-queens", { n: "4" }],
  ["shading/still-life", { n: "5" }],
  ["numbers/golomb", { marks: "5", longest: "14" }],
  ["covers/matching", { n: "4" }],
  ["paths/chordless-path", { n: "4" }],
];

const cases = boards.map(([file, set]) => {
  const path = fileURLToPath(new URL(`../../examples/${file}.ecp`, import.meta.url));
  const { typed } = analyse(path, readFileSync(path, "utf8"), noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error(file);
  const { lowered } = compileInstance(typed, instance, { set: new Map(Object.entries(set)) }, noFiles);
  if (lowered?.objective === undefined) throw new Error(file);
  return { file, lowered, objective: lowered.objective };
});

const number = (text: string, found: RegExp): number => Number([...text.matchAll(found)].at(-1)?.[1]);

describe.each(cases)("$file", ({ lowered, objective }) => {
  const { problem } = lowered;
  const ours = best(lowered);
  const base = constantOf(problem);

  test.skipIf(!isInstalled("clasp"))("clasp", () => {
    const said = answered("clasp", [], textOf(problem, "opb"));
    expect(said).toContain("s OPTIMUM FOUND");
    expect(objective.numberOf(base - number(said, /^o (-?\d+)$/gm))).toBe(ours);
  });

  test.skipIf(!isInstalled("clingo"))("clingo", () => {
    const said = answered("clingo", [], textOf(problem, "lp"));
    expect(said).toContain("OPTIMUM FOUND");
    expect(objective.numberOf(base - number(said, /^Optimization: (-?\d+)$/gm))).toBe(ours);
  });

  test.skipIf(!isInstalled("fzn-gecode"))("Gecode", () => {
    const said = answered("fzn-gecode", [], textOf(problem, "fzn"));
    expect(said).toContain("==========");
    expect(objective.numberOf(base + number(said, /^best = (-?\d+);$/gm))).toBe(ours);
  });
});
