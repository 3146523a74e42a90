/**
 * SudokuPad's own files: digits, regions and cages have a meaning, all else is drawn, and its meaning is said in words. They are read as a file
 * of f-puzzles is that says as much.
 */
import type { Givens } from "../givens.js";
import type { ProblemPlace, Result } from "../problem.js";
import { readFPuzzle } from "./f-puzzles.js";
import type { Json } from "./loose-json.js";
import { isEmpty, isObject, type JsonObject, listOf, numberOf, setterCell, textOf } from "./setter-file.js";

/** Names of things by the page's short ones, and those that say nothing of the puzzle. */
const SHORT: Readonly<Record<string, string>> = {
  ca: "cages",
  ce: "cells",
  v: "value",
  re: "regions",
  t: "title",
  l: "lines",
  a: "arrows",
  o: "overlays",
  u: "underlays",
  cs: "cellSize",
};
const SAYS_NOTHING = ["id", "cellSize", "settings", "metadata", "cells", "regions", "cages"];
const SAYS_NOTHING_MORE = ["title", "author", "rules", "source"];

export const isSudokuPad = (value: Json): value is JsonObject =>
  isObject(value) && Array.isArray(value.cells ?? value.ce);

export function readSudokuPad(packed: JsonObject, at: ProblemPlace): Result<Givens> {
  const value = inFull(packed);
  const rows = listOf(value.cells).map((row) =>
    listOf(row).map((cell) => inFull(isObject(cell) ? cell : {})),
  );
  const size = rows.length;
  const notSaid: string[] = [];
  const regionOf = new Map<number, number>();
  const regions = listOf(value.regions);
  for (const [number, cells] of regions.entries())
    for (const cell of cellsOf(size, cells)) regionOf.set(cell, number);
  const grid = rows.map((row, r) =>
    row.map(({ value: digit, ...rest }, c): JsonObject => {
      const region = regionOf.get(r * size + c);
      return {
        ...rest,
        ...(isEmpty(digit) ? {} : { value: digit ?? null, given: true }),
        ...(regions.length === 0 ? {} : { region: region ?? null }),
      };
    }),
  );
  const metadata = isObject(value.metadata) ? { ...value.metadata } : {};
  const words: Record<string, string> = {};
  const take = (name: string, text: string): void => {
    if (text !== "") words[name === "rules" ? "ruleset" : name] ??= text;
  };
  for (const name of ["title", "author", "rules"]) {
    const said = metadata[name] ?? (name === "title" ? metadata.t : undefined);
    take(name, Array.isArray(said) ? said.map(textOf).join("\n") : textOf(said));
  }
  const killercage: JsonObject[] = [];
  for (const [at, cage] of listOf(value.cages).entries()) {
    const { cells, value: said, unique, ...rest } = inFull(isObject(cage) ? cage : {});
    const told = /^(title|author|rules):\s*(.*)$/is.exec(textOf(said));
    const names = cellsOf(size, cells).map((cell) => setterCell(size, cell));
    if (told?.[1] !== undefined && names.length === 0) take(told[1].toLowerCase(), told[2] ?? "");
    else if (names.length === 0 && isEmpty(said)) continue;
    else if (unique === false || textOf(rest.type) === "rowcol" || numberOf(said) === undefined)
      notSaid.push(`cage ${at + 1}, which has no sum or is no killer cage`);
    else killercage.push({ cells: names, value: textOf(said) });
  }
  for (const [name, said] of Object.entries(value))
    if (!SAYS_NOTHING.includes(name) && !isEmpty(said))
      notSaid.push(`${Array.isArray(said) ? `${said.length} of ` : ""}\`${name}\`, drawn without a rule`);
  for (const [name, said] of Object.entries(metadata))
    if (![...SAYS_NOTHING_MORE, "t"].includes(name) && !isEmpty(said)) notSaid.push(`\`${name}\``);
  return readFPuzzle({ size, grid, ...words, killercage }, at, notSaid);
}

const inFull = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, said]) => [SHORT[name] ?? name, said]));

/** Of rows and columns from 0. */
const cellsOf = (size: number, cells: Json | undefined): readonly number[] =>
  listOf(cells).flatMap((place) => {
    const [row, column] = listOf(place).map(numberOf);
    const isCell = row !== undefined && column !== undefined && row < size && column < size;
    return isCell ? [row * size + column] : [];
  });
