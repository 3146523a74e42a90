/** Two connected sets without a common cell do not cross: random boards, in the plane and not, with holes and givens, with the pattern and without it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { someRuns } from "../support/sampled.js";
import { WithAndWithout } from "./with-and-without.js";

const both = new WithAndWithout("apart in the plane", 20_000, 5000);

const board = fc.constantFrom(
  "3 x 4",
  "3 x 3",
  "2 x 5",
  "1 x 6",
  "3 x 4 without r2c3",
  "4 x 3 without r2c2, r3c2",
  "4 x 3 without r1c1, r4c3",
  "3 x 4 without r1c2",
  "3 x 4 torus",
  "3 x 4 cylinder",
  "3 x 4 mobius",
  "3 x 4 hexagons",
);

const layer = fc.constantFrom(
  { values: "{a, b}", sets: ["with a", "with b", "with b", "where c.v is a"] },
  { values: "{a, b} or none", sets: ["with a", "with b", "without b", "without v"] },
  { values: "{a, b, c}", sets: ["with a", "with b", "with c", "without a"] },
  { values: "{a, b} on cells where column > 1", sets: ["with a", "with b", "without a"] },
  { values: "yes/no", sets: ["with v", "without v", "where v or wall", "where not v and not wall"] },
);

const rule = fc.constantFrom(
  "",
  "for each cell c with wall: count(x in c.neighbours where x.v = c.v) = 1",
  "for each link (x, y) where x is wall: x.v != y.v",
  "for each block 2x2 b: some(x.v != b.first.v for x in b)",
);

const puzzle = fc
  .record({
    board,
    layer,
    rule,
    hidden: fc.constantFrom("", "hidden "),
    picks: fc.uniqueArray(fc.nat(3), { minLength: 2, maxLength: 3 }),
    walls: fc.constantFrom("", ":\n  wall: r2c1 = yes", ":\n  wall: r1c2 = yes, r1c3 = yes"),
  })
  .map(({ board: own, layer: { values, sets }, rule: more, hidden, picks, walls }) =>
    [
      "puzzle P",
      `board ${own}`,
      "given wall: yes/no",
      `find v: ${values}`,
      `find ${hidden}w: yes/no on cells with wall`,
      ...picks.map((pick) =>
        `connected(cells c ${sets[pick % sets.length] ?? ""})`.replace("cells c with", "cells with"),
      ),
      more,
      `instance "a"${walls}`,
      "",
    ].join("\n"),
  );

test("random puzzles have as many answers with the pattern as without it", () => {
  let [compared, fired] = [0, 0];
  fc.assert(
    fc.property(puzzle, (text) => {
      const { answers, marked } = both.compare(text) ?? {};
      if (answers === undefined) return;
      if (/^\d+$/u.test(answers)) compared++;
      if (marked) fired++;
    }),
    { numRuns: someRuns(500), seed: 20261128 },
  );
  expect(compared).toBeGreaterThan(20);
  expect(fired).toBeGreaterThan(10);
});
