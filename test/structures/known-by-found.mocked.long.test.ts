/**
 * Regions that each hold one of some cells that are to be found, by labels: random small puzzles against the judge, with no room for candidates,
 * and with bounds of sizes that share their truths.
 */
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/index.js";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

vi.mock("../../packages/compiler/src/thresholds.js", async (original) => ({
  ...(await original<object>()),
  REGION_CANDIDATES: 0,
  KNOWN_BY_ONE_CANDIDATES: 0,
  LONG_GUARDED_SUM: 1,
}));

const operator = fc.constantFrom("<", "<=", "=", "!=", ">", ">=");
const amount = fc.constantFrom("c.clue", "2", "3", "c.clue + 1");
const size = fc.tuple(operator, amount).map(([order, than]) => `size(c.area) ${order} ${than}`);
const turned = fc.tuple(amount, operator).map(([than, order]) => `${than} ${order} c.area.size`);
const said = fc.oneof(size, turned);
const head = "for each cell c with clue where c.clue is known";

const rule = fc.oneof(
  fc.tuple(said, said).map(([one, other]) => `${head}:\n  if c is star: ${one}\n  else: ${other}`),
  said.map((one) => `${head}: c is star implies ${one}`),
  said.map((one) => `${head} and c is not star: ${one}`),
  said.map((one) => `${head}: ${one}`),
  said.map((one) => `${head}: ${one} or c is star`),
  fc.tuple(said, said).map(([one, other]) => `${head}:\n  if c.area is r1c2.area: ${one}\n  else: ${other}`),
  fc.constant("for each area a: at most 2 clues in a"),
  fc.constant("for each area a: a.size <= 4"),
);

const clue = fc.oneof({ weight: 5, arbitrary: fc.constant(".") }, fc.constantFrom("?", "1", "2", "3", "4"));

const puzzle = fc
  .record({
    stars: fc.constantFrom(
      "yes/no on cells with clue",
      "yes/no on cells where column = 2",
      "yes/no on cells with clue where column < 3",
    ),
    hidden: fc.constantFrom("", "hidden "),
    area: fc.constantFrom("region", "region", "region or none"),
    rules: fc.array(rule, { minLength: 1, maxLength: 3 }),
    clues: fc.array(fc.array(clue, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
  })
  .map(
    ({ stars, hidden, area, rules, clues }) => `puzzle P
given clue: number or ?
find area: ${area}
find ${hidden}star: ${stars}
for each area a: exactly 1 star in a
${rules.join("\n")}
instance "a":
  clue:
${clues.map((row) => `    ${row.join(" ")}`).join("\n")}
`,
  );

test("random puzzles have the answers that the judge finds", () => {
  let [compared, fired] = [0, 0];
  fc.assert(
    fc.property(puzzle, (text) => {
      const outcome = compareWithOracle(text);
      expect(outcome.kind).not.toBe("different");
      if (outcome.kind !== "same") return;
      compared++;
      const analysis = analyse("test.ecp", text, noFiles);
      const [instance] = analysis.typed.instances;
      if (instance === undefined) return;
      const { ground } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
      if (ground?.patterns.some(({ pattern }) => pattern === "known by one cell that is found")) fired++;
    }),
    { numRuns: 150 },
  );
  expect(compared).toBeGreaterThan(75);
  expect(fired).toBeGreaterThan(40);
});

test("a condition about the regions themselves does not say how large a region can be", () => {
  const text = `puzzle P
board 3 x 3
given clue: yes/no
find area: region
find star: yes/no on cells with clue
for each area a: exactly 1 star in a
for each cell c with clue:
  if c.area is r1c1.area: size(c.area) <= 9
  else: size(c.area) <= 1
instance:
  clue: r1c1 = yes, r3c3 = yes
`;
  expect(compareWithOracle(text)).toEqual({ kind: "same", count: 3 });
});
