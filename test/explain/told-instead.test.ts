/** Notes that an entry at the same place makes needless are not told after it, and no later step rests on them. */
import { expect, test } from "vitest";
import type { Step } from "../../packages/compiler/src/explain/steps/step.js";
import { told } from "./steps-of.js";

const fillomino = `use std

instance of Fillomino:
  number:
    . 6 . . . . 5 . . .
    . 2 3 . . . 3 2 . .
    . 11 11 3 . . 1 4 5 .
    . 11 2 . . . 4 4 . .
    . 1 . . . . 3 . . .
    . . . 2 . . . . 1 .
    . . 4 3 . . . 3 3 .
    . 4 5 5 . . 3 6 6 .
    . . 4 5 . . . 3 3 .
    . . . 2 . . . . 1 .
`;

/** Says that an element has not a value, and it has another one by then. */
function late(steps: readonly Step[]): readonly string[] {
  const filled = new Set<string>();
  return steps.flatMap(({ found, known, says }) => {
    const isLate = [...found, ...known].some(({ at, of }) => of.kind === "excluded" && filled.has(at));
    for (const { at, of } of found) if (of.kind === "value") filled.add(at);
    return isLate ? [says] : [];
  });
}

test("a place with a number has no notes any more", () => {
  const { steps, end } = told("fillomino.ecp", fillomino);
  expect(end).toMatchObject({ kind: "solved" });
  expect(late(steps)).toEqual([]);
  expect(steps.length).toBeLessThan(100);
});
