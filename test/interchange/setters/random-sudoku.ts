/** Random Sudokus with any of the variants, without a care for whether they have an answer. */
import type { Givens, Layer, Value } from "@ecp/interchange";
import fc from "fast-check";

const SIZE = 9;
const CELLS = SIZE * SIZE;

const sparse = (length: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Layer> =>
  fc.array(fc.option(value, { nil: undefined, freq: 2 }), { minLength: length, maxLength: length });

/** A way without a cell twice, of at least two. */
const path: fc.Arbitrary<Value> = fc
  .tuple(
    fc.nat(CELLS - 1),
    fc.array(fc.constantFrom([0, 1], [1, 0], [1, 1], [0, -1], [-1, 0]), { maxLength: 8 }),
  )
  .map(([start, steps]) => {
    const cells = [start];
    for (const [down = 0, right = 0] of steps) {
      const last = cells.at(-1) ?? start;
      const [row, column] = [Math.floor(last / SIZE) + down, (last % SIZE) + right];
      const next = row * SIZE + column;
      if (row >= 0 && row < SIZE && column >= 0 && column < SIZE && !cells.includes(next)) cells.push(next);
    }
    return cells;
  })
  .filter((cells) => cells.length > 1);

const paths = (name: string): fc.Arbitrary<Record<string, Layer>> =>
  fc.array(path, { minLength: 1, maxLength: 6 }).map((layer) => ({ [name]: layer }));

const isSaid = (layer: Layer): boolean => layer.some((value) => value !== undefined);

const cages = fc
  .tuple(sparse(CELLS, fc.nat(12)), sparse(13, fc.integer({ min: 1, max: 45 })))
  .filter(([cage]) => isSaid(cage))
  .map(([cage, total]): Record<string, Layer> => {
    const order = [...new Set(cage.filter((each) => each !== undefined))];
    return {
      cage: cage.map((each) => (each === undefined ? undefined : order.indexOf(each))),
      total: total.slice(0, order.length),
    };
  });

const corners = sparse(64, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }))
  .filter(isSaid)
  .map((values): Record<string, Layer> => {
    const quad: (Value | undefined)[] = Array.from({ length: 100 });
    for (const [at, value] of values.entries()) quad[(Math.floor(at / 8) + 1) * 10 + (at % 8) + 1] = value;
    return { quad };
  });

/** By class, what it says; a class that says nothing would not come back. */
const byClass: Readonly<Record<string, fc.Arbitrary<Record<string, Layer>>>> = {
  SudokuX: fc.constant({}),
  AntiKnight: fc.constant({}),
  Windoku: fc.constant({}),
  Thermo: paths("thermo"),
  ArrowSudoku: paths("arrow"),
  Palindromes: paths("palindrome"),
  RenbanSudoku: paths("renban"),
  Whispers: paths("whisper"),
  Killer: cages,
  KropkiSudoku: sparse(144, fc.constantFrom("white", "black")).map((dot) => ({ dot })),
  XV: sparse(144, fc.constantFrom("X", "V")).map((mark) => ({ mark })),
  Quadruples: corners,
  EvenOdd: sparse(CELLS, fc.constantFrom("even", "odd"))
    .filter(isSaid)
    .map((parity) => ({ parity })),
  Sandwich: fc
    .record({ top: sparse(SIZE, fc.integer({ min: 0, max: 35 })), left: sparse(SIZE, fc.nat(35)) })
    .filter(({ top, left }) => isSaid(top) || isSaid(left)),
  LittleKiller: sparse(34, fc.integer({ min: 1, max: 60 }))
    .filter(isSaid)
    .map((total) => ({ total })),
};

const parameters = new Map<string, Value>([
  ["n", SIZE],
  ["h", 3],
  ["w", 3],
]);

export const randomSudoku: fc.Arbitrary<Givens> = fc
  .subarray(Object.keys(byClass))
  // Both have a layer of that name: no class can take them in together.
  .map((names) => names.filter((name) => name !== "LittleKiller" || !names.includes("Killer")))
  .chain((names) =>
    fc
      .tuple(
        sparse(CELLS, fc.integer({ min: 1, max: 9 })),
        ...names.map((name) => byClass[name] ?? fc.constant({})),
      )
      .map(([digit, ...said]): Givens => {
        const layers = new Map<string, Layer>([["digit", digit as Layer]]);
        for (const each of said)
          for (const [name, layer] of Object.entries(each)) layers.set(name, layer as Layer);
        const [only = "Sudoku", ...others] = names;
        const takesIn = others.length === 0 ? {} : { takesIn: names };
        const puzzle = [only, ...others].join("");
        return { puzzle, rows: SIZE, columns: SIZE, parameters, layers, ...takesIn };
      }),
  );
