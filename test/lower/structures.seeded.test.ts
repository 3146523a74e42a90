/** Candidates and component sizes, lowered and enumerated, against what they mean. */

import { search } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type {
  Candidate,
  CandidateCover,
  CandidateId,
  Condition,
} from "../../packages/compiler/src/condition.js";
import { lowerGround } from "../../packages/compiler/src/lower/lower.js";
import type { LayerId } from "../../packages/compiler/src/typed.js";
import { someRuns } from "../support/sampled.js";
import { answersOf, groundOf, has, holds, isTrue, meantBy, origin } from "./hand-made.js";

const region = 0 as LayerId;

/** All rectangles of a board, each a candidate. */
function rectangles(rows: number, columns: number): number[][] {
  const found: number[][] = [];
  for (let top = 0; top < rows; top++)
    for (let left = 0; left < columns; left++)
      for (let bottom = top; bottom < rows; bottom++)
        for (let right = left; right < columns; right++) {
          const cells: number[] = [];
          for (let r = top; r <= bottom; r++) for (let c = left; c <= right; c++) cells.push(r * columns + c);
          found.push(cells);
        }
  return found;
}

function coverOf(candidates: readonly Candidate[], elements: number, atMostOnce: boolean): CandidateCover {
  return {
    kind: "candidate-cover",
    candidates: candidates.map((_, id) => id as CandidateId),
    elements: Array.from({ length: elements }, (_, cell) =>
      candidates.flatMap(({ cells }, id) => (cells.includes(cell) ? [id as CandidateId] : [])),
    ),
    atMostOnce,
    origin,
  };
}

describe("candidates", () => {
  test("divisions of n x n into rectangles", () => {
    const counts = [1, 2, 3].map((n) => {
      const candidates = rectangles(n, n).map((cells): Candidate => ({ layer: region, cells, implies: [] }));
      const ground = groundOf([], [coverOf(candidates, n * n, false)], {
        candidates,
        domain: { kind: "region" },
      });
      const { value: lowered } = lowerGround(ground);
      const run = search(lowered?.problem ?? fail());
      while (run.step(10_000) === "running");
      expect(run.stats().strategy).toBe("dance");
      return Number(run.count());
    });
    expect(counts).toEqual([1, 8, 322]);
  });

  test("consequences of choosing one", () => {
    const candidate = fc.record({
      cells: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
      demands: fc.array(fc.tuple(fc.nat(3), fc.subarray([1, 2, 3], { minLength: 1 })), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(
        fc.array(candidate, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        fc.boolean(),
        (sketch, once, asked) => {
          const candidates = sketch.map(
            ({ cells, demands }): Candidate => ({
              layer: 1 as LayerId,
              cells,
              implies: demands.map(([cell, values]) => ({ condition: has(cell, ...values), origin })),
            }),
          );
          // The last candidate is chosen, or cell 0 has a 1.
          const last: Condition = {
            kind: "candidate",
            candidate: (candidates.length - 1) as CandidateId,
            negated: false,
          };
          const or: Condition = { kind: "any-of", parts: [last, has(0, 1)] };
          const ground = groundOf(
            [[1, 2, 3], [1, 2, 3], [1, 2], [3]],
            [coverOf(candidates, 4, once), ...(asked ? [holds(or)] : [])],
            { candidates },
          );
          const run = search(lowerGround(ground).value?.problem ?? fail(), { strategy: "walk" });
          while (run.step(10_000) === "running");
          expect(Number(run.count())).toBe(
            expected(
              ground.variables.map(({ domain }) => domain),
              candidates,
              once,
              (values, chosen) => !asked || values[0] === 1 || chosen.includes(candidates.length - 1),
            ),
          );
        },
      ),
      { numRuns: someRuns(300), seed: 20261120 },
    );
  });
});

function fail(): never {
  throw new Error("it is too large");
}

function expected(
  domains: readonly (readonly number[])[],
  candidates: readonly Candidate[],
  atMostOnce: boolean,
  also: (values: readonly number[], chosen: readonly number[]) => boolean,
): number {
  let count = 0;
  for (let set = 0; set < 2 ** candidates.length; set++) {
    const chosen = candidates.flatMap((_, id) => ((set >> id) % 2 === 1 ? [id] : []));
    const covered = domains.map(
      (_, cell) => chosen.filter((id) => candidates[id]?.cells.includes(cell)).length,
    );
    if (covered.some((own) => own > 1 || (own === 0 && !atMostOnce))) continue;
    const implied = chosen.flatMap((id) => candidates[id]?.implies.map(({ condition }) => condition) ?? []);
    const go = (values: readonly number[]): void => {
      const domain = domains[values.length];
      if (domain === undefined) {
        if (implied.every((own) => isTrue(own, values)) && also(values, chosen)) count++;
        return;
      }
      for (const value of domain) go([...values, value]);
    };
    go([]);
  }
  return count;
}

describe("sizes of components", () => {
  test.each([false, true])("of the classes of the cells (kept apart: %s)", (apart) => {
    const edge = fc.tuple(fc.nat(5), fc.nat(5)).filter(([a, b]) => a !== b);
    const size = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2));
    fc.assert(
      fc.property(
        fc.array(edge, { maxLength: 8 }),
        fc.array(size, { minLength: 1, maxLength: 3 }),
        (edges, sizes) => {
          const ground = groundOf(
            Array.from({ length: 6 }, () => [0, 1, 2, 3]),
            [
              {
                kind: "component-sizes",
                classes: sizes.map(([least, more], index) => ({
                  least,
                  most: least + more,
                  when: Array.from({ length: 6 }, (_, cell) => has(cell, index + 1)),
                })),
                edges: edges.map(([from, to]) => ({ from, to })),
                apart,
                origin,
              },
            ],
          );
          const meaning = (values: readonly number[]): boolean =>
            values.every((value, cell) => {
              const [least, more] = sizes[value - 1] ?? [0, 6];
              const group = groupOf(values, edges, cell);
              const touches = edges.some(
                ([a, b]) => values[a] !== values[b] && isClass(values[a]) && isClass(values[b]),
              );
              return !(apart && touches) && (value === 0 || (least <= group && group <= least + more));
            });
          const isClass = (value: number | undefined): boolean =>
            value !== undefined && value >= 1 && value <= sizes.length;
          expect(answersOf(ground)).toEqual(meantBy(ground, meaning));
        },
      ),
      { numRuns: someRuns(60), seed: 20261120 },
    );
  });
});

function groupOf(
  values: readonly number[],
  edges: readonly (readonly [number, number])[],
  start: number,
): number {
  const met = new Set([start]);
  for (const cell of met)
    for (const [a, b] of edges)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        if (from === cell && values[to] === values[start]) met.add(to);
  return met.size;
}
