import { countSolutions, createProblemBuilder, type Problem, partsOf, solveAll } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bruteForce } from "../kernel/brute-force.js";
import { randomProblem as randomWithRows } from "../kernel/random-problem.js";
import { someRuns } from "../support/sampled.js";
import { dominoes, langford, queens } from "./families.js";
import { randomProblem } from "./random-problem.js";

const text = (options: readonly number[]): string => [...options].sort((a, b) => a - b).join(" ");

describe("the parts of a problem", () => {
  it("have each solution in one of them", () => {
    fc.assert(
      fc.property(randomProblem, fc.integer({ min: 1, max: 20 }), (problem, atLeast) => {
        const parts = partsOf(problem, atLeast);
        const apart = parts.flatMap((assume) => solveAll(problem, { assume }).solutions.map(text));
        expect(apart.sort()).toEqual(solveAll(problem).solutions.map(text).sort());
      }),
      { numRuns: someRuns(3000) },
    );
  });

  it("also where there are rows and a loop", () => {
    for (let seed = 1; seed <= someRuns(200); seed++) {
      const problem = randomWithRows(seed, seed % 2 === 0 ? "none" : "loop");
      const parts = partsOf(problem, 6);
      if (parts.length < 2) continue;
      const found = bruteForce(problem).map(text);
      const apart = parts.flatMap((part) =>
        found.filter((solution) => part.every((option) => ` ${solution} `.includes(` ${option} `))),
      );
      expect([seed, apart.sort()]).toEqual([seed, found.sort()]);
    }
  });

  it("have each answer in one of them, where not all is seen", () => {
    let cut = 0;
    for (let seed = 1; seed <= someRuns(150); seed++) {
      const whole = randomWithRows(seed, "none");
      // Some options are seen, whatever was said.
      const { atoms } = whole;
      const ofOptions = Array.from({ length: atoms.count }, (_, atom) => 2 * atom).filter(
        (literal) => (atoms.item[literal >> 1] ?? -1) < 0,
      );
      const visible = Int32Array.from(ofOptions.filter((_, k) => (seed + k) % 3 !== 0 || k % 4 === 0));
      if (visible.length === 0) continue;
      const problem = { ...whole, visible, itemFunctional: new Uint8Array(whole.itemCount) };
      const parts = partsOf(problem, 6);
      if (parts.length > 1) cut++;
      const counts = parts.map((assume) => countSolutions(problem, { assume }) ?? -1n);
      const seen = new Set([...visible].map((literal) => atoms.value[literal >> 1] ?? -1));
      const answers = new Set(
        bruteForce(problem).map((solution) => text(solution.filter((o) => seen.has(o)))),
      );
      expect([seed, counts.reduce((sum, each) => sum + each, 0n)]).toEqual([seed, BigInt(answers.size)]);
    }
    expect(cut).toBeGreaterThan(someRuns(150) / 7.5);
  });

  it("are not made of what nobody sees", () => {
    const builder = createProblemBuilder();
    const [one, hidden] = [builder.primary(), builder.primary()];
    const options = [one, one, hidden, hidden, hidden].map((item) => builder.option([item]));
    builder.visible(options.slice(0, 2).map((option) => builder.chosen(option)));
    const problem = builder.build();
    const parts = partsOf(problem, 6);
    expect(parts.length).toBe(2);
    expect(parts.map((assume) => countSolutions(problem, { assume }))).toEqual([1n, 1n]);
  });

  it("begin with what is forced", () => {
    const builder = createProblemBuilder();
    const [one, other, forced] = [builder.primary(), builder.primary(), builder.primary()];
    for (const held of [[one], [one, other], [other], [other], [forced]]) builder.option(held);
    // The only option of an item is in every part, and is no part of its own.
    expect(partsOf(builder.build(), 3).map((part) => [...part].sort())).toEqual([
      [0, 2, 4],
      [0, 3, 4],
      [1, 4],
    ]);
  });

  it.each<[string, Problem, number]>([
    ["queens", queens(8), 40],
    ["Langford", langford(7), 100],
    ["dominoes", dominoes(6, 6), 30],
  ])("are as many as wanted, and add up: %s", (_, problem, atLeast) => {
    const parts = partsOf(problem, atLeast);
    expect(parts.length).toBeGreaterThanOrEqual(atLeast);
    const counts = parts.map((assume) => countSolutions(problem, { assume }) ?? 0n);
    expect(counts.reduce((sum, each) => sum + each, 0n)).toBe(countSolutions(problem));
  });
});
