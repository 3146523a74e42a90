/**
 * One in each tree of lines, and rules that nearly say so: other demands of the lines, other sizes, counts, sets and nouns, on boards with holes and
 * round tori, counted by trying every choice of what is to be found.
 */
import type { Strategy } from "@ecp/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seeds } from "../support/seeds.js";
import { problemOf, searched } from "./compiled.js";
import {
  boardLine,
  cellsOf,
  choices,
  isAcyclic,
  isConnected,
  isPath,
  isTree,
  type Link,
  linksOf,
  mapOf,
  partsOf,
  type SmallBoard,
} from "./small-board.js";

interface Answer {
  readonly board: SmallBoard;
  readonly lines: readonly Link[];
  readonly isTip: (cell: number) => boolean;
  readonly isWall: (cell: number) => boolean;
}

type Demand = readonly [text: string, holds: (answer: Answer) => boolean];

const leftHalf = ({ board, lines }: Answer): readonly Link[] =>
  lines.filter((link) => link.every((cell) => cell % board.columns < 2));

const allTips = ({ board, isTip }: Answer): number => cellsOf(board).filter(isTip).length;

const demands: readonly Demand[] = [
  ["acyclic line", ({ lines }) => isAcyclic(lines)],
  ["tree line", ({ lines }) => isTree(lines)],
  ["path line", ({ lines }) => isPath(lines)],
  ["connected line", ({ lines }) => isConnected(lines)],
  ["acyclic line or exactly 1 tip in cells", (answer) => isAcyclic(answer.lines) || allTips(answer) === 1],
  ["if at least 2 tip in cells: acyclic line", (answer) => isAcyclic(answer.lines) || allTips(answer) < 2],
  ["not acyclic line", ({ lines }) => !isAcyclic(lines)],
  ["inside cells where column <= 2: acyclic line", (answer) => isAcyclic(leftHalf(answer))],
  ["", () => true],
];

type Group = readonly number[];
type Filter = readonly [text: string, takes: (group: Group) => boolean];

const filters: readonly Filter[] = [
  ["", () => true],
  ["size(g) > 1", (g) => g.length > 1],
  ["size(g) >= 2", (g) => g.length >= 2],
  ["size(g) != 1", (g) => g.length !== 1],
  ["1 < size(g)", (g) => g.length > 1],
  ["size(g) >= 1", (g) => g.length >= 1],
  ["size(g) > 2", (g) => g.length > 2],
  ["size(g) >= 3", (g) => g.length >= 3],
  ["size(g) != 2", (g) => g.length !== 2],
  ["size(g) > 0", (g) => g.length > 0],
  ["2 > size(g)", (g) => g.length < 2],
  ["size(g) = 2", (g) => g.length === 2],
  ["size(g) > 1 and size(g) < 4", (g) => g.length > 1 && g.length < 4],
  ["size(g) > 1 or size(g) = 1", () => true],
];

type Body = readonly [text: string, holds: (answer: Answer, group: Group) => boolean];

const tips = ({ isTip }: Answer, group: Group): number => group.filter(isTip).length;
const bodies: readonly Body[] = [
  ["exactly 1 tip in g", (answer, g) => tips(answer, g) === 1],
  ["exactly 1 not tip in g", (answer, g) => g.length - tips(answer, g) === 1],
  ["exactly 1 wall in g", ({ isWall }, g) => g.filter(isWall).length === 1],
  ["exactly 1 tip in (g c where size(g) > 1)", (answer, g) => g.length > 1 && tips(answer, g) === 1],
  ["exactly 1 tip in (g c where c is wall)", (answer, g) => tips(answer, g.filter(answer.isWall)) === 1],
  ["exactly 1 or 2 tip in g", (answer, g) => [1, 2].includes(tips(answer, g))],
  ["exactly 2 tip in g", (answer, g) => tips(answer, g) === 2],
  ["at most 1 tip in g", (answer, g) => tips(answer, g) <= 1],
  ["at least 1 tip in g", (answer, g) => tips(answer, g) >= 1],
  ["count(c in g where c is tip) = 1", (answer, g) => tips(answer, g) === 1],
  ["not exactly 1 tip in g", (answer, g) => tips(answer, g) !== 1],
];

interface Set {
  readonly text: string;
  readonly has: (answer: Answer, cell: number) => boolean;
}

const sets: readonly Set[] = [
  { text: "", has: () => true },
  { text: "of cells without wall ", has: ({ isWall }, cell) => !isWall(cell) },
  { text: "of (cells c where c.column <= 2) ", has: ({ board }, cell) => cell % board.columns < 2 },
  { text: "of cells with tip ", has: ({ isTip }, cell) => isTip(cell) },
];

interface Program {
  readonly board: SmallBoard;
  readonly wall: readonly boolean[];
  /** Tips that are given. */
  readonly given: readonly boolean[];
  readonly demand: Demand;
  readonly filter: Filter;
  readonly set: Set;
  readonly said: readonly Body[];
  /** It is said of the first column or two only. */
  readonly inside: boolean;
}

const cellsChosen = fc.array(
  fc.nat({ max: 5 }).map((chance) => chance === 0),
  { minLength: 6, maxLength: 6 },
);

/** The form itself, in its wordings. */
const form = fc.record({
  demand: fc.constantFrom(...demands.slice(0, 3)),
  filter: fc.constantFrom(...filters.slice(0, 5)),
  set: fc.constant(sets[0]),
  said: fc.constantFrom(...bodies.slice(0, 3)).map((body) => [body]),
  inside: fc.constant(false),
});
/** Anything near it. */
const near = fc.record({
  demand: fc.constantFrom(...demands),
  filter: fc.constantFrom(...filters),
  set: fc.constantFrom(...sets),
  said: fc.array(fc.constantFrom(...bodies), { minLength: 1, maxLength: 2 }),
  inside: fc.boolean(),
});
type Rules = Pick<Program, "demand" | "filter" | "set" | "said" | "inside">;
const aspects: readonly (keyof Rules)[] = ["demand", "filter", "set", "said", "inside"];

/** The form but for one thing, mostly: what differs in two is seldom taken for it. */
const rules: fc.Arbitrary<Rules> = fc
  .tuple(form, near, fc.constantFrom(...aspects, undefined))
  .map(
    ([own, other, aspect]) => (aspect === undefined ? other : { ...own, [aspect]: other[aspect] }) as Rules,
  );

const program: fc.Arbitrary<Program> = fc
  .record({
    size: fc.constantFrom([1, 2], [1, 4], [2, 2], [2, 2], [2, 3], [3, 2]) as fc.Arbitrary<[number, number]>,
    torus: fc.nat({ max: 4 }).map((chance) => chance === 0),
    hole: fc.nat({ max: 19 }),
    wall: cellsChosen,
    given: cellsChosen,
    rules,
  })
  .map(({ size: [rows, columns], hole, torus, rules: own, ...rest }) => ({
    ...rest,
    ...own,
    board: { rows, columns, torus: torus && rows * columns < 6, ...(hole < rows * columns ? { hole } : {}) },
  }));

function text({ board, wall, given, demand, filter, set, said, inside }: Program): string {
  const cells = cellsOf(board);
  const head = `for each group g ${set.text}by line${filter[0] === "" ? "" : ` where ${filter[0]}`}:`;
  const map = (marked: readonly boolean[]): string =>
    mapOf(board, (cell) => (marked[cell] === true && cells.includes(cell) ? "#" : "."));
  const indent = inside ? "  " : "";
  return [
    "puzzle P",
    boardLine(board),
    "given wall: yes/no",
    "find line: yes/no on links",
    "find tip: yes/no",
    demand[0],
    inside ? "inside cells where column <= 2:" : "",
    `${indent}${head}`,
    ...said.map(([body]) => `${indent}  ${body}`),
    "instance:",
    `  wall:\n${map(wall)}  tip:\n${map(given)}`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function meant({ board, wall, given, demand, filter, set, said, inside }: Program): number {
  const cells = cellsOf(board).filter((cell) => !inside || cell % board.columns < 2);
  const all = cellsOf(board);
  const links = linksOf(board);
  const tipChoices = [...choices(all.length)].filter((yes) =>
    all.every((cell, place) => given[cell] !== true || yes[place] === true),
  );
  let count = 0;
  for (const yes of choices(links.length)) {
    const lines = links.filter((_, link) => yes[link] === true);
    for (const tip of tipChoices) {
      const answer: Answer = {
        board,
        lines,
        isTip: (cell) => tip[all.indexOf(cell)] === true,
        isWall: (cell) => wall[cell] === true,
      };
      if (!demand[1](answer)) continue;
      const members = cells.filter((cell) => set.has(answer, cell));
      const groups = partsOf(
        members,
        lines.filter((link) => link.every((cell) => members.includes(cell))),
      );
      if (groups.every((group) => !filter[1](group) || said.every(([, holds]) => holds(answer, group))))
        count++;
    }
  }
  return count;
}

const STRATEGIES: readonly (Strategy | "auto")[] = ["auto", "learn", "walk"];

test.each(STRATEGIES)("one in each tree, and rules that nearly say so (%s)", (strategy) => {
  fc.assert(
    fc.property(program, (own) => {
      expect(searched(problemOf(text(own)), { strategy }).count, text(own)).toBe(meant(own));
    }),
    { numRuns: seeds(100).length, seed: 20261124 + STRATEGIES.indexOf(strategy) },
  );
});
