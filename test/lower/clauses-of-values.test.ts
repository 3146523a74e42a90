/** "Not this value, or not that one, or this": beside rows a clause, which holds no options of the values that are not meant. */

import { analyse, compileInstance } from "@ecp/compiler";
import { expect, it } from "vitest";
import { noFiles } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";

const SIZE = 7;

/** Three numbers, of which the third follows the second where the first is 4; a sum needs a row. */
function following(): number {
  let count = 0;
  for (let a = 1; a <= SIZE; a++)
    for (let b = 1; b <= SIZE; b++)
      for (let c = 1; c <= SIZE; c++) if (a + 2 * b + 3 * c <= 30 && (a !== 4 || c === b + 1)) count++;
  return count;
}

it("is a row of a literal for each", () => {
  const text = `puzzle P "P"
board 1 x 3
find n: 1..${SIZE}

r1c1.n + 2 * r1c2.n + 3 * r1c3.n <= 30
if r1c1.n = 4: r1c3.n = r1c2.n + 1

instance "all" of P:
  expect ${following()} solutions
`;
  const analysis = analyse("following.ecp", text, noFiles);
  expect(heldExpectations(analysis).map(({ found }) => found)).toEqual([String(following())]);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("there is one");
  const { lowered } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) throw new Error("it compiles");
  const { problem } = lowered;
  const options = 3 * SIZE;
  // An option holds the item of its own variable, and next to nothing else.
  expect(problem.optionItems.length - problem.optionCount).toBeLessThan(options);
  const clauses = Array.from({ length: problem.rows.count }, (_, row) => problem.rows.isClause[row]).filter(
    (isClause) => isClause === 1,
  );
  expect(clauses.length).toBe(SIZE - 1);
});
