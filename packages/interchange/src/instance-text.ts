/** Writes the givens of a puzzle as an instance of its class, in .ecp text. */

import { SIDES } from "./fields/by-direction.js";
import type { Genre, Spelled } from "./genre.js";
import { genreOfGivens } from "./genres.js";
import { type Givens, HOLE, type Layer, type Value } from "./givens.js";
import { diagonalEnds } from "./places.js";
import { variantSpelling } from "./setters/mixed.js";

/** `name`: what the instance is called; it must have no quotation mark. */
export function instanceText(givens: Givens, name: string): string {
  const genre = spellingOf(givens);
  const lines = [
    ...remarkLines(givens),
    `instance "${name}" of ${givens.puzzle}${argumentsText(givens, genre)}:`,
  ];
  const holes = givens.layers.get(HOLE) ?? [];
  const layers = genre === undefined ? [] : layerLines(givens, genre);
  // A row of one long word would be read as a row of short ones.
  const isThin = givens.columns === 1 || givens.rows === 1;
  const isOneWord = isThin && layers.some((line) => /^(\w+:)? +\S{2,}$/.test(line));
  const needsSize = isOneWord || (genre !== undefined && !tellsSize(genre));
  if (holes.includes(true) || needsSize) lines.push(`  ${boardLine(givens, holes)}`);
  lines.push(...layers.map((line) => `  ${line}`));
  return `${lines.join("\n")}\n`;
}

type Spelling = Pick<Genre, "layers" | "parameters" | "symbol" | "defaults">;

const spellingOf = (givens: Givens): Spelling | undefined => variantSpelling(givens) ?? genreOfGivens(givens);

/** Longer words about a puzzle are cut. */
const MOST_REMARKED = 4000;

function remarkLines({ remarks }: Givens): readonly string[] {
  if (remarks === undefined) return [];
  const { title, author, rules, notSaid } = remarks;
  const by = author === undefined ? "" : `by ${author}`;
  const said = [
    ...(title === undefined && author === undefined ? [] : [`${title ?? ""}${title && by ? ", " : ""}${by}`]),
    ...(rules === undefined ? [] : [rules]),
    ...notSaid.map((what) => `not supported: ${what}`),
  ];
  return said
    .flatMap((text) => text.slice(0, MOST_REMARKED).split(/[\r\n\u2028\u2029]+/))
    .filter((line) => line.trim() !== "")
    .map((line) => `// ${line}`);
}

/** The parameters do, or a layer of which something is said for each cell, row or column. */
const tellsSize = ({ layers, parameters, symbol }: Spelling): boolean =>
  parameters !== undefined ||
  symbol !== undefined ||
  Object.values(layers).some(
    (spelled) =>
      typeof spelled !== "object" &&
      !["links", "edges", "corners", "sides", "paths", "diagonals", "table"].includes(spelled),
  );

function argumentsText({ parameters }: Givens, genre: Spelling | undefined): string {
  const all = [...parameters];
  if (all.every(([name, value]) => genre?.defaults?.get(name) === value)) return "";
  return `(${all.map(([name, value]) => `${name} = ${wordOf(value)}`).join(", ")})`;
}

const cellName = ({ columns }: Givens, cell: number): string =>
  `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;

function boardLine(givens: Givens, holes: Layer): string {
  const { rows, columns } = givens;
  const names = [...holes.keys()]
    .filter((cell) => holes[cell] === true)
    .map((cell) => cellName(givens, cell));
  return `board ${rows} x ${columns}${names.length === 0 ? "" : ` without ${names.join(", ")}`}`;
}

function layerLines(givens: Givens, genre: Spelling): readonly string[] {
  const lines: string[] = [];
  const { symbol } = genre;
  if (symbol !== undefined) {
    const cells = Array.from({ length: givens.rows * givens.columns }, (_, cell) =>
      symbol((layer) => givens.layers.get(layer)?.[cell]),
    );
    lines.push("map:", ...grid(cells, givens.columns));
  }
  for (const [name, spelled] of Object.entries(genre.layers))
    lines.push(...layerText(givens, genre, name, spelled));
  return lines;
}

function layerText(givens: Givens, genre: Spelling, name: string, spelled: Spelled): readonly string[] {
  const values = givens.layers.get(name) ?? [];
  const isThere = values.some((value) => value !== undefined);
  if (typeof spelled === "object") {
    const regions = regionNames(givens.layers.get(spelled.of) ?? []);
    const said = regions.flatMap((region, at) => {
      const value = values[at];
      return value === undefined ? [] : [`${region} = ${wordOf(value)}`];
    });
    return said.length === 0 ? [] : [`${name}: ${said.join(", ")}`];
  }
  switch (spelled) {
    case "map":
      return [];
    case "cells": {
      // One layer must tell the size of the board; the first does.
      const tells = genre.symbol === undefined && Object.keys(genre.layers)[0] === name;
      if (!isThere && !tells) return [];
      const words = Array.from({ length: givens.rows * givens.columns }, (_, cell) => wordOf(values[cell]));
      return [`${name}:`, ...grid(words, givens.columns)];
    }
    case "marks": {
      const words = Array.from({ length: givens.rows * givens.columns }, (_, cell) =>
        values[cell] === true ? "#" : ".",
      );
      return [`${name}:`, ...grid(words, givens.columns)];
    }
    case "links":
      return listed(name, values, (link) => linkName(givens, link));
    case "edges":
      return listed(name, values, (edge) => edgeName(givens, edge));
    case "paths": {
      const ways = values.map((cells) =>
        Array.isArray(cells) ? cells.map((cell: number) => cellName(givens, cell)).join("-") : "",
      );
      return ways.length === 0 ? [] : [`${name}: ${ways.join(", ")}`];
    }
    case "diagonals": {
      const ends = diagonalEnds(givens);
      const nameAt = (at: number): string => {
        const { left = 0, right = 0 } = ends[at] ?? {};
        return `${cellName(givens, left)}-${cellName(givens, right)}`;
      };
      return listed(name, values, nameAt);
    }
    case "cornerMap": {
      const width = givens.columns + 1;
      const words = Array.from({ length: (givens.rows + 1) * width }, (_, corner) => wordOf(values[corner]));
      return [`${name}:`, ...grid(words, width)];
    }
    case "corners":
      return listed(name, values, (corner) => cornerName(givens, corner));
    case "sides":
      return listed(name, fourAtCells(givens, values), (cell) => cellName(givens, cell));
    case "regions": {
      const names = regionNames(values);
      const words = Array.from({ length: givens.rows * givens.columns }, (_, cell) => {
        const region = values[cell];
        return typeof region === "number" ? (names[region] ?? ".") : ".";
      });
      return [`${name}:`, ...grid(words, givens.columns)];
    }
    case "table":
      return isThere
        ? [`${name}:`, ...values.map((row) => `  ${String(row ?? "").replaceAll(",", ", ")}`)]
        : [];
    case "rows":
      return sideText(name, values, givens.rows);
    case "columns":
      return sideText(name, values, givens.columns);
    case "lines": {
      const lists = (from: number, count: number): readonly string[] =>
        Array.from({ length: count }, (_, index) => `  ${listText(values[from + index])}`);
      return [
        `${name} on rows:`,
        ...lists(0, givens.rows),
        `${name} on columns:`,
        ...lists(givens.rows, givens.columns),
      ];
    }
    case "rowsAndColumns":
      return [
        ...sideText(`${name} on rows`, values, givens.rows),
        ...sideText(`${name} on columns`, values.slice(givens.rows), givens.columns),
      ];
    default:
      return spelled satisfies never;
  }
}

/** `between: r3c4-r3c5 = yes, …` */
function listed(name: string, values: Layer, nameOf: (element: number) => string): readonly string[] {
  const said = [...values.keys()].filter((element) => values[element] !== undefined);
  return said.length === 0
    ? []
    : [`${name}: ${said.map((element) => `${nameOf(element)} = ${wordOf(values[element])}`).join(", ")}`];
}

/** Of each cell that has any the values at its sides, as an instance lists them. */
const fourAtCells = ({ rows, columns }: Givens, values: Layer): Layer =>
  Array.from({ length: rows * columns }, (_, cell) => {
    const four = values.slice(SIDES * cell, SIDES * (cell + 1));
    return four.every((value) => value === undefined)
      ? undefined
      : Array.from({ length: SIDES }, (_, at) => wordOf(four[at])).join(" ");
  });

function linkName(givens: Givens, link: number): string {
  const { rows, columns } = givens;
  const across = rows * (columns - 1);
  if (link >= across)
    return `${cellName(givens, link - across)}-${cellName(givens, link - across + columns)}`;
  const cell = Math.floor(link / (columns - 1)) * columns + (link % (columns - 1));
  return `${cellName(givens, cell)}-${cellName(givens, cell + 1)}`;
}

/** An edge by a cell and a side of it: the cell above or at the left, if there is one. */
function edgeName(givens: Givens, edge: number): string {
  const { rows, columns } = givens;
  const upright = (rows + 1) * columns;
  if (edge < upright)
    return edge < columns ? `${cellName(givens, edge)}.up` : `${cellName(givens, edge - columns)}.down`;
  const [row, column] = [Math.floor((edge - upright) / (columns + 1)), (edge - upright) % (columns + 1)];
  const first = row * columns;
  return column === 0 ? `${cellName(givens, first)}.left` : `${cellName(givens, first + column - 1)}.right`;
}

/** A corner by the cells at its upper left and its lower right. */
function cornerName(givens: Givens, corner: number): string {
  const row = Math.floor(corner / (givens.columns + 1));
  const below = row * givens.columns + (corner % (givens.columns + 1));
  return `${cellName(givens, below - givens.columns - 1)}-${cellName(givens, below)}`;
}

const sideText = (name: string, values: Layer, length: number): readonly string[] => [
  `${name}: ${Array.from({ length }, (_, index) => wordOf(values[index])).join(" ")}`,
];

const listText = (value: Value | undefined): string =>
  value === undefined
    ? "."
    : typeof value === "string"
      ? value.replaceAll(",", " ")
      : Array.isArray(value) && value.length > 0
        ? value.join(" ")
        : "0";

function wordOf(value: Value | undefined): string {
  if (value === undefined) return ".";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(",") : String(value);
}

/** Rows of words, under each other. */
function grid(words: readonly string[], columns: number): readonly string[] {
  const width = words.reduce((most, word) => Math.max(most, word.length), 0);
  const lines: string[] = [];
  for (let start = 0; start < words.length; start += columns)
    lines.push(
      `  ${words
        .slice(start, start + columns)
        .map((word) => word.padStart(width))
        .join(" ")}`,
    );
  return lines;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A letter each, then a letter and a number of as many digits as are needed. */
function regionNames(regions: Layer): readonly string[] {
  const count = new Set(regions.filter((region) => region !== undefined)).size;
  if (count <= LETTERS.length) return [...LETTERS].slice(0, count);
  const digits = String(Math.ceil(count / LETTERS.length) - 1).length;
  const perLetter = 10 ** digits;
  const letter = (index: number): string => LETTERS.charAt(Math.floor(index / perLetter));
  return Array.from(
    { length: count },
    (_, index) => letter(index) + String(index % perLetter).padStart(digits, "0"),
  );
}
