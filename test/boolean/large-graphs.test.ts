/** Conditions on graphs that are said in another way where they are large, or where the classes of a vertex exclude each other: their answers are few, and known. */
import { createProblemBuilder, type Graph, type Literal, type Problem, search } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { answered, isInstalled } from "./installed.js";
import { readDimacs, readOpb } from "./read-back.js";
import { textOf } from "./text-of.js";

const OPEN = 4;

/** The last four of so many things are open, and the others hold. */
function mostlyTrue(count: number) {
  const builder = createProblemBuilder();
  const literals = Array.from({ length: count }, (_, i): Literal => {
    const item = builder.primary();
    const on = builder.option([item]);
    if (i >= count - OPEN) builder.option([item]);
    return builder.chosen(on);
  });
  return { builder, literals };
}

const path = (n: number): Graph => ({
  vertexCount: n,
  from: Int32Array.from({ length: n - 1 }, (_, i) => i),
  to: Int32Array.from({ length: n - 1 }, (_, i) => i + 1),
});
const ring = (n: number): Graph => ({
  vertexCount: n,
  from: Int32Array.from({ length: n }, (_, i) => i),
  to: Int32Array.from({ length: n }, (_, i) => (i + 1) % n),
});

function connectedPath(): Problem {
  const { builder, literals } = mostlyTrue(90);
  builder.global("connected", literals, path(90));
  return builder.build();
}

function openRing(data: readonly number[]): Problem {
  const { builder, literals } = mostlyTrue(140);
  builder.global("acyclic", literals, ring(140), data);
  return builder.build();
}

/** Six cells in a row, in parts of 1, 2 or 3 cells that are numbered by their size: two neighbouring parts differ in size. */
function numberedRow(): Problem {
  const builder = createProblemBuilder();
  const literals = Array.from({ length: 6 }, () => {
    const item = builder.primary();
    return [1, 2, 3].map(() => builder.chosen(builder.option([item])));
  });
  builder.global("component-size", literals.flat(), path(6), [1, 1, 2, 2, 3, 3]);
  return builder.build();
}

/** Compositions of a number into 1, 2 and 3, in which no two neighbours are equal. */
function compositions(left: number, before: number): number {
  if (left === 0) return 1;
  return [1, 2, 3]
    .filter((part) => part !== before && part <= left)
    .reduce((sum, part) => sum + compositions(left - part, part), 0);
}

const cases = [
  ["a connected path", connectedPath(), OPEN + 1],
  ["a ring of edges that is open", openRing([]), 2 ** OPEN - 1],
  ["a ring of vertices that is open", openRing([1]), 2 ** OPEN - 1],
  ["numbered parts of a row", numberedRow(), compositions(6, 0)],
] as const;

/** Its answers that differ in what is seen. */
function countOf(problem: Problem): number {
  const run = search(problem, { strategy: "learn" });
  let count = 0;
  for (let state = "running"; state === "running"; ) {
    state = run.step(1000);
    for (const _ of run.next()) count++;
  }
  return count;
}

describe.each(cases)("%s", (_, problem, count) => {
  it("has the answers that it had, as opb and dimacs", () => {
    expect(countOf(problem)).toBe(count);
    expect(countOf(readOpb(textOf(problem, "opb")))).toBe(count);
    expect(countOf(readDimacs(textOf(problem, "dimacs")))).toBe(count);
  });

  it.skipIf(!isInstalled("clingo"))("has them for clingo", () => {
    const said = answered("clingo", ["--project=project", "-q", "-n", "0"], textOf(problem, "lp"));
    expect(Number(/Models\s*:\s*(\d+)\s/.exec(said)?.[1])).toBe(count);
  });
});
