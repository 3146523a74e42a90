/** "Not this value, or not that one, or this": beside rows a clause, which holds no options of the values that are not meant. */

import { analyse, compileInstance } from "@ecp/compiler";
import type { Problem } from "@ecp/engine";
import { expect, it } from "vitest";
import { noFiles } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";

const SIZE = 7;

/** Three numbers, of which the third follows the second where the first is 4. */
function following(holds: (a: number, b: number, c: number) => boolean): number {
  let count = 0;
  for (let a = 1; a <= SIZE; a++)
    for (let b = 1; b <= SIZE; b++)
      for (let c = 1; c <= SIZE; c++) if (holds(a, b, c) && (a !== 4 || c === b + 1)) count++;
  return count;
}

/** The problem of one row of three cells, of which there are so many answers. */
function problemOf(rules: readonly string[], count: number): Problem {
  const text = [
    'puzzle P "P"',
    "board 1 x 3",
    `find n: 1..${SIZE}`,
    ...rules,
    'instance "all" of P:',
    `  expect ${count} solutions`,
    "",
  ].join("\n");
  const analysis = analyse("following.ecp", text, noFiles);
  expect(heldExpectations(analysis).map(({ found }) => found)).toEqual([String(count)]);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("there is one");
  const { lowered } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) throw new Error("it compiles");
  return lowered.problem;
}

const FOLLOWS = "if r1c1.n = 4: r1c3.n = r1c2.n + 1";

it("is a row of a literal for each", () => {
  const count = following((a, b, c) => a + 2 * b + 3 * c <= 30);
  const { rows, optionItems, optionCount } = problemOf(
    ["r1c1.n + 2 * r1c2.n + 3 * r1c3.n <= 30", FOLLOWS],
    count,
  );
  // An option holds the item of its own variable, and next to nothing else.
  expect(optionItems.length - optionCount).toBeLessThan(3 * SIZE);
  expect(Array.from(rows.isClause).filter((isClause) => isClause === 1).length).toBe(SIZE - 1);
});

it("is counts where nothing needs rows", () => {
  const problem = problemOf(
    [FOLLOWS],
    following(() => true),
  );
  expect(problem.rows.count).toBe(0);
});
