/** Symmetries of problems: what is called one maps solutions to solutions, and what is one by construction is found. */
import "../support/fixed-seed.js";
import {
  createProblemBuilder,
  fixedBy,
  type Graph,
  type Literal,
  makeSymmetryTest,
  type Problem,
  type ProblemBuilder,
  solveAll,
} from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grid } from "../kernel/boards.js";
import { KINDS, randomProblem as problemOfSeed } from "../kernel/random-problem.js";
import { queens } from "./families.js";
import { randomProblem } from "./random-problem.js";

const key = (options: readonly number[]): string => String([...options].sort((a, b) => a - b));
const solutionsOf = (problem: Problem): readonly (readonly number[])[] => solveAll(problem).solutions;

/** Every option goes where the seeds say. */
function shuffled(size: number, seeds: readonly number[]): Int32Array {
  const order = Array.from({ length: size }, (_, option) => option);
  order.sort((a, b) => (seeds[a % seeds.length] ?? 0) * (a + 1) - (seeds[b % seeds.length] ?? 0) * (b + 1));
  return Int32Array.from(order);
}

const withRows = fc
  .tuple(fc.nat(10_000), fc.constantFrom(...KINDS))
  .map(([seed, kind]) => problemOfSeed(seed, kind));

describe.each([
  ["plain exact cover", randomProblem],
  ["with rows and globals", withRows],
])("%s", (_name, problems: fc.Arbitrary<Problem>) => {
  test("each reported symmetry maps solutions to solutions", () => {
    fc.assert(
      fc.property(
        problems,
        fc.array(fc.nat(20), { minLength: 3, maxLength: 6 }),
        fc.nat(11),
        fc.nat(11),
        (problem, seeds, a, b) => {
          const isSymmetry = makeSymmetryTest(problem);
          const solutions = solutionsOf({ ...problem, visible: new Int32Array() });
          const known = new Set(solutions.map(key));
          const swap = Int32Array.from({ length: problem.optionCount }, (_, option) =>
            option === a && b < problem.optionCount
              ? b
              : option === b && a < problem.optionCount
                ? a
                : option,
          );
          const open = new Int32Array(problem.optionCount).fill(-1);
          for (const images of [swap, shuffled(problem.optionCount, seeds), open]) {
            const found = isSymmetry(images);
            if (found === undefined) continue;
            for (const solution of solutions)
              expect(known.has(key(solution.map((option) => found[option] ?? -1)))).toBe(true);
          }
          // Standing still always is one.
          expect(
            isSymmetry(Int32Array.from({ length: problem.optionCount }, (_, option) => option)),
          ).toBeDefined();
        },
      ),
      { numRuns: 150 },
    );
  });

  test("the solutions that are their own images are those that a list has", () => {
    fc.assert(
      fc.property(problems, fc.array(fc.nat(20), { minLength: 3, maxLength: 6 }), (problem, seeds) => {
        const all = { ...problem, visible: new Int32Array() };
        const images = shuffled(problem.optionCount, seeds);
        const own = solutionsOf(all).filter(
          (solution) => key(solution) === key(solution.map((option) => images[option] ?? -1)),
        );
        expect(new Set(solutionsOf(fixedBy(all, images)).map(key))).toEqual(new Set(own.map(key)));
      }),
      { numRuns: 150 },
    );
  });
});

describe("queens", () => {
  const size = 6;
  const motion = (to: (row: number, column: number) => number): Int32Array =>
    Int32Array.from({ length: size * size }, (_, cell) => to(Math.floor(cell / size), cell % size));

  test("a turn is a symmetry, a shift is none", () => {
    const isSymmetry = makeSymmetryTest(queens(size));
    expect(isSymmetry(motion((row, column) => column * size + (size - 1 - row)))).toBeDefined();
    expect(isSymmetry(motion((row, column) => row * size + ((column + 1) % size)))).toBeUndefined();
  });

  test("those that a half turn leaves as they are", () => {
    const half = motion((row, column) => (size - 1 - row) * size + (size - 1 - column));
    expect(solveAll(fixedBy(queens(size), half)).solutions).toHaveLength(4);
  });
});

test("ways that must be their own image are not ways that nothing else restricts", () => {
  const b = createProblemBuilder();
  // A square of four corners: from the first to the third there are two ways, which mirror each other.
  const edges = [0, 1, 2, 3].map(() => {
    const item = b.primary();
    b.option([item]);
    return b.chosen(b.option([item]));
  });
  const square = { vertexCount: 4, from: Int32Array.of(0, 1, 2, 3), to: Int32Array.of(1, 2, 3, 0) };
  b.global("paths", edges, square, [1, 0, 1, 0], true);
  b.visible(edges);
  const problem = b.build();
  const mirror = Int32Array.of(6, 7, 4, 5, 2, 3, 0, 1);
  expect(makeSymmetryTest(problem)(mirror)).toBeDefined();
  expect(solveAll(problem, { limit: 2 }).solutions).toHaveLength(2);
  expect(solveAll(fixedBy(problem, mirror), { limit: 2 }).solutions).toHaveLength(0);
});

test("the forced state of the options left open is found", () => {
  const b = createProblemBuilder();
  const [left, right, ends] = [b.primary(), b.primary(), b.primary()];
  const [x, y] = [b.secondary(), b.secondary()];
  b.option([left, { item: x, colour: 1 }]);
  b.option([right, { item: y, colour: 7 }]);
  b.option([ends, { item: x, colour: 1 }]);
  b.option([ends, { item: y, colour: 7 }]);
  expect(makeSymmetryTest(b.build())(Int32Array.of(1, 0, -1, -1))).toEqual([1, 0, 3, 2]);
});

/** A symmetry that only what is left out, or told apart by hand, lets be seen. */
describe("a symmetry is found", () => {
  /** Options of items of their own, which may be there or not. */
  const free = (builder: ProblemBuilder, count: number): Literal[] =>
    Array.from({ length: count }, () => builder.chosen(builder.option([builder.primary(undefined, 0, 1)])));
  const way = (name: string, graph: Graph, data: readonly number[]) => (builder: ProblemBuilder) => {
    builder.global(name, free(builder, graph.from.length), graph, data);
  };

  test.each<[string, (builder: ProblemBuilder) => void, readonly number[]]>([
    [
      "where a row is said twice, and its image once",
      (builder) => {
        const [a, b, c, d] = free(builder, 4) as [Literal, Literal, Literal, Literal];
        for (const clause of [
          [a, b],
          [a, b],
          [c, d],
        ])
          builder.clause(clause);
      },
      [2, 3, 0, 1],
    ],
    [
      "where one option alone holds an item that it may",
      (builder) => {
        const item = builder.primary();
        builder.option([item, builder.secondary()]);
        builder.option([item]);
      },
      [1, 0],
    ],
    [
      "that gives two pairs of ends each the number of the other",
      way("paths", grid(2, 2), [1, 2, 1, 2]),
      [0, 2, 1, 3],
    ],
    [
      "that turns halves upside down",
      way(
        "halves",
        grid(1, 4),
        [0, 1, 0, 1].flatMap((_, row) => [row === 1 || row === 2 ? 1 : 0, row, 0, 0]),
      ),
      [2, 1, 0],
    ],
    [
      "between two rings whose options are left open, and look alike",
      (builder) => {
        const [x, y, ...ring] = free(builder, 10) as [Literal, Literal, ...Literal[]];
        const join = (...places: readonly number[]): void => {
          for (const [k, place] of places.entries())
            builder.clause([place, places[(k + 1) % places.length] ?? 0].map((own) => ring[own] ?? x));
        };
        join(0, 1, 2, 3);
        join(4, 6, 5, 7);
        ring.forEach((own, k) => {
          builder.clause([k < 4 ? x : y, own]);
        });
      },
      [1, 0, -1, -1, -1, -1, -1, -1, -1, -1],
    ],
  ])("%s", (_, say, images) => {
    const builder = createProblemBuilder();
    say(builder);
    expect(makeSymmetryTest(builder.build())(Int32Array.from(images))).toBeDefined();
  });

  test("solutions that are their own images need no row for an option that stands still", () => {
    const builder = createProblemBuilder();
    free(builder, 3);
    const problem = builder.build();
    expect(fixedBy(problem, Int32Array.of(0, 1, 2))).toBe(problem);
    expect(fixedBy(problem, Int32Array.of(1, 0, 2)).rows.count).toBe(2);
  });
});
