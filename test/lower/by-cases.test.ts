/** “By this much and something, or by that much and something else”: a clause for each case, and no truth for a case. */
import { analyse, compileInstance } from "@ecp/compiler";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition } from "../../packages/compiler/src/condition.js";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";
import { answersOf, groundOf, has, holds, isTrue, meantBy } from "./hand-made.js";

const puzzle = (rules: string, layers = "find a: 0..2\nfind b: 0..1"): string => `puzzle P
board 2 x 3
${layers}
find s: yes/no
${rules}
instance "a"
`;

function options(text: string): number {
  const { typed } = analyse("test.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("the text has mistakes");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  return lowered?.problem.optionCount ?? Number.NaN;
}

/** Where something is shifted to; as it is said, and as clauses of its cases. */
const shifted = [
  "for each cell x where x is s: some(y is s and y.row - x.row = x.b and y.column - x.column = x.a for y in cells)",
  "for each cell x where x is s: some(y.row - x.row = x.b and y is s and x.a = y.column - x.column for y in cells)",
  `for each cell x where x is s: x.row + x.b <= board.height and x.column + x.a <= board.width
for each cell x, y where x is s and y.row - x.row = x.b and y.column - x.column = x.a: y is s`,
];

test.each(shifted.slice(0, 2))(
  "%s: no option is made beside those of the cells, as a truth would be",
  (rule) => {
    expect(options(puzzle(rule, "find a: 0..3 - column\nfind b: 0..2 - row"))).toBe(33);
  },
);

describe.each([
  ...shifted,
  "some(y is s and r1c1.a = y.column and r1c1.b = y.row for y in cells) or r2c2 is s",
  "for each cell x: some(x.a = y.column - 1 and y is s and y.b != x.b for y in x.row)",
  "some(y is s and r1c1.a = y.column - 1 and (y.b = 0 or y.a = 2) for y in cells)",
  "some(count(z in y.neighbours where z is s) = 1 and r1c1.a = y.column - 1 and y.b = 0 for y in cells)",
])("%s", (rule) => {
  test("the answers are those of the rules", () => {
    expect(compareWithOracle(puzzle(rule, "find a: 0..1\nfind hidden b: 0..1"))).toMatchObject({
      kind: "same",
    });
  });
});

const DOMAINS = [
  [0, 1],
  [1, 2, 3],
  [1, 2, 3, 4],
  [-2, 0, 3],
  [0, 1],
] as const;

/** Cases of one variable or two, in any order, some of them twice, some that cannot be. */
const cases = fc.boolean().chain((two) =>
  fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(
          fc
            .nat(DOMAINS.length - 1)
            .chain((variable) =>
              fc
                .subarray([...(DOMAINS[variable] ?? [])], { minLength: 1 })
                .map((values) => has(variable, ...values)),
            ),
          { minLength: 0, maxLength: 3 },
        ),
      )
      .map(([first, second, rest]): Condition => {
        const own = two ? [has(2, first), has(1, second)] : [has(2, first)];
        return { kind: "all-of", parts: [...rest.slice(1), ...own, ...rest.slice(0, 1)] };
      }),
    { minLength: 2, maxLength: 9 },
  ),
);

test.each(["walk", "learn", "auto"] as const)("random cases mean the same as before (%s)", (strategy) => {
  fc.assert(
    fc.property(cases, fc.boolean(), (own, guarded) => {
      const rule: Condition = { kind: "any-of", parts: guarded ? [...own, has(4, 1)] : own };
      const ground = groundOf(DOMAINS, [holds(rule)]);
      expect(answersOf(ground, strategy)).toEqual(meantBy(ground, (values) => isTrue(rule, values)));
    }),
    { numRuns: 150, seed: 20261128 },
  );
});
