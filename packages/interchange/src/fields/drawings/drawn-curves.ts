/**
 * Drawings of curves, each for the clues of one number from 0 on, in a layer of rows of a table: `number,row,column,up,right,down,left` for each of their
 * corners, branches, crossings and ends. A format says for each cell of a drawing whether a line leads from it to the right, and down.
 */
import { type Cursor, cutOff, nextLine, placeAt, unreadable } from "../../cursor.js";
import type { Draft, Givens } from "../../givens.js";
import type { Problem, Result } from "../../problem.js";
import type { Field } from "../field.js";
import { lineOfWords } from "../values.js";

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** By cell, row by row: whether a line leads from it to the next. */
  readonly right: readonly boolean[];
  readonly down: readonly boolean[];
}

/** Row and column, from 1 on, then 1 or 0 for a line up, right, down and left. */
type Point = readonly number[];

const MOST_SIDE = 99;
const MOST_DRAWINGS = 9999;
/** Of a row: the number of the clue, a point. */
const FIELDS = 7;

/** Width, height, and two cells in each hexadecimal digit. A last cell alone has no digit, as nothing leads from it. */
export const curvesBody = (layer: string): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const parts = cursor.text.slice(start).split("/");
    const drawings: Drawing[] = [];
    for (let at = 0; at < parts.length; at += 3) {
      const [width, height, code] = parts.slice(at, at + 3);
      if (code === undefined) return cutOff(cursor, "the drawings");
      const drawing = decoded(sideOf(width), sideOf(height), code);
      const text = parts.slice(at, at + 3).join("/");
      if (drawing === undefined) return unreadable(cursor, text, text.length);
      drawings.push(drawing);
      cursor.at = Math.min(cursor.text.length, cursor.at + text.length + 1);
    }
    return takeDrawings(drawings, layer, draft, cursor, start);
  },
  write: (givens) => written(givens, layer, (drawings) => drawings.map(encoded).join("/")),
});

/** How many there are, what stands `between`, and then of each its width and its height, a line each, its lines to the right, and those down. */
export const curvesLines = (layer: string, between: Field): Field => ({
  read(cursor, draft) {
    const head = nextLine(cursor);
    const count = head?.text.trim() ?? "";
    if (head === undefined) return cutOff(cursor, "the number of drawings");
    if (!/^\d{1,4}$/.test(count))
      return { kind: "unreadable", what: count, at: placeAt(cursor, head.start, cursor.at - 1) };
    const problem = between.read(cursor, draft);
    if (problem !== undefined) return problem;
    const start = cursor.at;
    const drawings: Drawing[] = [];
    while (drawings.length < Number(count)) {
      const drawing = readDrawing(cursor);
      if ("problem" in drawing) return drawing.problem;
      drawings.push(drawing.value);
    }
    return takeDrawings(drawings, layer, draft, cursor, start);
  },
  write(givens) {
    const middle = between.write(givens);
    if ("problem" in middle) return middle;
    return written(
      givens,
      layer,
      (drawings) => `${drawings.length}\n${middle.value}${drawings.map(drawingLines).join("")}`,
    );
  },
});

/** Undefined where it is none, or too large. */
function sideOf(text: string | undefined): number | undefined {
  const side = /^\d{1,2}$/.test(text ?? "") ? Number(text) : 0;
  return side >= 1 && side <= MOST_SIDE ? side : undefined;
}

function decoded(width: number | undefined, height: number | undefined, code: string): Drawing | undefined {
  if (width === undefined || height === undefined || !/^[0-9a-f]*$/.test(code)) return undefined;
  if (code.length !== Math.floor((width * height) / 2)) return undefined;
  const ways = [...code].flatMap((digit) => [
    Number.parseInt(digit, 16) % 4,
    Number.parseInt(digit, 16) >> 2,
  ]);
  const drawing = {
    width,
    height,
    right: Array.from({ length: width * height }, (_, cell) => (ways[cell] ?? 0) % 2 === 1),
    down: Array.from({ length: width * height }, (_, cell) => (ways[cell] ?? 0) >= 2),
  };
  return leadsOut(drawing) ? undefined : drawing;
}

function encoded({ width, height, right, down }: Drawing): string {
  const way = (cell: number): number => (right[cell] === true ? 1 : 0) + (down[cell] === true ? 2 : 0);
  const digits = Array.from({ length: Math.floor((width * height) / 2) }, (_, two) =>
    (way(2 * two) + 4 * way(2 * two + 1)).toString(16),
  );
  return `${width}/${height}/${digits.join("")}`;
}

const leadsOut = ({ width, height, right, down }: Drawing): boolean =>
  right.some((is, cell) => is && cell % width === width - 1) ||
  down.some((is, cell) => is && cell >= width * (height - 1));

const wordRows = (values: readonly boolean[], width: number): readonly (readonly boolean[])[] =>
  Array.from({ length: values.length / width }, (_, row) => values.slice(row * width, (row + 1) * width));

const sayRow = (row: readonly boolean[]): string => `${row.map((is) => (is ? "1 " : "0 ")).join("")}\n`;

const drawingLines = ({ width, height, right, down }: Drawing): string =>
  [
    `${width}\n${height}\n`,
    ...(width > 1 ? wordRows(right, width).map((row) => sayRow(row.slice(0, -1))) : []),
    ...wordRows(down, width).slice(0, -1).map(sayRow),
  ].join("");

function readDrawing(cursor: Cursor): Result<Drawing> {
  const sides: number[] = [];
  while (sides.length < 2) {
    const line = nextLine(cursor);
    if (line === undefined) return { problem: cutOff(cursor, "the drawings") };
    const side = sideOf(line.text.trim());
    const at = placeAt(cursor, line.start, line.start + line.text.length);
    if (side === undefined) return { problem: { kind: "unreadable", what: line.text.trim(), at } };
    sides.push(side);
  }
  const [width = 0, height = 0] = sides;
  const rows = (count: number, words: number): Result<boolean[]> => {
    const found: boolean[] = [];
    for (let row = 0; row < count; row++) {
      const line = lineOfWords(cursor, words);
      if ("problem" in line) return line;
      found.push(...line.value.words.map(({ text }) => text === "1"));
      if (words < width) found.push(false);
    }
    return { value: found };
  };
  const right = width > 1 ? rows(height, width - 1) : { value: new Array<boolean>(height).fill(false) };
  if ("problem" in right) return right;
  const down = rows(height - 1, width);
  if ("problem" in down) return down;
  const last = new Array<boolean>(width).fill(false);
  return { value: { width, height, right: right.value, down: [...down.value, ...last] } };
}

/** Nothing is there, or a line goes straight on. */
const NO_POINT: ReadonlySet<string> = new Set(["0000", "1010", "0101"]);

/** The corners, branches, crossings and ends, in reading order. */
const pointsOf = ({ width, height, right, down }: Drawing): readonly Point[] =>
  Array.from({ length: width * height }, (_, cell): Point | undefined => {
    const above = down[cell - width] === true;
    const before = cell % width > 0 && right[cell - 1] === true;
    const sides = [above, right[cell] === true, down[cell] === true, before].map(Number);
    if (NO_POINT.has(sides.join(""))) return undefined;
    return [Math.floor(cell / width) + 1, (cell % width) + 1, ...sides];
  }).filter((point) => point !== undefined);

function takeDrawings(
  drawings: readonly Drawing[],
  layer: string,
  draft: Draft,
  cursor: Cursor,
  start: number,
): Problem | undefined {
  const rows = drawings.flatMap((drawing, number) => pointsOf(drawing).map((point) => [number, ...point]));
  const at = placeAt(cursor, start, cursor.at);
  if (rows.length === 0)
    return { kind: "not-in-class", puzzle: draft.puzzle, what: "a board without drawings", at };
  draft.layers.set(layer, rows);
  return undefined;
}

/** From each point to the next; undefined where a line leads to no point. */
function drawn(points: readonly Point[]): Drawing | undefined {
  const height = Math.max(1, ...points.map(([row = 0]) => row));
  const width = Math.max(1, ...points.map(([, column = 0]) => column));
  const [right, down] = [0, 1].map(() => new Array<boolean>(width * height).fill(false));
  if (right === undefined || down === undefined || Math.max(width, height) > MOST_SIDE) return undefined;
  const next = (ends: readonly number[], from: number): number =>
    Math.min(...ends.filter((end) => end > from), MOST_SIDE + 1);
  for (const [row = 0, column = 0, , leadsRight, leadsDown] of points) {
    const first = (row - 1) * width + column - 1;
    const toRight = next(
      points.filter((point) => point[0] === row).map((point) => point[1] ?? 0),
      column,
    );
    const toDown = next(
      points.filter((point) => point[1] === column).map((point) => point[0] ?? 0),
      row,
    );
    if (leadsRight === 1) right.fill(true, first, first + toRight - column);
    if (leadsDown === 1) for (let at = row; at < toDown; at++) down[first + (at - row) * width] = true;
  }
  const drawing = {
    width,
    height,
    right: right.slice(0, width * height),
    down: down.slice(0, width * height),
  };
  const said = (all: readonly Point[]): string => all.map(String).toSorted().join(" ");
  return !leadsOut(drawing) && said(pointsOf(drawing)) === said(points) ? drawing : undefined;
}

function written(
  givens: Givens,
  layer: string,
  say: (drawings: readonly Drawing[]) => string,
): Result<string> {
  const rows = (givens.layers.get(layer) ?? []).map((row) => String(row).split(",").map(Number));
  const refused = (what: string): Result<string> => ({
    problem: { kind: "not-in-format", puzzle: givens.puzzle, what },
  });
  if (rows.length === 0) return refused("a board without drawings");
  const isNumber = (value: number | undefined): boolean =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_DRAWINGS;
  if (rows.some((row) => row.length !== FIELDS || !row.every(isNumber)))
    return refused("a point that is none");
  const drawings: Drawing[] = [];
  const count = Math.max(...rows.map(([number = 0]) => number)) + 1;
  for (let number = 0; number < count; number++) {
    const drawing = drawn(rows.filter((row) => row[0] === number).map((row) => row.slice(1)));
    if (drawing === undefined) return refused(`a drawing for ${number} in which a line leads nowhere`);
    drawings.push(drawing);
  }
  return { value: say(drawings) };
}
