/** Drawings of many kinds, for the golden files of text.test.ts and svg.test.ts. */
import type { Picture } from "../../packages/compiler/src/solution.js";
import type { Domain } from "../../packages/compiler/src/typed.js";
import { boxStatement, grid, numbers, regionElements, sketch, values } from "./pictures.js";

const yesNo: Domain = { kind: "yes-no" };
const number: Domain = { kind: "number" };

const printedDigits = numbers(`
  . . . . . . . 1 .
  4 . . . . . . . .
  . 2 . . . . . . .
  . . . . 5 . 4 . 7
  . . 8 . . . 3 . .
  . . 1 . 9 . . . .
  3 . . 4 . . 2 . .
  . 5 . 1 . . . . .
  . . . 8 . 6 . . .`);
const allDigits = numbers(`
  6 9 3 7 8 4 5 1 2
  4 8 7 5 1 2 9 3 6
  1 2 5 9 6 3 8 7 4
  9 3 2 6 5 1 4 8 7
  5 6 8 2 4 7 3 9 1
  7 4 1 3 9 8 6 2 5
  3 1 9 4 7 5 2 6 8
  8 5 6 1 2 9 7 4 3
  2 7 4 8 3 6 1 5 9`);

const queens = [0, 4, 7, 5, 2, 6, 1, 3];

const pieceMap = `
  I P P Y Y Y Y V V V
  I P P X Y L L L L V
  I P X X X F Z Z L V
  I T W X F F F Z U U
  I T W W N N F Z Z U
  T T T W W N N N U U`;

const pieceNames = ["F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z"];

export const gallery: Readonly<Record<string, () => Picture>> = {
  "a solved Sudoku": () =>
    sketch({
      rows: 9,
      columns: 9,
      layers: [
        {
          name: "digit",
          role: "find",
          domain: { kind: "numbers", values: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
          printed: printedDigits,
          answer: values(allDigits.map((digit) => digit ?? null)),
        },
      ],
      statements: [boxStatement(3, 3)],
    }),
  "an unsolved board of boxes 2 x 3": () =>
    sketch({
      rows: 6,
      columns: 6,
      solved: false,
      layers: [{ name: "digit", role: "find", domain: number, printed: [1, undefined, 12, ...Array(33)] }],
      statements: [boxStatement(2, 3)],
    }),
  "queens on a chessboard": () =>
    sketch({
      rows: 8,
      columns: 8,
      layers: [
        {
          name: "queen",
          role: "find",
          domain: yesNo,
          answer: values(queens.flatMap((at) => queens.map((_, column) => column === at))),
        },
      ],
    }),
  "stars in rooms": () =>
    sketch({
      rows: 4,
      columns: 4,
      layers: [
        {
          name: "room",
          domain: { kind: "region" },
          elements: regionElements("a a b b\na c c b\na c d d\nd d d d"),
        },
        {
          name: "star",
          role: "find",
          domain: yesNo,
          answer: values([..."..#.#......#.#.."].map((symbol) => symbol === "#")),
        },
      ],
    }),
  "pieces that tile a board": () =>
    sketch({
      rows: 6,
      columns: 10,
      layers: [
        {
          name: "pentomino",
          role: "find",
          domain: {
            kind: "pieces",
            pieces: {
              name: "pentomino",
              lattice: "squares",
              rotations: true,
              reflections: true,
              shapes: pieceNames.map((name) => ({ name, span: { file: "", start: 0, end: 0 }, cells: [] })),
            },
          },
          answer: {
            kind: "pieces",
            values: grid(pieceMap).map((symbol) => symbol ?? null),
            placements: pieceNames.map((shape) => ({
              shape,
              cells: grid(pieceMap).flatMap((symbol, cell) => (symbol === shape ? [cell] : [])),
            })),
          },
        },
      ],
    }),
  "sticks on edges": () =>
    sketch({
      rows: 2,
      columns: 2,
      layers: [
        {
          name: "stick",
          role: "find",
          on: { kind: "edge" },
          domain: {
            kind: "pieces",
            pieces: {
              name: "stick",
              lattice: "sticks",
              rotations: true,
              reflections: true,
              shapes: ["I", "L"].map((name) => ({ name, span: { file: "", start: 0, end: 0 }, cells: [] })),
            },
          },
          // The horizontal edges first, row by row.
          answer: {
            kind: "pieces",
            values: [..."LLII....L..."].map((symbol) => (symbol === "." ? null : symbol)),
            placements: [
              { shape: "L", cells: [0, 1, 8] },
              { shape: "I", cells: [2, 3] },
            ],
          },
        },
      ],
    }),
  "one kind of piece, round a hole": () =>
    sketch({
      rows: 3,
      columns: 3,
      board: { without: new Set([4]) },
      layers: [
        {
          name: "domino",
          role: "find",
          domain: {
            kind: "pieces",
            pieces: {
              name: "domino",
              lattice: "squares",
              rotations: true,
              reflections: true,
              shapes: [{ name: "domino", span: { file: "", start: 0, end: 0 }, cells: [] }],
            },
          },
          answer: {
            kind: "pieces",
            values: Array.from({ length: 9 }, (_, cell) => (cell === 4 ? null : "domino")),
            placements: [
              { shape: "domino", cells: [0, 1] },
              { shape: "domino", cells: [2, 5] },
              { shape: "domino", cells: [7, 8] },
              { shape: "domino", cells: [3, 6] },
            ],
          },
        },
      ],
    }),
  "runs outside, shading inside": () =>
    sketch({
      rows: 3,
      columns: 3,
      layers: [
        {
          name: "runs",
          domain: { kind: "number-list" },
          on: { kind: "line" },
          printed: [[2], [1, 1], [0], [2], [1], [1]],
        },
        {
          name: "shaded",
          role: "find",
          domain: yesNo,
          answer: values([true, true, false, true, false, true, false, false, false]),
        },
      ],
    }),
  "clues on all four sides": () =>
    sketch({
      rows: 2,
      columns: 3,
      solved: false,
      layers: [
        { name: "top", domain: number, on: { kind: "column" }, printed: [3, undefined, 12] },
        { name: "bottom", domain: number, on: { kind: "column" }, printed: [1, 2, undefined] },
        { name: "left", domain: number, on: { kind: "row" }, printed: [7, undefined] },
        { name: "right", domain: number, on: { kind: "row" }, printed: [undefined, 10] },
        { name: "wall", domain: yesNo, printed: [true, false, undefined, undefined, true, undefined] },
        { name: "clue", domain: number, printed: [4, undefined, { unprinted: true }] },
      ],
    }),
  "a loop through circles": () =>
    sketch({
      rows: 3,
      columns: 3,
      layers: [
        {
          name: "pearl",
          domain: { kind: "symbols", values: ["white", "black"] },
          printed: ["black", "white", undefined, undefined, undefined, "white"],
        },
        {
          name: "line",
          role: "find",
          domain: yesNo,
          on: { kind: "link" },
          // Horizontal: two a row; then vertical: three in each of two rows.
          answer: values([true, true, false, true, true, false, true, false, true, true, true, false]),
        },
      ],
    }),
  bridges: () =>
    sketch({
      rows: 1,
      columns: 3,
      layers: [
        { name: "count", domain: number, printed: [2, undefined, 2], show: [{ look: "circle" }] },
        {
          name: "bridge",
          role: "find",
          domain: {
            kind: "range",
            from: {
              kind: "number",
              value: 0,
              span: { file: "", start: 0, end: 0 },
              type: { kind: "number" },
              known: true,
            },
            to: {
              kind: "number",
              value: 2,
              span: { file: "", start: 0, end: 0 },
              type: { kind: "number" },
              known: true,
            },
          },
          on: { kind: "link" },
          answer: values([2, 2]),
        },
      ],
    }),
  "a fence on edges": () =>
    sketch({
      rows: 2,
      columns: 2,
      layers: [
        { name: "clue", domain: number, printed: [3, undefined, undefined, 0] },
        {
          name: "fence",
          role: "find",
          domain: yesNo,
          on: { kind: "edge" },
          answer: values(
            [true, false, false, false, true, false, true, false, false, true, true, false].map((yes) => yes),
          ),
        },
      ],
    }),
  "signs between cells, a thermometer": () =>
    sketch({
      rows: 3,
      columns: 3,
      solved: false,
      layers: [
        {
          name: "sign",
          domain: { kind: "symbols", values: ["less", "more"] },
          on: { kind: "link" },
          printed: ["less", undefined, "more", ...Array(9)],
          show: [
            { value: "less", text: "<" },
            { value: "more", text: ">" },
          ],
        },
        { name: "thermo", domain: { kind: "paths" }, elements: { names: ["1"], cells: [[2, 5, 7, 6]] } },
      ],
    }),
  "wide symbols": () =>
    sketch({
      rows: 2,
      columns: 2,
      solved: false,
      layers: [
        {
          name: "fruit",
          domain: { kind: "symbols", values: ["apple", "pear", "plum", "木"] },
          printed: ["apple", "pear", "plum", "木"],
          show: [{ value: "apple", text: "🍎" }],
        },
      ],
    }),
  "a cover without a board": () => sketch({ layers: [], options: ["Anna", "Charlotte", "Dennis"] }),
};
