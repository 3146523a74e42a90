/** Pieces against all sets of placements, tried one by one; and options that set layers. */
import { analyse, compileInstance, type Lowered } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

function compile(text: string): Lowered {
  const analysis = analyse("test.ecp", text, noFiles);
  expect(analysis.diagnostics.filter((each) => each.severity === "error")).toEqual([]);
  const instance = analysis.typed.instances[0];
  if (instance === undefined) throw new Error("no instance");
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) throw new Error(diagnostics.map((each) => each.message).join("; "));
  return lowered;
}

function count(text: string): number {
  const run = search(compile(text).problem, { countOnly: true });
  while (run.step(100_000) === "running");
  return Number(run.count());
}

interface Laid {
  readonly shape: string;
  readonly cells: readonly (readonly [number, number])[];
}

/** Dominoes lie flat or upright; a bent tromino in four ways. */
const forms: Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>> = {
  bar: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
    ],
  ],
  bend: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  ],
};

const rows = 3;
const columns = 3;

function placements(): Laid[] {
  const laid: Laid[] = [];
  for (const [shape, ways] of Object.entries(forms))
    for (const way of ways)
      for (let r = 0; r < rows; r++)
        for (let c = 0; c < columns; c++) {
          const cells = way.map(([dr, dc]) => [r + dr, c + dc] as const);
          if (cells.every(([row, column]) => row < rows && column < columns)) laid.push({ shape, cells });
        }
  return laid;
}

/** How many sets of placements that do not overlap pass the test. */
function naive(test: (laid: readonly Laid[]) => boolean): number {
  const all = placements();
  let passed = 0;
  const chosen: Laid[] = [];
  const taken = new Set<string>();
  const go = (at: number): void => {
    const next = all[at];
    if (next === undefined) {
      if (test(chosen)) passed++;
      return;
    }
    go(at + 1);
    const keys = next.cells.map((cell) => cell.join());
    if (keys.some((key) => taken.has(key))) return;
    for (const key of keys) taken.add(key);
    chosen.push(next);
    go(at + 1);
    chosen.pop();
    for (const key of keys) taken.delete(key);
  };
  go(0);
  return passed;
}

const header = `puzzle P
board 3 x 3
pieces stone with rotations:
  bar: ##
  bend:
    #.
    ##
`;
const of = (laid: readonly Laid[], shape: string): number =>
  laid.filter((each) => each.shape === shape).length;
const cellsIn = (laid: readonly Laid[], row: number, shape?: string): number =>
  laid
    .filter((each) => shape === undefined || each.shape === shape)
    .flatMap((each) => each.cells)
    .filter(([r]) => r === row).length;

describe("pieces", () => {
  test("any number of times", () => {
    const text = `${header}place each stone any number of times\n`;
    expect(count(text)).toBe(naive(() => true));
  });
  test("a shape that no line places is not placed", () => {
    const text = `${header}place bar any number of times\n`;
    expect(count(text)).toBe(naive((laid) => of(laid, "bend") === 0));
  });
  test("at most once, exactly twice", () => {
    const text = `${header}place bend at most once\nplace bar exactly 2 times\n`;
    expect(count(text)).toBe(naive((laid) => of(laid, "bend") <= 1 && of(laid, "bar") === 2));
  });
  test("0 or 2 times", () => {
    const text = `${header}place bend any number of times\nplace bar exactly 0 or 2 times\n`;
    expect(count(text)).toBe(naive((laid) => of(laid, "bar") === 0 || of(laid, "bar") === 2));
  });
  test("a quantity over the layer counts cells", () => {
    const text = `${header}place each stone any number of times\nfor each row r where r = r2c1.row: exactly 2 stones in r\n`;
    expect(count(text)).toBe(naive((laid) => cellsIn(laid, 1) === 2));
  });
  test("a quantity of one shape counts its cells, several of one piece too", () => {
    const text = `${header}place each stone any number of times\nexactly 2 bar in {r2c1, r2c2, r2c3}\n`;
    expect(count(text)).toBe(naive((laid) => cellsIn(laid, 1, "bar") === 2));
  });
  test("cells without piece", () => {
    const text = `${header}place each stone any number of times\nexactly 1 or 3 not stone in each row\n`;
    const holds = (n: number): boolean => n === 1 || n === 3;
    expect(count(text)).toBe(naive((laid) => [0, 1, 2].every((row) => holds(3 - cellsIn(laid, row)))));
  });
  test("a cell that must have one, a cell that must have none", () => {
    const text = `${header}place each stone any number of times\nr2c2 has stone\nr1c1 has not stone\n`;
    const has = (laid: readonly Laid[], row: number, column: number): boolean =>
      laid.some((each) => each.cells.some(([r, c]) => r === row && c === column));
    expect(count(text)).toBe(naive((laid) => has(laid, 1, 1) && !has(laid, 0, 0)));
  });
  test("givens of a piece layer", () => {
    const text = `${header}place each stone any number of times
instance:
  stone:
    bar . .
    . bend .
    . . .
`;
    const at = (laid: readonly Laid[], row: number, column: number): string | undefined =>
      laid.find((each) => each.cells.some(([r, c]) => r === row && c === column))?.shape;
    expect(count(text)).toBe(naive((laid) => at(laid, 0, 0) === "bar" && at(laid, 1, 1) === "bend"));
  });
  test("cover says how often each cell is covered", () => {
    const text = `${header}place each stone any number of times\ncover each cell exactly once\n`;
    expect(count(text)).toBe(naive((laid) => laid.flatMap((each) => each.cells).length === 9));
  });
});

describe("options", () => {
  test("set layers, which keep the values that nothing sets", () => {
    // a sets r1c1 to 1 or 2; r1c2 is free; r1c3 may not be 1.
    const text = `puzzle P
board 1 x 3
find number: 1..3
items a
option set(v) for v in 1..2: a, r1c1.number = v
r1c3.number in {2, 3}
`;
    expect(count(text)).toBe(2 * 3 * 2);
  });
  test("colours, multiplicities, and items of options comprehended", () => {
    // Two of three edges are used; both ends agree on a colour of the node they share.
    const text = `puzzle P
items slot 2..2 times
items edge(i) 0..1 times for i in 1..3
optional items node(i) for i in 1..3
option draw(i, c) for i in 1..3, c in 1..2: slot, edge(i), node(j) = c for j in {i, i mod 3 + 1}
`;
    // Any two of the three edges share a node, so they have one colour: 3 pairs, 2 colours.
    expect(count(text)).toBe(6);
  });
  test("an item that no option covers is said", () => {
    const lowered = compile(`puzzle P
items a, b
option x: a
`);
    const run = search(lowered.problem);
    while (run.step(1000) === "running");
    expect(run.count()).toBe(0n);
    expect(run.uncoverable.map((item) => lowered.reasonOf(item)?.message)).toEqual([
      "nothing can satisfy `b`, because nothing that is possible on this board fulfils it",
    ]);
  });
});
