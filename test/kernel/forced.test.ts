/**
 * Literals that conditions on graphs force before anything is decided, so that the search has nothing to try. Each case is the smallest that
 * needs an argument of its own; that nothing else is forced is tested on random graphs (`random.seeded.test.ts`).
 */
import {
  createProblemBuilder,
  type Graph,
  type Literal,
  negate,
  type Problem,
  search,
  translate,
} from "@ecp/engine";
import { expect, it } from "vitest";
import { at8 } from "../../packages/engine/src/kernel/indexing.js";
import { DeductionKernel } from "../../packages/engine/src/kernel/kernel.js";
import { grid, switches } from "./boards.js";

function graphOf(...pairs: readonly (readonly [number, number])[]): Graph {
  return {
    vertexCount: 1 + Math.max(...pairs.flat()),
    from: Int32Array.from(pairs, ([u]) => u),
    to: Int32Array.from(pairs, ([, v]) => v),
  };
}

interface Case {
  readonly name: string;
  readonly graph: Graph;
  readonly data?: readonly number[];
  /** By literal: `1` true, `0` false, `.` open. */
  readonly given: string;
  /** The further assumptions, when all that follows has come to rest. */
  readonly later?: readonly [literal: number, value: boolean];
  /** The facts that are then known of all of them; undefined: there is no answer. */
  readonly known: string | undefined;
  /** Where that takes a trial of the opposite: what is known without one. */
  readonly atOnce?: string;
}

interface Posed {
  readonly problem: Problem;
  readonly cells: readonly Literal[];
}

/** The case, and besides some more values. */
function posed(
  { name, graph, data, given }: Case,
  more: readonly (readonly [number, boolean])[] = [],
): Posed {
  const builder = createProblemBuilder();
  const cells = switches(builder, given.length);
  builder.global(name, cells, graph, data);
  const cell = (k: number): Literal => cells[k] ?? (0 as Literal);
  [...given].forEach((value, k) => {
    if (value !== ".") builder.clause([value === "1" ? cell(k) : negate(cell(k))]);
  });
  for (const [k, value] of more) builder.clause([value ? cell(k) : negate(cell(k))]);
  return { problem: builder.build(), cells };
}

/** The values on which all answers agree, as far as that takes no decision: what can be assumed otherwise is refused at once. */
function known(each: Case): string | undefined {
  const isRefused = (more: readonly (readonly [number, boolean])[]): boolean => {
    const assumed = each.later === undefined ? more : [each.later, ...more];
    const run = search(posed(each, assumed).problem, { strategy: "learn", limit: 1 });
    while (run.step(1000) === "running");
    return run.count() === 0n && run.stats().depth === 0;
  };
  if (isRefused([])) return undefined;
  return [...each.given]
    .map((_, k) => (isRefused([[k, false]]) ? "1" : isRefused([[k, true]]) ? "0" : "."))
    .join("");
}

/** The values that one propagation finds, with no trial of others. */
function knownAtOnce(each: Case): string | undefined {
  const { problem, cells } = posed(each);
  const { model, literal } = translate(problem);
  const kernel = new DeductionKernel(model);
  if (kernel.refuted || !kernel.propagate()) return undefined;
  if (each.later !== undefined) {
    const [k, value] = each.later;
    kernel.decide(literal(cells[k] ?? (0 as Literal)) ^ (value ? 0 : 1));
    if (!kernel.propagate()) return undefined;
  }
  return cells.map((cell) => ["0", ".", "1"][1 + at8(kernel.value, literal(cell))]).join("");
}

const row = (size: number): Graph =>
  graphOf(...Array.from({ length: size - 1 }, (_, k) => [k, k + 1] as const));
const ring = (size: number): Graph =>
  graphOf(...Array.from({ length: size }, (_, k) => [k, (k + 1) % size] as const));
/** Cells of two sides, row by row, and how many are to be in the region of each (0: any number). */
const halves = (width: number, side: string, size = ""): Pick<Case, "name" | "graph" | "data"> => ({
  name: "halves",
  graph: grid(width, side.length / width),
  data: [...side].flatMap((own, v) => [Number(own), Math.floor(v / width), v % width, Number(size[v] ?? 0)]),
});
/** Two triangles. */
const twoRings = graphOf([0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3]);

it.each<readonly [string, Case]>([
  ["what lies between two", { name: "connected", graph: row(5), given: "1...1", known: "11111" }],
  ["what cannot be reached", { name: "connected", graph: row(5), given: "1.0..", known: "1.000" }],
  [
    "only what all ways pass",
    {
      name: "connected",
      graph: graphOf([0, 1], [1, 2], [1, 3], [2, 4], [3, 4], [4, 5]),
      given: "1....1",
      known: "11..11",
    },
  ],
  ["two that cannot be joined", { name: "connected", graph: row(3), given: "101", known: undefined }],
  [
    "no passage that leads nowhere",
    { name: "connected", graph: row(5), data: [1, 0, 1, 0, 0], given: "1.1..", known: "111.." },
  ],
  [
    "that a ring is not closed beside another",
    { name: "loop", graph: twoRings, given: "11.1..", known: undefined },
  ],
  [
    "that what is off a closed loop is off",
    {
      name: "loop",
      graph: graphOf([0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3]),
      given: "111...",
      known: "111000",
    },
  ],
  ["that ends go on", { name: "loop", graph: ring(5), given: "1....", known: "11111" }],
  [
    "that a loop does not close early",
    { name: "loop", graph: grid(4, 2), given: "1.....1...", known: "1110101111" },
  ],
  [
    "that a ring does not close once there is another edge",
    {
      name: "loop",
      graph: graphOf(
        ...([
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 0],
          [0, 4],
          [3, 5],
        ] as const),
        ...([
          [4, 5],
          [4, 6],
          [4, 7],
          [5, 6],
          [5, 7],
          [6, 7],
        ] as const),
      ),
      given: "111........1",
      known: "1110110....1",
    },
  ],
  [
    "that ends of two kinds do not meet",
    {
      name: "paths",
      graph: graphOf([0, 1], [0, 2], [1, 3], [2, 3]),
      data: [1, 2, 1, 2],
      given: "....",
      known: "0110",
    },
  ],
  [
    "that ways of two kinds do not meet, and no more of them",
    {
      name: "paths",
      graph: graphOf([0, 1], [2, 3], [1, 2], [1, 4], [4, 5], [1, 8], [8, 5], [2, 6], [6, 7], [2, 9], [9, 7]),
      data: [1, 0, 0, 2, 0, 1, 0, 2, 0, 0],
      given: "...........",
      known: "110........",
    },
  ],
  [
    "the same, whichever end of an edge comes first",
    {
      name: "paths",
      graph: graphOf([1, 0], [3, 2], [1, 2], [1, 4], [4, 5], [1, 8], [8, 5], [2, 6], [6, 7], [2, 9], [9, 7]),
      data: [1, 0, 0, 2, 0, 1, 0, 2, 0, 0],
      given: "...........",
      known: "110........",
    },
  ],
  [
    "that a way is no ring",
    { name: "paths", graph: ring(4), data: [0, 0, 0, 0], given: "111.", known: undefined },
  ],
  [
    "that a way with loose ends is no ring",
    { name: "paths", graph: ring(4), data: [-1, -1, -1, -1], given: "111.", known: "1110" },
  ],
  ["the last edge of a ring", { name: "acyclic", graph: ring(4), given: "111.", known: "1110" }],
  ["the last vertex of a ring", { name: "acyclic", graph: ring(4), data: [1], given: "111.", known: "1110" }],
  [
    "a vertex that two edges join with another",
    { name: "acyclic", graph: graphOf([0, 1], [0, 1]), data: [1], given: "1.", known: "10" },
  ],
  ["a bridge of a tree", { name: "tree", graph: row(5), given: "1..1", known: "1111" }],
  ["that a tree is no ring", { name: "tree", graph: ring(4), data: [1], given: "1.11", known: "1011" }],
  [
    "that a group stops when it is full",
    { name: "component-size", graph: row(4), data: [1, 2], given: ".11.", known: "0110" },
  ],
  [
    "that a group takes the only room there is",
    { name: "component-size", graph: row(4), data: [3, 3], given: "1...", known: "111.", atOnce: "1..." },
  ],
  [
    "that a group takes all the room that is left",
    { name: "component-size", graph: row(4), data: [3, 3], given: "1..0", known: "1110" },
  ],
  [
    "that a board has no room for a group",
    { name: "component-size", graph: row(2), data: [3, 3], given: "..", known: "00" },
  ],
  [
    "that there is no room for a group",
    { name: "component-size", graph: row(5), data: [3, 3], given: "..0..", known: "00000" },
  ],
  [
    "that two groups do not join to too many",
    { name: "component-size", graph: row(5), data: [1, 3], given: "11.1.", known: "1101." },
  ],
  ["what lies within a region", { ...halves(2, "0011"), given: "111.", known: "1111" }],
  ["that a region has one size", { ...halves(1, "01", "24"), given: "1", known: undefined }],
  ["that a region has an even size", { ...halves(2, "01", "33"), given: "1", known: undefined }],
  ["that a region is not too large", { ...halves(4, "1100", "0002"), given: "111", known: undefined }],
  ["that a half is in one part", { ...halves(4, "11011000"), given: "..11....0.", known: undefined }],
  ["that there is no room for a half", { ...halves(1, "0"), given: "", known: undefined }],
  [
    "that no more is joined than the other half has room for",
    { ...halves(3, "100110"), given: ".10....", known: "0101111", atOnce: "010...." },
  ],
  [
    "that a region does not grow into one that has its size",
    {
      ...halves(3, "011001", "220000"),
      given: "..0....",
      later: [5, true],
      known: "1000111",
      atOnce: ".000111",
    },
  ],
  [
    "what takes all the room there is for one half",
    { ...halves(3, "010011", "400000"), given: ".....0.", known: "1101001", atOnce: ".1...0." },
  ],
  [
    "and for the other one",
    { ...halves(3, "001001", "040000"), given: ".......", known: "00.010.", atOnce: "....1.." },
  ],
  ["what every image of a half needs", { ...halves(2, "0011"), given: "...1", known: "1111" }],
  [
    "what no image of a half has room for",
    { ...halves(3, "011000"), given: "...1...", known: "0111.10", atOnce: "0..1..." },
  ],
  [
    "what would be an image where nothing may be",
    { ...halves(3, "110000"), given: "...1...", known: "1.01101", atOnce: "..01..." },
  ],
])("%s", (_, each) => {
  expect(known(each)).toBe(each.known);
  expect(knownAtOnce(each)).toBe(each.atOnce ?? each.known);
});
