/**
 * Known cells that must not hang together, and rules that nearly say so: random heads, bodies, boards and rules beside, counted by trying every
 * choice of what is to be found. The meaning of each text is a function that is made together with it.
 */
import type { Strategy } from "@ecp/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { eachOf } from "../support/sampled.js";
import { seeds } from "../support/seeds.js";
import { problemOf, searched } from "./compiled.js";
import {
  boardLine,
  cellsOf,
  choices,
  isAcyclic,
  type Link,
  linksOf,
  mapOf,
  nameOf,
  partsOf,
  rowOf,
  type SmallBoard,
} from "./small-board.js";

/** The facts that a rule can read: from an answer, and from the two cells that a head names. */
interface Asked {
  readonly number: (cell: number) => number;
  readonly row: (cell: number) => number;
  readonly shaded: (cell: number) => boolean;
  readonly together: (x: number, y: number) => boolean;
}
type Truth = (asked: Asked, x: number, y: number) => boolean;

interface Head {
  readonly text: string;
  readonly takes: Truth;
  /** Whether each of the cells has to have a number. */
  readonly numbered: readonly [boolean, boolean];
}

const numbered = [true, true] as const;
const heads: readonly Head[] = [
  { text: "cells x, y with n", takes: (_, x, y) => x !== y, numbered },
  { text: "cells x, y with n where x before y", takes: (_, x, y) => x < y, numbered },
  { text: "cell x with n, cell y with n", takes: () => true, numbered },
  { text: "cell x with n, cell y with n where x is not y", takes: (_, x, y) => x !== y, numbered },
  {
    text: "cells x, y with n where x.n != y.n",
    takes: ({ number }, x, y) => number(x) !== number(y),
    numbered,
  },
  {
    text: "cells x, y with n where x.n < y.n",
    takes: ({ number }, x, y) => number(x) < number(y),
    numbered,
  },
  {
    text: "cells x, y with n where x is shaded",
    takes: ({ shaded }, x, y) => x !== y && shaded(x),
    numbered,
  },
  { text: "cell x with n, cell y where x is not y", takes: (_, x, y) => x !== y, numbered: [true, false] },
  { text: "cells x, y", takes: (_, x, y) => x !== y, numbered: [false, false] },
];

type Said = readonly [text: string, truth: Truth];

/** Of two cells that both have a number. */
const relations: readonly Said[] = [
  ["x.n = y.n", ({ number }, x, y) => number(x) === number(y)],
  ["x.n = y.n", ({ number }, x, y) => number(x) === number(y)],
  ["x.n = y.n", ({ number }, x, y) => number(x) === number(y)],
  ["x.n <= y.n", ({ number }, x, y) => number(x) <= number(y)],
  ["difference(x.n, y.n) <= 1", ({ number }, x, y) => Math.abs(number(x) - number(y)) <= 1],
  ["x.n = y.n or x.row is y.row", ({ number, row }, x, y) => number(x) === number(y) || row(x) === row(y)],
];
/** Of any two cells. */
const places: readonly Said[] = [
  ["x.row is y.row", ({ row }, x, y) => row(x) === row(y)],
  ["x is y", (_, x, y) => x === y],
  ["y is shaded", ({ shaded }, _, y) => shaded(y)],
];

/** `G`: the one cell is in the group of the other. */
const bodies: readonly ((relation: Said) => Said)[] = [
  ([text, truth]) => [`G implies ${text}`, (a, x, y) => !a.together(x, y) || truth(a, x, y)],
  ([text, truth]) => [`(${text}) or not G`, (a, x, y) => truth(a, x, y) || !a.together(x, y)],
  ([text, truth]) => [`not (${text}) implies not G`, (a, x, y) => truth(a, x, y) || !a.together(x, y)],
  ([text, truth]) => [`not (G and not (${text}))`, (a, x, y) => !a.together(x, y) || truth(a, x, y)],
  ([text, truth]) => [`(G) = (${text})`, (a, x, y) => a.together(x, y) === truth(a, x, y)],
  ([text, truth]) => [`G or (${text})`, (a, x, y) => a.together(x, y) || truth(a, x, y)],
  ([text, truth]) => [`not G and (${text})`, (a, x, y) => !a.together(x, y) && truth(a, x, y)],
  ([text, truth]) => [`G implies not (${text})`, (a, x, y) => !a.together(x, y) || !truth(a, x, y)],
  () => ["not G", (a, x, y) => !a.together(x, y)],
  () => ["not G", (a, x, y) => !a.together(x, y)],
];

/** The way in which cells are joined: links, or equal values of a layer on cells. */
type Layer = "line" | "mark" | "kind";

interface Statement {
  readonly layer: Layer;
  readonly head: Head;
  /** One line, or two. */
  readonly body: readonly Said[];
  /** The cells of a part of the board, of which alone it is said. */
  readonly part: readonly number[] | undefined;
  readonly turned: boolean;
}

const textOf = (board: SmallBoard, { layer, head, body, part, turned }: Statement): string => {
  const group = turned ? `x in group(y by ${layer})` : `y in group(x by ${layer})`;
  const lines = body.map(([line]) => line.replaceAll("G", `(${group})`));
  const rule = `for each ${head.text}: ${lines.join("; ")}`;
  return part === undefined
    ? rule
    : `inside {${part.map((cell) => nameOf(board, cell)).join(", ")}}:\n  ${rule}`;
};

interface Program {
  readonly board: SmallBoard;
  readonly numbers: readonly number[];
  readonly statements: readonly Statement[];
  /** Of lines: that they close no ring; that they end where a number is, and nowhere else. */
  readonly acyclic: boolean;
  readonly ends: boolean;
}

const program: fc.Arbitrary<Program> = fc
  .record({
    size: fc.constantFrom([1, 3], [1, 4], [2, 2], [2, 3], [3, 2], [1, 5]) as fc.Arbitrary<[number, number]>,
    torus: fc.nat({ max: 4 }).map((chance) => chance === 0),
    hole: fc.nat({ max: 15 }),
    numbers: fc.array(fc.constantFrom(0, 0, 1, 1, 2, 2, 3), { minLength: 6, maxLength: 6 }),
    layer: fc.constantFrom<Layer>("line", "line", "mark", "kind"),
    acyclic: fc.boolean(),
    ends: fc.nat({ max: 2 }).map((chance) => chance === 0),
    rules: fc.array(
      fc.record({
        head: fc.oneof(
          { weight: 2, arbitrary: fc.constantFrom(...heads.slice(0, 2)) },
          fc.constantFrom(...heads),
        ),
        relation: fc.constantFrom(...relations),
        place: fc.constantFrom(...places),
        // Bodies that forbid come first, and more often.
        body: fc.oneof(fc.constantFrom(...bodies.slice(0, 4)), fc.constantFrom(...bodies)),
        aboutPlaces: fc.nat({ max: 3 }).map((chance) => chance === 0),
        part: fc.option(fc.nat({ max: 63 }), { freq: 5 }),
        turned: fc.nat({ max: 4 }).map((chance) => chance === 0),
        more: fc.option(fc.constantFrom(...places), { freq: 5 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map(({ size: [rows, columns], torus, hole, numbers, layer, acyclic, ends, rules }): Program => {
    const board: SmallBoard = { rows, columns, torus, ...(hole < rows * columns ? { hole } : {}) };
    return {
      board,
      numbers: numbers.map((number, cell) => (cell === hole ? 0 : number)),
      acyclic: layer === "line" && (acyclic || ends),
      ends: layer === "line" && ends,
      statements: rules.map(({ head, relation, place, body, aboutPlaces, part, turned, more }) => ({
        layer,
        head,
        turned,
        body: [
          body(aboutPlaces || head.numbered.includes(false) ? place : relation),
          ...(more === null ? [] : [more]),
        ],
        part: part === null ? undefined : cellsOf(board).filter((cell) => ((part >> cell) & 1) === 1),
      })),
    };
  })
  .filter(({ statements }) => statements.every(({ part }) => part === undefined || part.length > 0));

function text({ board, numbers, statements, acyclic, ends }: Program): string {
  const layers = new Set(statements.map(({ layer }) => layer));
  return [
    "puzzle P",
    boardLine(board),
    "given n: number",
    "find shaded: yes/no",
    layers.has("line") ? "find line: yes/no on links" : "",
    layers.has("mark") ? "find mark: yes/no" : "",
    layers.has("kind") ? "find kind: 1..2 or none" : "",
    acyclic ? "acyclic line" : "",
    ends ? "for each cell c with n: exactly 1 line in c.links" : "",
    ends ? "for each cell c without n: exactly 0 or 2 line in c.links" : "",
    ...statements.map((statement) => textOf(board, statement)),
    "instance:",
    `  n:\n${mapOf(board, (cell) => (numbers[cell] === 0 ? "." : `${numbers[cell]}`))}`,
  ]
    .filter((each) => each !== "")
    .join("\n");
}

/** Every choice of what joins: as links that join, and what the layer alone is asked for. */
function* joinings({ board, statements }: Program): Generator<readonly Link[]> {
  const links = linksOf(board);
  const cells = cellsOf(board);
  const layer = statements[0]?.layer;
  if (layer === "line")
    for (const yes of choices(links.length)) yield links.filter((_, link) => yes[link] === true);
  else {
    // Of `kind`, 0 is none, which is joined to nothing; of `mark`, both are values.
    const values = layer === "kind" ? 3 : 2;
    for (let code = 0; code < values ** cells.length; code++) {
      const value = new Map(cells.map((cell, place) => [cell, Math.floor(code / values ** place) % values]));
      yield links.filter(
        ([a, b]) => value.get(a) === value.get(b) && (layer === "mark" || value.get(a) !== 0),
      );
    }
  }
}

function meant(program: Program): number {
  const { board, numbers, statements, acyclic, ends } = program;
  const cells = cellsOf(board);
  const shadings = [...choices(cells.length)];
  const asksShaded = statements.some(({ head, body }) =>
    `${head.text} ${body.map(([line]) => line).join()}`.includes("shaded"),
  );
  let count = 0;
  for (const joined of joinings(program)) {
    if (acyclic && !isAcyclic(joined)) continue;
    const lines = (cell: number): number => joined.filter((link) => link.includes(cell)).length;
    if (
      ends &&
      !cells.every((cell) =>
        numbers[cell] === 0 ? lines(cell) % 2 === 0 && lines(cell) < 3 : lines(cell) === 1,
      )
    )
      continue;
    const groups = statements.map(({ part = cells }) =>
      partsOf(
        part,
        joined.filter((link) => link.every((cell) => part.includes(cell))),
      ),
    );
    const holds = (shading: readonly boolean[]): boolean =>
      statements.every(({ head, body, part = cells }, index) => {
        const asked: Asked = {
          number: (cell) => numbers[cell] ?? 0,
          // Inside a part, the rows that are there are counted from its first: which are the same is the same.
          row: (cell) => rowOf(board, cell),
          shaded: (cell) => shading[cells.indexOf(cell)] === true,
          together: (x, y) => groups[index]?.some((group) => group.includes(x) && group.includes(y)) === true,
        };
        const has = (cell: number, wanted: boolean): boolean => !wanted || numbers[cell] !== 0;
        return part.every(
          (x) =>
            !has(x, head.numbered[0]) ||
            part.every(
              (y) =>
                !has(y, head.numbered[1]) ||
                !head.takes(asked, x, y) ||
                body.every(([, truth]) => truth(asked, x, y)),
            ),
        );
      });
    if (asksShaded) count += shadings.filter(holds).length;
    else if (holds([])) count += shadings.length;
  }
  return count;
}

const STRATEGIES: readonly (Strategy | "auto")[] = ["auto", "learn", "walk"];

test.each(STRATEGIES)("rules that keep cells apart, and rules that nearly do (%s)", (strategy) => {
  fc.assert(
    fc.property(program, (own) => {
      expect(searched(problemOf(text(own)), { strategy }).count, text(own)).toBe(meant(own));
    }),
    { numRuns: seeds(eachOf(120, 60, 60)).length, seed: 20261123 + STRATEGIES.indexOf(strategy) },
  );
});
