/** Variants whose clues stand in cages, in cells, between them, and beside the board. */
import type { Value } from "../givens.js";
import { diagonalEnds, linkCells } from "../places.js";
import type { Json } from "./loose-json.js";
import {
  cellIn,
  isEmpty,
  type JsonObject,
  listOf,
  numberOf,
  objectsOf,
  placeOf,
  type SetterFile,
  setterCell,
  textOf,
} from "./setter-file.js";
import type { Variant, Written } from "./variant.js";

const cages: Variant = {
  puzzle: "Killer",
  words: "killer cages",
  layers: { cage: "regions", total: { of: "cage" } },
  read(file) {
    const read: { readonly cells: readonly number[]; readonly total: number | undefined }[] = [];
    const taken = new Set<number>();
    for (const [at, { cells: names, value }] of objectsOf(file.take("killercage")).entries()) {
      const which = `killercage ${at + 1}`;
      const cells = listOf(names).map(file.cell);
      const total = numberOf(value);
      if (cells.length === 0 || !cells.every((cell) => cell !== undefined))
        file.leave(`${which}, with a place that is no cell`);
      else if (!isEmpty(value) && total === undefined) file.leave(`${which}, whose sum is no number`);
      else if (cells.some((cell) => taken.has(cell)))
        file.leave(`${which}, which has a cell of another cage`);
      else {
        for (const cell of cells) taken.add(cell);
        read.push({ cells, total });
      }
    }
    if (read.length === 0) return undefined;
    const inOrder = read.toSorted((a, b) => Math.min(...a.cells) - Math.min(...b.cells));
    const cage: (number | undefined)[] = [];
    for (const [number, { cells }] of inOrder.entries()) for (const cell of cells) cage[cell] = number;
    return {
      cage: Array.from({ length: file.size ** 2 }, (_, cell) => cage[cell]),
      total: inOrder.map(({ total }) => total),
    };
  },
  write({ size, layer }) {
    const cellsOf: string[][] = [];
    for (const [cell, number] of layer("cage").entries())
      if (typeof number === "number") {
        cellsOf[number] ??= [];
        cellsOf[number].push(setterCell(size, cell));
      }
    const totals = layer("total");
    return {
      killercage: cellsOf.map((cells, number) => {
        const total = totals[number];
        return total === undefined ? { cells } : { cells, value: String(total) };
      }),
    };
  },
};

/** Between two cells: the value of a class for each entry of the file; undefined where the class has no word for it. */
function onLinks(
  file: SetterFile,
  entries: readonly JsonObject[],
  name: string,
  said: (entry: JsonObject) => Value | undefined,
  into: (Value | undefined)[],
): void {
  const links = linkCells({ rows: file.size, columns: file.size });
  for (const [at, entry] of entries.entries()) {
    const which = `${name} ${at + 1}`;
    const [one, other] = listOf(entry.cells).map(file.cell);
    const link = links.findIndex(([x, y]) => (x === one && y === other) || (x === other && y === one));
    const value = said(entry);
    if (link < 0) file.leave(`${which}, which does not stand between two neighbours`);
    else if (value === undefined) file.leave(`${which} with a value of its own`);
    else if (into[link] !== undefined) file.leave(`${which}, the second clue at its place`);
    else into[link] = value;
  }
}

const negatives = (file: SetterFile): readonly string[] => listOf(file.take("negative")).map(textOf);

function writeLinks(
  { size, layer }: Written,
  name: string,
  of: (value: Value) => JsonObject | undefined,
): readonly Json[] {
  const links = linkCells({ rows: size, columns: size });
  return layer(name).flatMap((value, link) => {
    const cells = links[link]?.map((cell) => setterCell(size, cell));
    const said = value === undefined ? undefined : of(value);
    return cells === undefined || said === undefined ? [] : [{ cells, ...said }];
  });
}

const dots: Variant = {
  puzzle: "KropkiSudoku",
  words: "all dots",
  layers: { dot: "links" },
  read(file) {
    const [white, black] = [objectsOf(file.take("difference")), objectsOf(file.take("ratio"))];
    const all = [file.take("nonconsecutive") === true, negatives(file).includes("ratio")];
    if (white.length + black.length === 0 && !all.includes(true)) return undefined;
    if (all.includes(false)) {
      if (white.length > 0) file.leave("white dots (`difference`) without the rule that all are given");
      if (black.length > 0) file.leave("black dots (`ratio`) without the rule that all are given");
      if (all[0] === true) file.leave("`nonconsecutive` without the same rule for black dots");
      if (all[1] === true) file.leave("`ratio` in `negative` without the same rule for white dots");
      return undefined;
    }
    const dot: (Value | undefined)[] = [];
    const usual = (value: Value, number: number) => (entry: JsonObject) =>
      isEmpty(entry.value) || numberOf(entry.value) === number ? value : undefined;
    onLinks(file, white, "difference", usual("white", 1), dot);
    onLinks(file, black, "ratio", usual("black", 2), dot);
    return { dot };
  },
  write: (given) => ({
    difference: writeLinks(given, "dot", (value) => (value === "white" ? { value: "" } : undefined)),
    ratio: writeLinks(given, "dot", (value) => (value === "black" ? { value: "" } : undefined)),
    nonconsecutive: true,
    negative: ["ratio"],
  }),
};

const sums: Variant = {
  puzzle: "XV",
  words: "all X and V",
  layers: { mark: "links" },
  read(file) {
    const marks = objectsOf(file.take("xv"));
    const all = negatives(file).includes("xv");
    if (marks.length === 0 && !all) return undefined;
    if (!all) {
      file.leave("X and V (`xv`) without the rule that all are given");
      return undefined;
    }
    const mark: (Value | undefined)[] = [];
    const said = (entry: JsonObject) => ["X", "V"].find((each) => each === textOf(entry.value).toUpperCase());
    onLinks(file, marks, "xv", said, mark);
    return { mark };
  },
  write: (given) => ({
    xv: writeLinks(given, "mark", (value) => ({ value: String(value) })),
    negative: ["xv"],
  }),
};

const circles: Variant = {
  puzzle: "Quadruples",
  words: "quadruples",
  layers: { quad: "corners" },
  read(file) {
    const { size } = file;
    const quad: Value[] = [];
    for (const [at, { cells: names, values }] of objectsOf(file.take("quadruple")).entries()) {
      const which = `quadruple ${at + 1}`;
      const cells = listOf(names).map(file.cell);
      const first = cells.every((cell) => cell !== undefined) ? Math.min(...cells) : -1;
      const isBlock = [0, 1, size, size + 1].every((step) => cells.includes(first + step));
      const digits = listOf(values).map(numberOf);
      if (first < 0 || cells.length !== 4 || !isBlock || first % size === size - 1)
        file.leave(`${which}, which does not stand where four cells meet`);
      else if (digits.length === 0 || !digits.every((digit) => digit !== undefined))
        file.leave(`${which}, without digits`);
      else {
        const corner = (Math.floor(first / size) + 1) * (size + 1) + (first % size) + 1;
        if (quad[corner] !== undefined) file.leave(`${which}, the second at its corner`);
        else quad[corner] = digits;
      }
    }
    return quad.length === 0 ? undefined : { quad };
  },
  write: ({ size, layer }) => ({
    quadruple: layer("quad").flatMap((values, corner) => {
      if (values === undefined) return [];
      const first = (Math.floor(corner / (size + 1)) - 1) * size + (corner % (size + 1)) - 1;
      const cells = [0, 1, size, size + 1].map((step) => setterCell(size, first + step));
      return [{ cells, values: Array.isArray(values) ? [...values] : [Number(values)] }];
    }),
  }),
};

const parity: Variant = {
  puzzle: "EvenOdd",
  words: "even and odd cells",
  layers: { parity: "cells" },
  read(file) {
    const values: Value[] = [];
    for (const name of ["even", "odd"])
      for (const [at, { cell: place }] of objectsOf(file.take(name)).entries()) {
        const cell = file.cell(place);
        if (cell === undefined) file.leave(`${name} ${at + 1}, at a place that is no cell`);
        else if (values[cell] !== undefined && values[cell] !== name)
          file.leave(`${name} ${at + 1}, a cell that is even and odd`);
        else values[cell] = name;
      }
    return values.length === 0 ? undefined : { parity: values };
  },
  write: ({ size, layer }) => {
    const cells = (name: string): readonly Json[] =>
      layer("parity").flatMap((value, cell) => (value === name ? [{ cell: setterCell(size, cell) }] : []));
    return { odd: cells("odd"), even: cells("even") };
  },
};

/** The digits between which the sums of the class lie. */
const SANDWICH_SIZE = 9;

const sandwiches: Variant = {
  puzzle: "Sandwich",
  words: "sandwich sums",
  layers: { top: "columns", left: "rows" },
  read(file) {
    const [top, left]: [Value[], Value[]] = [[], []];
    for (const [at, { cell, value }] of objectsOf(file.take("sandwichsum")).entries()) {
      const which = `sandwichsum ${at + 1}`;
      const [place, sum] = [placeOf(cell), numberOf(value)];
      const isBeside = (at: number): boolean => at === 0 || at === file.size + 1;
      const isOf = (at: number): boolean => at >= 1 && at <= file.size;
      if (sum === undefined) {
        if (!isEmpty(value)) file.leave(`${which}, whose sum is no number`);
      } else if (file.size !== SANDWICH_SIZE) file.leave(`${which} on a board that is not 9 x 9`);
      else if (place !== undefined && isBeside(place.row) && isOf(place.column))
        put(top, place.column - 1, sum, which, file);
      else if (place !== undefined && isBeside(place.column) && isOf(place.row))
        put(left, place.row - 1, sum, which, file);
      else file.leave(`${which}, which does not stand beside the board`);
    }
    return top.length + left.length === 0 ? undefined : { top, left };
  },
  write: ({ layer }) => ({
    sandwichsum: (["top", "left"] as const).flatMap((name) =>
      layer(name).flatMap((value, at) => {
        const cell = name === "top" ? `R0C${at + 1}` : `R${at + 1}C0`;
        return value === undefined ? [] : [{ cell, value: String(value) }];
      }),
    ),
  }),
};

/** A second clue that says another thing is told. */
function put(into: Value[], at: number, value: number, which: string, { leave }: SetterFile): void {
  if (into[at] !== undefined && into[at] !== value) leave(`${which}, the second of its line`);
  else into[at] = value;
}

const diagonalSums: Variant = {
  puzzle: "LittleKiller",
  words: "little killer sums",
  layers: { total: "diagonals" },
  read(file) {
    const ends = diagonalEnds({ rows: file.size, columns: file.size });
    const total: Value[] = [];
    for (const [at, { cell, direction, value }] of objectsOf(file.take("littlekillersum")).entries()) {
      const which = `littlekillersum ${at + 1}`;
      const [place, sum] = [placeOf(cell), numberOf(value)];
      if (sum === undefined) {
        if (!isEmpty(value)) file.leave(`${which}, whose sum is no number`);
        continue;
      }
      const [down = 0, right = 0] = STEPS[textOf(direction).toUpperCase()] ?? [];
      const isBeside = place !== undefined && file.cell(cell) === undefined;
      const first = isBeside ? cellIn(file.size, `R${place.row + down}C${place.column + right}`) : undefined;
      const diagonal = ends.findIndex(
        (one) =>
          first !== undefined && (one.left === first || one.right === first) && one.down === (down === right),
      );
      if (diagonal < 0 || down === 0) file.leave(`${which}, which does not point along a diagonal`);
      else put(total, diagonal, sum, which, file);
    }
    return total.length === 0 ? undefined : { total };
  },
  write: ({ size, layer }) => {
    const ends = diagonalEnds({ rows: size, columns: size });
    return {
      littlekillersum: layer("total").flatMap((value, diagonal) => {
        const one = ends[diagonal];
        if (value === undefined || one === undefined) return [];
        const [row, column] = [Math.floor(one.left / size) + 1, (one.left % size) + 1];
        const cell = `R${one.down ? row - 1 : row + 1}C${column - 1}`;
        return [{ cell, direction: one.down ? "DR" : "UR", value: String(value) }];
      }),
    };
  },
};

/** The step of a direction, in rows and columns. */
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  DR: [1, 1],
  DL: [1, -1],
  UR: [-1, 1],
  UL: [-1, -1],
};

export const clueVariants: readonly Variant[] = [
  cages,
  dots,
  sums,
  circles,
  parity,
  sandwiches,
  diagonalSums,
];
