/**
 * Regions known by one cell each: what is taken from them before labels are made, against every division tried; and puzzles of rules that it reads
 * against the judge, with no room for candidates.
 */
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  type Demanded,
  type OwnRegions,
  reduceRegions,
} from "../../packages/compiler/src/ground/patterns/domain-reduction/known-by-one.js";
import { connectedSets } from "../../packages/compiler/src/ground/structures/connected-sets.js";
import { analyse, compileInstance } from "../../packages/compiler/src/index.js";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

vi.mock("../../packages/compiler/src/thresholds.js", async (original) => ({
  ...(await original<object>()),
  REGION_CANDIDATES: 0,
  KNOWN_BY_ONE_CANDIDATES: 0,
  CELLS_ASKED_SINGLY: 0,
}));

const [ROWS, COLUMNS] = [2, 4];
const PLACES = Array.from({ length: ROWS * COLUMNS }, (_, place) => place);
const neighbours = PLACES.map((place) =>
  PLACES.filter((other) => {
    const [down, along] = [
      Math.trunc(place / COLUMNS) - Math.trunc(other / COLUMNS),
      (place % COLUMNS) - (other % COLUMNS),
    ];
    return Math.abs(down) + Math.abs(along) === 1;
  }),
);

const pairs = fc.array(fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...PLACES)), { maxLength: 2 });
const asked: fc.Arbitrary<Demanded> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Demanded>([]) },
  { weight: 1, arbitrary: fc.constant<Demanded>(false) },
  { weight: 2, arbitrary: pairs },
);
const told = fc.record({
  of: fc.constantFrom(...PLACES),
  asked: fc.array(asked, { minLength: PLACES.length, maxLength: PLACES.length }),
});

/** By place the region; all that hold. */
function divisions({ may, roots, most, said, together }: OwnRegions): readonly (readonly number[])[] {
  const found: number[][] = [];
  const isRight = (own: readonly number[]): boolean =>
    roots.every((root, region) => own[root] === region && connected(own, region, root)) &&
    most.every((size, region) => own.filter((one) => one === region).length <= size) &&
    together.every(([a, b]) => own[a] === own[b]) &&
    said.every(({ of, asks }) =>
      PLACES.every((place) => {
        if (own[place] !== own[of]) return true;
        const pairsThere = asks(place);
        return pairsThere !== false && pairsThere.every(([a, b]) => own[a] === own[b]);
      }),
    );
  const go = (own: readonly number[]): void => {
    if (own.length === PLACES.length) {
      if (isRight(own)) found.push([...own]);
      return;
    }
    may.forEach((row, region) => {
      if (row[own.length] === 1) go([...own, region]);
    });
  };
  go([]);
  return found;
}

function connected(own: readonly number[], region: number, root: number): boolean {
  const met = new Set([root]);
  for (const place of met)
    for (const next of neighbours[place] ?? []) if (own[next] === region) met.add(next);
  return PLACES.every((place) => own[place] !== region || met.has(place));
}

describe("regions that are known by one place each", () => {
  test("only what no division has is taken away", () => {
    let taken = 0;
    let none = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1, maxLength: 3 }),
        fc.array(told, { maxLength: 4 }),
        fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: pairs }),
        fc.array(fc.oneof(fc.constant(PLACES.length), fc.integer({ min: 0, max: 5 })), {
          minLength: 3,
          maxLength: 3,
        }),
        (roots, all, together, sizes) => {
          const may = roots.map((root) =>
            Uint8Array.from(PLACES, (place) => (place === root || !roots.includes(place) ? 1 : 0)),
          );
          const said = all.map((one) => ({
            of: one.of,
            asks: (place: number): Demanded => one.asked[place] ?? [],
          }));
          const most = sizes.slice(0, roots.length);
          const regions: OwnRegions = { may, roots, most, neighbours, said, together };
          const before = divisions(regions);
          const entries = (): number => may.reduce((sum, row) => sum + row.reduce((a, b) => a + b, 0), 0);
          const whole = entries();
          const held = reduceRegions(regions, () => undefined);
          if (held !== undefined) {
            expect(divisions(regions)).toEqual(before);
            expect(held.map((own) => PLACES.map((place) => Number(own.includes(place))))).toEqual(
              may.map((own) => [...own]),
            );
            if (before.length > 0) taken += whole - entries();
          } else {
            expect(before).toEqual([]);
            none++;
          }
        },
      ),
      { numRuns: 600, seed: 20261122 },
    );
    expect(taken).toBeGreaterThan(0);
    expect(none).toBeGreaterThan(0);
  });

  test("a condition on a place is asked again when something it needs is gone", () => {
    // In a row of five, known by the first and the last: the second is with the fourth, which the first cannot reach past the third.
    const row = [0, 1, 2, 3, 4].map((place) => [place - 1, place + 1].filter((at) => at >= 0 && at < 5));
    const may = [Uint8Array.of(1, 1, 0, 1, 0), Uint8Array.of(0, 1, 1, 1, 1)];
    const asks = (place: number): Demanded => (place === 1 ? [[1, 3]] : []);
    const said = [{ of: 0, asks }];
    const regions = { may, roots: [0, 4], most: [5, 5], neighbours: row, said, together: [] };
    expect(reduceRegions(regions, () => undefined)).toEqual([[0], [4, 3, 2, 1]]);
    expect(may.map((own) => own.join(""))).toEqual(["10000", "01111"]);
  });

  test("a place known to be in a region is asked what else it needs, round after round", () => {
    // Known by the first and the last of five: the second is with the third, and of the third it is said that the fourth is not with it.
    const row = [0, 1, 2, 3, 4].map((place) => [place - 1, place + 1].filter((at) => at >= 0 && at < 5));
    const may = [Uint8Array.of(1, 1, 1, 1, 0), Uint8Array.of(0, 0, 1, 1, 1)];
    const said = [
      { of: 1, asks: (place: number): Demanded => (place === 1 ? [[1, 2]] : []) },
      { of: 2, asks: (place: number): Demanded => (place === 3 ? false : []) },
    ];
    const regions = { may, roots: [0, 4], most: [5, 5], neighbours: row, said, together: [] };
    expect(reduceRegions(regions, () => undefined)).toEqual([
      [0, 1, 2],
      [4, 3],
    ]);
  });

  test("if one of two places that go together cannot be, the other cannot", () => {
    const row = [0, 1, 2, 3].map((place) => [place - 1, place + 1].filter((at) => at >= 0 && at < 4));
    const may = [Uint8Array.of(1, 1, 1, 0), Uint8Array.of(0, 1, 1, 1)];
    const regions = { may, roots: [0, 3], most: [4, 4], neighbours: row, said: [] };
    expect(reduceRegions({ ...regions, together: [[3, 1]] }, () => undefined)).toEqual([[0], [3, 2, 1]]);
  });

  test("a region reaches no farther than it is large", () => {
    const row = [0, 1, 2, 3, 4, 5].map((place) => [place - 1, place + 1].filter((at) => at >= 0 && at < 6));
    const may = [Uint8Array.of(1, 1, 1, 1, 1, 0), Uint8Array.of(0, 1, 1, 1, 1, 1)];
    const regions = { may, roots: [0, 5], most: [2, 6], neighbours: row, said: [], together: [] };
    expect(reduceRegions(regions, () => undefined)?.map((own) => own.length)).toEqual([2, 5]);
  });
});

const HEADER = `puzzle P
given seat: yes/no
given clue: number or ?
find area: region
for each area a: exactly 1 seat in a
let turned(x, c) = board has cell(2 * c.row - x.row, 2 * c.column - x.column) and cell(2 * c.row - x.row, 2 * c.column - x.column).area is c.area
let level(k, c) = cell(k, c.column).area is c.area
`;

const asks = [
  "for each cell c with seat, cell x where x.area is c.area: turned(x, c)",
  "for each cell c with seat, cell x where x.area is c.area: cell(2 * c.row - x.row, 2 * c.column - x.column).area is c.area",
  "for each cell c with seat, cell x where x.area is c.area: level(x.row + 0, c)",
  "for each cell c with seat, cell x where x.area is c.area: x.left.area is not c.area or x.up.area is c.area",
  "for each cell c with clue: size(c.area) = c.clue",
  "for each cell c with seat, cell x where c.area is x.area: x.row <= c.row",
  "for each cell c with seat, cell x where x.area is c.area and x.row > c.row: cell(c.row, x.column).area is c.area",
  "for each cell c with seat, cell x where x.area is c.area: x.row <= c.row or cell(c.row, x.column).area is x.area",
  "for each cell c with seat, cell x where x.area is c.area: if x.column > c.column then cell(x.row, c.column).area is c.area else x.column = c.column or x.row = c.row",
  "for each cell c with seat, cell x where x.area is c.area: all(y.area is c.area for y in x.row where y.column < x.column and y.row > 1)",
  "for each cell c with clue, cell x where x.area is c.area: x.row = c.row or x.column = c.column",
  "for each cell c with clue, cell x where x.area is c.area: distance(x, c) <= c.clue",
  "for each cell c with seat, cell x in c.neighbours where x.area is c.area: x.column >= c.column",
  "for each cell c where c.area is r1c1.area, cell x where x.area is c.area: x.row <= 2",
  "for each cell c with clue: all(x.area is c.area for x in c.row where x.column >= c.column)",
  "for each cell c with seat: c.row = 1 or cell(c.row - 1, c.column).area is c.area",
  "for each cell c with clue: some(x.area is c.area for x in c.neighbours)",
  "for each cell c with seat, cell x where x.area is not c.area: x.row != c.row or x.column != c.column + 1",
  "for each cell c with seat, cell x where x.area is c.area: x.area is r1c1.area or x.row > 1",
  "for each cell c with seat, cell x where c.area is x.area and x.row != c.row: x.column >= c.column",
  "for each link (x, y) where x.area is y.area: x.row = y.row or x.column > 1",
  // Heads of which a `?`, or the answer, decides.
  "for each cell c with clue where c.clue > 1, cell x where x.area is c.area: x.row = c.row or x.column = c.column",
  "for each cell c with clue: all(x.area is c.area for x in c.neighbours where c.clue > 1 and x.row = c.row)",
  "for each cell c with seat where c.area is r1c1.area: all(x.area is c.area for x in c.neighbours where x.row = c.row)",
  "for each cell c with seat: all(x.area is c.area for x in c.neighbours where x.area is r1c1.area)",
  "for each cells x, y where x.area is y.area: difference(x.row, y.row) + difference(x.column, y.column) <= 3",
];

const boards = [
  ["# . .", ". . .", ". . #"],
  [". # .", ". . .", ". . #"],
  [". . .", ". # .", ". . ."],
  ["# . . .", ". . # ."],
];

const sentences = fc.uniqueArray(fc.constantFrom(...asks), { minLength: 1, maxLength: 3 });

describe("puzzles of rules on such regions", () => {
  test("have the answers that they mean", () => {
    let answered = 0;
    const messages = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom([2, 3], [3, 3], [2, 4], [4, 2]),
        fc.constantFrom("region", "region", "region", "region or none"),
        sentences,
        fc.array(fc.constantFrom(".", ".", "#"), { minLength: 9, maxLength: 9 }),
        fc.array(fc.constantFrom(".", ".", ".", "1", "2", "?"), { minLength: 9, maxLength: 9 }),
        ([rows = 1, columns = 1], area, rules, seats, clues) => {
          const map = (symbols: readonly string[]): string =>
            Array.from(
              { length: rows },
              (_, r) => `    ${symbols.slice(r * columns, (r + 1) * columns).join(" ")}`,
            ).join("\n");
          const header = HEADER.replace("area: region", `area: ${area}`);
          const text = `${header}${rules.join("\n")}\ninstance:\n  seat:\n${map(seats)}\n  clue:\n${map(clues)}\n`;
          const outcome = compareWithOracle(text);
          expect(outcome.kind, `${text}\n${JSON.stringify(outcome)}`).not.toBe("different");
          if (outcome.kind === "same" && outcome.count > 0) answered++;
          if (outcome.kind === "error") messages.add(`${outcome.messages.join()}\n${text}`);
        },
      ),
      { numRuns: 60, seed: 20261122 },
    );
    expect([...messages]).toEqual([]);
    expect(answered).toBeGreaterThan(60 / 6);
  });

  test.each(asks)("%s", (ask) => {
    for (const rows of boards) {
      const clues = rows.map((row) => row.replaceAll("#", "2"));
      const map = (lines: readonly string[]): string => lines.map((line) => `    ${line}\n`).join("");
      const text = `${HEADER}${ask}\ninstance:\n  seat:\n${map(rows)}  clue:\n${map(clues)}`;
      expect(compareWithOracle(text), text).toMatchObject({ kind: "same" });
    }
  });

  test("of two divisions have each its own regions", () => {
    const text = `puzzle P
given seat: yes/no
find area: region
find zone: region
for each area a: exactly 1 seat in a
for each zone z: exactly 1 seat in z
find mark: yes/no
for each cell c with seat, cell x where x.area is c.area: x.row = c.row or x is mark
for each cell c with seat, cell x where x.zone is c.zone: x.column = c.column or x is not mark
instance:
  seat:
    # .
    . #
`;
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });

  test.each([asks[0], asks[1]])("a cell is in no region to which it could not be turned: %s", (ask) => {
    const text = `${HEADER}${ask}
instance:
  seat:
    . . . . .
    . # . # #
    . . . . .
  clue:
    . . . . .
    . . . . .
    . . . . .
`;
    const { typed } = analyse("test.ecp", text, noFiles);
    const [instance] = typed.instances;
    if (instance === undefined) throw new Error("no instance");
    const { ground } = compileInstance(typed, instance, { set: new Map() }, noFiles);
    // How many regions each cell can be in, of three: the last two, with no column that is free on both of their sides, leave all the rest to the first.
    expect(ground?.auxiliaries.map(({ domain }) => domain.length).join(" ")).toBe(
      "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    );
  });
});

describe("lists of connected sets", () => {
  test("are too long when they are listed, where it is seen from one large set", () => {
    let tooMany = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1 }),
        fc.integer({ min: 1, max: 8 }),
        (most, cells, largest) => {
          const growth = {
            neighbours: (cell: number) => neighbours[cell] ?? [],
            cells: [...cells].sort((a, b) => a - b),
            mayGrow: (set: readonly number[]) => set.length <= largest,
            most,
          };
          const listed = connectedSets({ ...growth, keep: () => true });
          expect(connectedSets(growth)).toEqual(listed);
          if (listed === undefined) tooMany++;
        },
      ),
      { numRuns: 300, seed: 20261122 },
    );
    expect(tooMany).toBeGreaterThan(300 / 30);
  });
});
