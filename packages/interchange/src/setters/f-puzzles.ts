/** Files of f-puzzles: JSON that names its rules. Each is read by a variant; what no variant has a word for is told. */
import { type Givens, type Layer, makeDraft, type Remarks, type Value } from "../givens.js";
import type { ProblemPlace, Result } from "../problem.js";
import { boxAt, boxesOf, regionNumbers, roomsIn } from "./boxes.js";
import type { Json } from "./loose-json.js";
import { mixedClass, variantsOf } from "./mixed.js";
import {
  cellIn,
  isEmpty,
  isObject,
  type JsonObject,
  type Layers,
  listOf,
  numberOf,
  type SetterFile,
  textOf,
} from "./setter-file.js";
import { type Variant, writtenOf } from "./variant.js";
import { DIGITS, jigsaw, plainSudoku, ROOMS, variants } from "./variants.js";

/** Words about the puzzle, which are no rules, and words that pages keep for themselves. */
const ABOUT = ["size", "grid", "title", "author", "ruleset"];
const COLOURS = ["c", "cArray", "highlight"];
const KNOWN_NEGATIVES = ["ratio", "xv"];
const MOST_SIZE = 25;

export const isFPuzzle = (value: Json): value is JsonObject => isObject(value) && Array.isArray(value.grid);

/** `at`: where the file stands. `already` is told as not supported too. */
export function readFPuzzle(
  value: JsonObject,
  at: ProblemPlace,
  already: readonly string[] = [],
): Result<Givens> {
  const rows = listOf(value.grid).map((row) => listOf(row).map((cell) => (isObject(cell) ? cell : {})));
  const size = rows.length;
  if (size < 2 || size > MOST_SIZE || rows.some((row) => row.length !== size))
    return { problem: { kind: "size", size: sizeOf(rows), at } };
  const notSaid: string[] = [...already];
  const taken = new Set<string>(ABOUT);
  const file: SetterFile = {
    size,
    take: (name) => {
      taken.add(name);
      return Object.hasOwn(value, name) ? (value[name] ?? null) : null;
    },
    leave: (what) => notSaid.push(what),
    cell: (name) => cellIn(size, name),
  };
  const cells = rows.flat();
  const digits = digitsOf(cells, file);
  const found = foundIn(file);
  for (const name of listOf(file.take("negative")).map(textOf))
    if (!KNOWN_NEGATIVES.includes(name)) file.leave(`\`${name}\` in \`negative\``);
  for (const [name, said] of Object.entries(value))
    if (!taken.has(name) && !isEmpty(said)) file.leave(howMany(name, said));
  const regions = regionNumbers(size, cells);
  const boxes = boxesOf(size, regions);
  const layers = new Map<string, Layer>([[DIGITS, digits]]);
  const remarks = remarksOf(value, notSaid);
  if (boxes !== undefined) {
    for (const { layers: said } of found)
      for (const [name, values] of Object.entries(said)) layers.set(name, values);
    const parameters = new Map<string, Value>([
      ["n", size],
      ["h", boxes.height],
      ["w", boxes.width],
    ]);
    const of = mixedClass(found.map(({ variant }) => variant));
    return { value: { ...makeDraft("", size, size), ...of, parameters, layers, remarks } };
  }
  const rooms = regions === undefined ? undefined : roomsIn(size, regions);
  if (regions === undefined)
    return { problem: { kind: "size", size: `${size} x ${size} without regions`, at } };
  if (rooms === undefined) {
    const what = "a region that has not as many cells as the board has rows";
    return { problem: { kind: "not-in-class", puzzle: jigsaw.puzzle, what, at } };
  }
  notSaid.push(...found.map(({ variant }) => `${variant.words} together with regions that are no boxes`));
  layers.set(ROOMS, rooms);
  return { value: { ...makeDraft(jigsaw.puzzle, size, size), layers, remarks } };
}

const sizeOf = (rows: readonly (readonly unknown[])[]): string =>
  `${rows.length} x ${rows.find((row) => row.length !== rows.length)?.length ?? rows.length}`;

function foundIn(file: SetterFile): readonly { readonly variant: Variant; readonly layers: Layers }[] {
  const found: { readonly variant: Variant; readonly layers: Layers }[] = [];
  for (const variant of variants) {
    const layers = variant.read(file);
    if (layers === undefined) continue;
    const other = found.find(({ layers: those }) => Object.keys(layers).some((name) => name in those));
    if (other === undefined) found.push({ variant, layers });
    else file.leave(`${variant.words} together with ${other.variant.words}`);
  }
  return found;
}

/** The properties of a cell apart from its digit and its region. */
function digitsOf(cells: readonly JsonObject[], file: SetterFile): Layer {
  const others = new Map<string, number>();
  const count = (what: string): unknown => others.set(what, (others.get(what) ?? 0) + 1);
  const digits = cells.map(({ value, given, region, ...rest }) => {
    for (const [name, said] of Object.entries(rest))
      if (!isEmpty(said)) count(COLOURS.includes(name) ? "a colour" : `\`${name}\``);
    if (isEmpty(value) || numberOf(value) === 0) return undefined;
    const digit = numberOf(value);
    if (given === true && digit !== undefined && digit <= file.size) return digit;
    count(given === true ? "a given that is no digit of the board" : "a digit that somebody entered");
    return undefined;
  });
  for (const [what, cells] of others) file.leave(`${what} (in ${cells} ${cells === 1 ? "cell" : "cells"})`);
  return digits;
}

const howMany = (name: string, said: Json | undefined): string =>
  Array.isArray(said) && said.length > 1 ? `${said.length} of \`${name}\`` : `\`${name}\``;

function remarksOf(value: JsonObject, notSaid: readonly string[]): Remarks {
  const [title, author, rules] = ["title", "author", "ruleset"].map((name) => textOf(value[name]));
  return { ...(title ? { title } : {}), ...(author ? { author } : {}), ...(rules ? { rules } : {}), notSaid };
}

/** The JSON of a Sudoku, or of one with variants. */
export function writeFPuzzle(givens: Givens): Result<JsonObject> {
  const { puzzle, rows: size, columns, parameters, layers, remarks } = givens;
  const refuse = (what: string) => ({ problem: { kind: "not-in-format", puzzle, what } }) as const;
  const isJigsaw = puzzle === jigsaw.puzzle && givens.takesIn === undefined;
  const said = isJigsaw ? [] : variantsOf(givens);
  if (said === undefined) return { problem: { kind: "no-genre", puzzle } };
  const known = new Set([
    DIGITS,
    ...(isJigsaw ? [ROOMS] : []),
    ...said.flatMap((each) => Object.keys(each.layers)),
  ]);
  const odd = [...layers].find(
    ([name, values]) => !known.has(name) && values.some((each) => each !== undefined),
  );
  if (odd !== undefined) return refuse(`\`${odd[0]}\``);
  if (size !== columns || size > MOST_SIZE) return refuse(`a board of ${columns} x ${size}`);
  const usual = plainSudoku.parameters?.(size, size);
  const [height, width] = [parameters.get("h"), parameters.get("w")];
  const hasBoxes = typeof height === "number" && typeof width === "number";
  if (!isJigsaw && (!hasBoxes || height * width !== size))
    return refuse("boxes that do not have every digit");
  const isUsual = usual !== undefined && height === usual.get("h") && width === usual.get("w");
  const regionOf = (cell: number): number | undefined => {
    if (isJigsaw) return Number(layers.get(ROOMS)?.[cell]);
    if (isUsual || !hasBoxes) return undefined;
    return boxAt(size, { height, width }, cell);
  };
  const digits = layers.get(DIGITS) ?? [];
  const cell = (at: number): JsonObject => {
    const [value, region] = [digits[at], regionOf(at)];
    return {
      ...(typeof value === "number" ? { value, given: true } : {}),
      ...(region === undefined ? {} : { region }),
    };
  };
  const grid = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cell(row * size + column)),
  );
  const rules: Record<string, Json> = {};
  for (const variant of said)
    for (const [name, written] of Object.entries(variant.write(writtenOf(givens)))) {
      const before = rules[name];
      rules[name] = Array.isArray(before) && Array.isArray(written) ? [...before, ...written] : written;
    }
  const about =
    remarks === undefined ? {} : { title: remarks.title, author: remarks.author, ruleset: remarks.rules };
  const words = Object.fromEntries(
    Object.entries(about).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
  return { value: { size, ...words, grid, ...rules } };
}
