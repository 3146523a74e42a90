/** Small instances of a class at random: a board, and data for each given layer, the same for the same seed. */

import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type { LayerId, TypedLayer, TypedPuzzle } from "../../packages/compiler/src/typed.js";
import { divisions } from "./every-whole.js";

export interface InstanceForm {
  readonly rows: number;
  readonly columns: number;
  /** `n = 4, h = 2`: where the puzzle has a board line, that must give this size. */
  readonly arguments?: string;
  /** How much of each given layer is filled, from 0 to 1; a third, where nothing is said. */
  readonly density?: number;
  /** False: nothing of what is to be found is fixed. */
  readonly answersToo?: boolean;
}

export type Random = (below: number) => number;

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** The text of an instance section. */
export function randomInstance(puzzle: TypedPuzzle, form: InstanceForm, seed: number): string {
  const random = randomFrom(seed);
  const given = form.arguments === undefined ? "" : `(${form.arguments})`;
  const lines = [`instance "${seed}" of ${puzzle.name}${given}:`];
  if (puzzle.board === undefined && form.rows > 0) lines.push(`  board ${form.rows} x ${form.columns}`);
  const rooms = new Map<LayerId, readonly string[]>();
  puzzle.layers.forEach((layer, id) => {
    if (puzzle.layers.some(({ domain }) => domain.kind === "pieces" && domain.pieces.table === id))
      lines.push(`  ${layer.name}:`, ...pieceRows(random).map((row) => `    ${row}`));
    lines.push(...dataOf(layer, id as LayerId, form, rooms, random).map((line) => `  ${line}`));
  });
  if (lines.length === 1) lines.push(`  expect unique`);
  return `${lines.join("\n")}\n`;
}

/** Some small pieces, one or two of each. */
function pieceRows(random: Random): string[] {
  const drawings = ["#", "##", "###", "#./##", "##/##"];
  const first = random(drawings.length);
  return drawings
    .filter((_, at) => at === first || random(4) === 0)
    .map((drawing, at) => `${"ABCDE"[at] ?? ""}, ${1 + random(2)}, ${drawing}`);
}

function dataOf(
  layer: TypedLayer,
  id: LayerId,
  form: InstanceForm,
  rooms: Map<LayerId, readonly string[]>,
  random: Random,
): string[] {
  const { rows, columns, density = 1 / 3, answersToo = true } = form;
  const chance = (part: number): boolean => random(1000) < part * 1000;
  const { domain, name } = layer;
  if (domain.kind === "pieces" || domain.kind === "table") return [];
  if (layer.role === "find") {
    if (!answersToo) return [];
    if (domain.kind === "region" || domain.kind === "paths" || layer.on.kind !== "cell" || !chance(0.5))
      return [];
    if (layer.where !== undefined) return [];
    return mapOf(name, rows, columns, () => (chance(density / 4) ? textOf(layer, form, random) : "."));
  }
  switch (domain.kind) {
    case "region": {
      const map = regionMap(rows, columns, random);
      rooms.set(id, [...new Set(map.flat().filter((symbol) => symbol !== "."))]);
      return [`${name}:`, ...map.map((row) => `  ${row.join(" ")}`)];
    }
    case "paths":
      return chance(0.8) ? [`${name}: ${pathData(rows, columns, random)}`] : [];
    default:
  }
  const value = (): string => (chance(density) ? textOf(layer, form, random) : ".");
  switch (layer.on.kind) {
    case "cell":
      return mapOf(name, rows, columns, value);
    case "row":
    case "column": {
      const count = layer.on.kind === "row" ? rows : columns;
      return [`${name}: ${Array.from({ length: count }, value).join(" ")}`];
    }
    case "line":
      return [
        ...["row", "column"].flatMap((sort) => [
          `${name} on ${sort}s:`,
          ...Array.from(
            { length: sort === "row" ? rows : columns },
            () => `  ${runsData(sort === "row" ? columns : rows, random)}`,
          ),
        ]),
      ];
    case "of-layer": {
      const entries = (rooms.get(layer.on.layer) ?? []).flatMap((room) => {
        const datum = value();
        return datum === "." ? [] : [`${room} = ${datum}`];
      });
      return entries.length === 0 ? [] : [`${name}: ${entries.join(", ")}`];
    }
    case "wedge": {
      const sides = Array.from({ length: rows * columns }, (_, cell) => {
        const four = Array.from({ length: 4 }, () =>
          chance(density / 2) ? textOf(layer, form, random) : ".",
        );
        const at = `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
        return four.every((each) => each === ".") ? [] : [`${at} = ${four.join(" ")}`];
      }).flat();
      return sides.length === 0 ? [] : [`${name}: ${sides.join(", ")}`];
    }
    case "link": {
      if (layer.on.own === true) return [];
      const entries: string[] = [];
      for (let row = 1; row <= rows; row++)
        for (let column = 1; column <= columns; column++)
          for (const [r, c] of [
            [row, column + 1],
            [row + 1, column],
          ] as const)
            if (r <= rows && c <= columns && chance(density))
              entries.push(`r${row}c${column}-r${r}c${c} = ${textOf(layer, form, random)}`);
      return entries.length === 0 ? [] : [`${name}: ${entries.join(", ")}`];
    }
    default:
      return [];
  }
}

const mapOf = (name: string, rows: number, columns: number, value: () => string): string[] => [
  `${name}:`,
  ...Array.from({ length: rows }, () => `  ${Array.from({ length: columns }, value).join(" ")}`),
];

function textOf(layer: TypedLayer, { rows, columns }: InstanceForm, random: Random): string {
  const { domain } = layer;
  if (layer.orUnprinted && random(4) === 0) return "?";
  switch (domain.kind) {
    case "yes-no":
      return layer.role === "find" && random(2) === 0 ? "no" : "yes";
    case "symbols":
      return domain.values[random(domain.values.length)] ?? ".";
    case "numbers":
      return `${domain.values[random(domain.values.length)] ?? "."}`;
    case "direction":
      return ["up", "right", "down", "left"][random(4)] ?? ".";
    case "range": {
      const from = domain.from.kind === "number" ? domain.from.value : 1;
      const to = domain.to.kind === "number" ? domain.to.value : Math.min(rows, columns);
      return `${from + random(Math.min(to - from + 1, 5))}`;
    }
    case "number-list":
      return Array.from({ length: 1 + random(2) }, () => `${1 + random(3)}`).join(",");
    default:
      return `${1 + random(Math.min(rows * columns, 6))}`;
  }
}

/** A division that is any of the divisions of a small board; of a larger one, of its rows cut in two. */
function regionMap(rows: number, columns: number, random: Random): string[][] {
  const symbol = (region: number): string => String.fromCharCode(97 + region);
  const cellsAt = rows * columns;
  const board = makeBoard(rows, columns);
  if (cellsAt <= 9) {
    const all = divisions(board, board.cells, false);
    const few = all.filter(({ regions }) => regions.length <= Math.max(2, rows));
    const one = few[random(few.length)];
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) =>
        symbol(one?.regions.findIndex((cells) => cells.includes(row * columns + column)) ?? 0),
      ),
    );
  }
  // Growing regions: each free cell joins a neighbour at random.
  const region: number[] = Array.from({ length: cellsAt }, () => -1);
  for (let i = 0; i < rows; i++) {
    const at = random(cellsAt);
    if (region[at] === -1) region[at] = i;
  }
  if (!region.some((each) => each >= 0)) region[0] = 0;
  while (region.includes(-1)) {
    const at = random(cellsAt);
    if (region[at] !== -1) continue;
    const near = board.neighbours(at).flatMap((cell): number[] => {
      const there = region[cell];
      return there === undefined || there === -1 ? [] : [there];
    });
    const joined = near[random(Math.max(1, near.length))];
    if (joined !== undefined) region[at] = joined;
  }
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => symbol(region[row * columns + column] ?? 0)),
  );
}

function pathData(rows: number, columns: number, random: Random): string {
  const board = makeBoard(rows, columns);
  const path = [random(rows * columns)];
  const length = 1 + random(6);
  while (path.length < length) {
    // Now and then it comes back to a cell.
    const mayReturn = random(3) === 0;
    const near = board.neighbours(path.at(-1) ?? 0).filter((cell) => mayReturn || !path.includes(cell));
    const next = near[random(Math.max(1, near.length))];
    if (next === undefined) break;
    path.push(next);
  }
  return path.map(board.cellName).join("-");
}

/** Lengths of runs that some shading of the line has. */
function runsData(length: number, random: Random): string {
  const runs: number[] = [];
  let run = 0;
  for (let i = 0; i <= length; i++) {
    if (i < length && random(2) === 0) run++;
    else {
      if (run > 0) runs.push(run);
      run = 0;
    }
  }
  return runs.length === 0 ? "0" : runs.join(" ");
}
