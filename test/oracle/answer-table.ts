/**
 * Classes of which random data mostly have no answer, so that "neither has one" says little, and what of their boards comes from an answer instead.
 */
import type { FromAnswer } from "./from-answer.js";
import type { InstanceForm } from "./random-instance.js";

const four: readonly InstanceForm[] = [{ rows: 4, columns: 4, arguments: "n = 4, h = 2, w = 2" }];
const board = (rows: number, columns: number): InstanceForm => ({ rows, columns });
const square = (n: number): InstanceForm => ({ rows: n, columns: n, arguments: `n = ${n}` });

/** Numbers beside the board. */
const beside: FromAnswer["instead"] = [
  ["given top: number on columns", "find top: 0..3 or none on columns"],
  ["given left: number on rows", "find left: 0..3 or none on rows"],
];
const besideLayers: FromAnswer["layers"] = [
  ["top", 0.5],
  ["left", 0.5],
];
const dot = "given dot: {white, black} on links written o white, * black";

export const answerTable: readonly FromAnswer[] = [
  {
    file: "../../examples/numbers/kropki",
    forms: [board(2, 2), board(2, 3), board(3, 3), board(4, 4)],
    instead: [[dot, "find dot: {white, black} or none on links"]],
    layers: [["dot", 1]],
  },
  {
    file: "../../examples/sudoku/kropki-sudoku",
    forms: four,
    instead: [[dot, "find dot: {white, black} or none on links"]],
    layers: [["dot", 1]],
  },
  {
    file: "../../examples/sudoku/xv",
    forms: four,
    instead: [["given mark: {V, X} on links", "find mark: {V, X} or none on links"]],
    layers: [["mark", 1]],
  },
  {
    file: "../../examples/numbers/futoshiki",
    forms: [square(3), square(4)],
    instead: [
      [
        "given sign: {less, greater} on links written < less, > greater, ^ less, v greater",
        "find sign: {less, greater} or none on links",
      ],
    ],
    layers: [["sign", 0.4]],
  },
  {
    file: "../../examples/loops/castle-wall",
    forms: [{ ...board(3, 3), density: 0.15 }],
    instead: [
      ["given side: {white, black, grey}", "find side: {white, black, grey} or none on cells with wall"],
      ["given number: number", "find number: 0..2 or none on cells with arrow"],
    ],
    layers: [
      ["side", 0.7],
      ["number", 0.7],
    ],
  },
  {
    file: "../../examples/loops/country-road",
    forms: [board(2, 2), board(2, 3), board(3, 3)],
    instead: [["given count: number on rooms", "find count: 0..9 or none on rooms"]],
    layers: [["count", 0.6]],
  },
  { file: "../../examples/shading/aquarium", forms: [board(3, 3)], instead: beside, layers: besideLayers },
  { file: "../../examples/objects/tents", forms: [board(2, 3)], instead: beside, layers: besideLayers },
  { file: "../classes/tilepaint", forms: [board(3, 3)], instead: beside, layers: besideLayers },
  {
    file: "../classes/masyu",
    forms: [board(3, 3)],
    instead: [["given pearl: {white, black}", "find pearl: {white, black} or none"]],
    layers: [["pearl", 0.7]],
  },
  {
    file: "../classes/moonsun",
    forms: [board(2, 3)],
    instead: [["given mark: {moon, sun}", "find mark: {moon, sun} or none"]],
    layers: [["mark", 1]],
  },
  {
    file: "../classes/slitherlink",
    forms: [board(2, 2)],
    instead: [["given clue: 0..3", "find clue: 0..3 or none"]],
    layers: [["clue", 0.6]],
  },
  {
    file: "../classes/numberlink",
    forms: [board(2, 3)],
    instead: [["given number: number", "find number: 1..2 or none"]],
    layers: [["number", 1]],
  },
  {
    file: "../classes/nurikabe",
    forms: [board(2, 3)],
    instead: [["given clue: number or ?", "find clue: 1..5 or none"]],
    layers: [["clue", 1]],
  },
  {
    file: "../classes/shikaku",
    forms: [board(2, 3), board(3, 3)],
    instead: [["given clue: number or ?", "find clue: 1..6 or none"]],
    layers: [["clue", 1]],
  },
  {
    file: "../classes/usowan",
    forms: [board(2, 3), board(3, 3)],
    instead: [["given clue: 0..4", "find clue: 0..4 or none"]],
    layers: [["clue", 1]],
  },
  {
    file: "../classes/skyscrapers",
    forms: [{ rows: 3, columns: 3, arguments: "n = 3" }],
    instead: [
      ["where n = size of top", ""],
      ["puzzle Skyscrapers", "puzzle Skyscrapers(n: 1..9)"],
      ["given top, bottom: number on columns", "find top, bottom: 1..3 or none on columns"],
      ["given left, right: number on rows", "find left, right: 1..3 or none on rows"],
    ],
    layers: [["top"], ["bottom"], ["left"], ["right"]],
  },
  {
    file: "../classes/heyawake",
    forms: [board(2, 3), board(3, 3)],
    instead: [["given count: number on rooms", "find count: 0..9 or none on rooms"]],
    layers: [["count", 0.6]],
  },
  {
    file: "../classes/hashi",
    forms: [board(1, 3), board(3, 3)],
    instead: [
      ["given island: yes/no", "find island: yes/no"],
      ["given count: 1..8", "find count: 1..8 or none"],
    ],
    layers: [
      ["island", 1],
      ["count", 0.6],
    ],
  },
];
