/** Consequences of givens where values follow each other, compared with trying every arrangement; and puzzles of such rules against the judge. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Following,
  NOTHING,
  reduceDomains,
  type Successors,
} from "../../packages/compiler/src/ground/patterns/domain-reduction/follow.js";
import { analyse, compileInstance } from "../../packages/compiler/src/index.js";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";
import { someRuns } from "../support/sampled.js";

const SIZE = 5;
const PLACES = Array.from({ length: SIZE }, (_, place) => place);

const asked: fc.Arbitrary<Successors | undefined> = fc.option(
  fc.record({
    others: fc.subarray(PLACES, { minLength: 1 }),
    unless: fc.subarray(PLACES, { maxLength: 2 }).map((values) => new Set(values)),
  }),
  { nil: undefined, freq: 6 },
);

/** Each value at one place, each place with one value. */
function arrangements({ may, next, asked: all }: Following): readonly (readonly number[])[] {
  const found: number[][] = [];
  const go = (values: readonly number[]): void => {
    if (values.length === SIZE) {
      const holds = all.every((at, place) => {
        const value = values[place] ?? 0;
        if (at === undefined || at.unless.has(value)) return true;
        const after = next[value] ?? NOTHING;
        return at.others.some((other) => values[other] === after);
      });
      if (holds) found.push([...values]);
      return;
    }
    for (const value of PLACES)
      if (!values.includes(value) && may[value]?.[values.length] === 1) go([...values, value]);
  };
  go([]);
  return found;
}

describe("values that follow each other", () => {
  test("only what no arrangement has is taken away", () => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.array(fc.subarray(PLACES, { minLength: 2 }), { minLength: SIZE, maxLength: SIZE }),
        fc.array(fc.integer({ min: -1, max: SIZE - 1 }), { minLength: SIZE, maxLength: SIZE }),
        fc.array(asked, { minLength: SIZE, maxLength: SIZE }),
        (places, next, all) => {
          const may = places.map((own) => Uint8Array.from(PLACES, (place) => (own.includes(place) ? 1 : 0)));
          const following: Following = { may, next, asked: all };
          const before = arrangements(following);
          const entries = (): number => may.reduce((sum, own) => sum + own.reduce((a, b) => a + b, 0), 0);
          const all25 = entries();
          const some = reduceDomains(following, () => undefined);
          if (some) expect(arrangements(following)).toEqual(before);
          else expect(before).toEqual([]);
          if (some && before.length > 0) taken += all25 - entries();
        },
      ),
      { numRuns: someRuns(2_000), seed: 20261122 },
    );
    expect(taken).toBeGreaterThan(0);
  });

  const sides = ["c.around", "c.neighbours", "c.row", "cells"];
  const asks = [
    (n: number, set: string) => `c.n = ${n} or some(x.n = c.n + 1 for x in ${set})`,
    (_: number, set: string) => `c.n = 1 or some(c.n - 1 = x.n for x in ${set})`,
    (n: number, set: string) => `c.n >= ${n - 1} or some(x.n = c.n + 2 for x in ${set})`,
    (n: number, set: string) =>
      `c.n = ${n} or c.row <= 1 or some(x.n = c.n + 1 for x in ${set} where x.column > 1)`,
    (n: number, set: string) => `c.n = ${n} or some(x.n = c.n + c.row for x in ${set})`,
    // Nearly of that form.
    (n: number, set: string) => `c.n = ${n} or r1c1.n = 2 or some(x.n = c.n + 1 for x in ${set})`,
    (n: number, set: string) => `c.n = ${n} or some(x.n = r1c1.n + 1 for x in ${set})`,
    (n: number, set: string) => `c.n = ${n} or some(x.n = c.n + x.column for x in ${set})`,
    (n: number, set: string) => `c.n = ${n} or some(x.n >= c.n + 1 for x in ${set})`,
    (n: number, set: string) => `c.n = ${n} or all(x.n = c.n + 1 for x in ${set} where x.column + x.row > 4)`,
  ];
  /** The rules about each value, and the number of values beyond the number of cells. */
  const each = [
    ["exactly one", 0],
    ["exactly one", 0],
    ["at most 1", 1],
    ["exactly 1..2", -1],
  ] as const;
  const heads = ["", "", " where r1c1.n = 1", " where c.column > 1"];

  test("puzzles of such rules have the answers that they mean", () => {
    let answered = 0;
    const messages = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom([2, 2], [2, 3], [1, 5], [3, 2]),
        fc.constantFrom(...sides),
        fc.array(fc.tuple(fc.constantFrom(...asks), fc.constantFrom(...heads)), {
          minLength: 1,
          maxLength: 2,
        }),
        fc.constantFrom(...each),
        fc.array(fc.option(fc.integer({ min: 1, max: 6 }), { freq: 3 }), { minLength: 6, maxLength: 6 }),
        ([rows = 1, columns = 1], set, own, [times, more], givens) => {
          const n = rows * columns + more;
          const seen = new Set<number>();
          const map = Array.from({ length: rows }, (_, r) =>
            Array.from({ length: columns }, (_, c) => {
              const given = givens[r * columns + c] ?? undefined;
              if (given === undefined || given > n || seen.has(given)) return ".";
              seen.add(given);
              return String(given);
            }).join(" "),
          );
          const text = `puzzle P\nboard ${rows} x ${columns}\nfind n: 1..${n}\n${times} of each n in cells\n${own
            .map(([ask, head]) => `for each cell c${head}: ${ask(n, set)}`)
            .join("\n")}\ninstance:\n  n:\n${map.map((line) => `    ${line}`).join("\n")}\n`;
          const outcome = compareWithOracle(text);
          expect(outcome.kind, `${text}\n${JSON.stringify(outcome)}`).not.toBe("different");
          if (outcome.kind === "same" && outcome.count > 0) answered++;
          if (outcome.kind === "error") messages.add(outcome.messages.join());
        },
      ),
      { numRuns: someRuns(150), seed: 20261122 },
    );
    expect([...messages]).toEqual([]);
    expect(answered).toBeGreaterThan(someRuns(150) / 15);
  });

  test("nothing is asked of a place where something else is known to hold", () => {
    const text = `puzzle P
board 2 x 3
find n: 1..6
exactly one of each n in cells
for each cell c where c.column > 1: c.n = 6 or c.row <= 1 or some(x.n = c.n + 1 for x in c.around where x.column > 1)
instance:
  n:
    . . 3
    . . .
`;
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });

  test("numbers between givens stay near them", () => {
    // How many numbers each cell may have, of 25: those that are no farther in steps from the numbers given before and after, and as even or odd.
    const text = `puzzle P
board 5 x 5
find n: 1..25
exactly one of each n in cells
for each cell c: c.n = 25 or some(x.n = c.n + 1 for x in c.neighbours)
instance:
  n:
    1 . . . .
    . . . . 6
    . . 13 . .
    16 . . . .
    . . . . 25
`;
    const { typed } = analyse("test.ecp", text, noFiles);
    const [instance] = typed.instances;
    if (instance === undefined) throw new Error("no instance");
    const { ground } = compileInstance(typed, instance, { set: new Map() }, noFiles);
    expect(ground?.variables.map(({ domain }) => domain.length).join(" ")).toBe(
      "1 2 3 3 3 3 4 5 5 1 4 5 1 5 5 1 5 6 5 5 3 3 4 4 1",
    );
  });
});
