/** Items that count values of variables: what they say in few literals, and that it is the same. */
import { createProblemBuilder, type ItemId, type Problem, readKnuth, search, solveAll } from "@ecp/engine";
import { expect, it } from "vitest";
import { translate } from "../../packages/engine/src/kernel/translate.js";
import { someRuns } from "../support/sampled.js";
import { bruteForce, seen } from "./brute-force.js";
import { randomFrom } from "./random-problem.js";

/** Variables of so many values each, and items over some of the values. */
function countsOfValues(
  sizes: readonly number[],
  counts: readonly {
    readonly lo: number;
    readonly hi: number;
    readonly holds: (variable: number, value: number) => boolean;
  }[],
): Problem {
  const builder = createProblemBuilder();
  const variables = sizes.map(() => builder.primary());
  const items = counts.map(({ lo, hi }) => builder.primary(undefined, lo, hi));
  sizes.forEach((size, variable) => {
    for (let value = 0; value < size; value++) {
      const held = items.filter((_, at) => counts[at]?.holds(variable, value) === true);
      builder.option([variables[variable] ?? (0 as ItemId), ...held]);
    }
  });
  return builder.build();
}

it("a clause of values that are not so is one of as many literals", () => {
  // Not 0, or not 1, or 2: the third variable has no other value in it.
  const problem = countsOfValues(
    [5, 5, 5],
    [{ lo: 1, hi: 3, holds: (variable, value) => (variable === 2 ? value === 2 : value !== variable) }],
  );
  const { clauses, sums, atMostOnes } = translate(problem).model;
  expect(sums.count).toBe(0);
  expect(atMostOnes.count).toBe(3);
  const sizes = Array.from(
    { length: clauses.count },
    (_, row) => (clauses.start[row + 1] ?? 0) - (clauses.start[row] ?? 0),
  );
  expect(sizes).toEqual([5, 5, 5, 3]);
});

it.each([
  // `b` counts all options of `c`; that of `d` as well, tallied under `d`.
  ["the option left over is counted under another item", "b 2|c d\nb c\nb c\nd b c\nc d\n", 2],
  ["both items leave one over to the other", "a b 2|n\na n\na b n\na b n\nb n\nn\nn\n", 5],
  ["an item has no option that is not counted", "a b 1:2|n\na n\na n\nb n\na b n\n", 3],
])("%s", (_, text, count) => {
  const { problem } = readKnuth(text);
  if (problem === undefined) throw new Error("not read");
  for (const strategy of ["walk", "learn"] as const)
    expect(solveAll(problem, { strategy }).solutions.length).toBe(count);
});

it("a count stays a count", () => {
  for (let seed = 1; seed <= someRuns(400); seed++) {
    const random = randomFrom(seed);
    const sizes = Array.from({ length: 2 + random(3) }, () => 1 + random(4));
    const counts = Array.from({ length: 1 + random(3) }, () => {
      const lo = random(3);
      const kinds = sizes.map((size) => ({ kind: random(5), value: random(size) }));
      return {
        lo,
        hi: lo + random(4),
        holds: (variable: number, value: number): boolean => {
          const of = kinds[variable];
          if (of === undefined || of.kind === 0) return false;
          if (of.kind === 1) return value === of.value;
          return of.kind === 4 ? true : of.kind === 3 ? value <= of.value : value !== of.value;
        },
      };
    });
    const problem = countsOfValues(sizes, counts);
    const expected = bruteForce(problem)
      .map((solution) => seen(problem, solution))
      .sort();
    for (const strategy of ["learn", "walk"] as const) {
      const run = search(problem, { strategy });
      const found: string[] = [];
      do for (const solution of run.next()) found.push(seen(problem, solution));
      while (run.step(1000) === "running");
      for (const solution of run.next()) found.push(seen(problem, solution));
      expect(found.sort(), `seed ${seed}, ${strategy}`).toEqual(expected);
    }
  }
});
