/** Readings that say the same on every board, and another thing on this one. */

import type { Symbol as NamedThing } from "../resolved.js";
import { placeOfLayer } from "./place-of.js";
import { wordForms } from "./word-forms.js";

/** The forms of the boards that a file declares, as far as sentences mean something else on them. */
export interface BoardAsked {
  /** The left and the right rim are joined. */
  readonly isRing: boolean;
  readonly hasOneRow: boolean;
  /** Its cells are one behind the other: a row, or places that are joined in the order of their names. */
  readonly isInOrder: boolean;
  /** The one row has an even number of cells. */
  readonly isEven: boolean;
  /** The boxes of a square board, where nobody says more than `box`: `3 x 3` of nine rows and columns. */
  readonly boxes?: string;
  /** How many cells the board has, if the file says so, and no other board has more or fewer. */
  readonly cells?: number;
  /** Kinds of cells of which the rules have the groups. */
  readonly grouped: () => ReadonlySet<string>;
  /** Layers of which a rule says that they are a loop, or a path. */
  readonly traced: () => ReadonlySet<string>;
}

/** A text that a ring makes true of all cells, or of no one place: it looks along the ring, or counts columns from its seam. */
const speaksOfARow = (text: string): boolean =>
  /\bspan\(|\.look\((?:left|right)\)|\.column (?:[=<>]|!=|<=|>=) \w+\.column|board\.width/.test(text);

export const fitsBoard = (text: string, { isRing, isEven }: BoardAsked): boolean =>
  !(isRing && (speaksOfARow(text) || (!isEven && text.includes("2 * distance("))));

/** Each cell of one row is in its first and its last. */
export const onBoard = (text: string, { hasOneRow }: BoardAsked): string =>
  hasOneRow
    ? text
        .replaceAll(/\b\w+\.row in \{1, board\.height\} and /g, "")
        .replaceAll(/\(\(\w+\.row - 1\) \* board\.width \+ (\w+\.column)\)/g, "$1")
    : text;

/** Nobody asks for a star, or for two, in diagonals of one cell, nor for none in all diagonals. */
export const ofLongDiagonals = (text: string): string =>
  text.replaceAll(
    /((?:^|; )(?:(?:no|at least|exactly) [^;:]* in each (?:[a-z, ]*, )?|for each (?=diagonal \w: (?:sum|count)\([^:]* (?:=|>=|>) )))(?=diagonal\b)/g,
    "$1long ",
  );

const boxes: ReadonlyMap<number, string> = new Map([
  [4, "2 x 2"],
  [6, "2 x 3"],
  [9, "3 x 3"],
  [16, "4 x 4"],
  [25, "5 x 5"],
]);

/** Those of a board as high as it is wide, if no other board is of another size. */
export function boxesOf(sizes: readonly (readonly [rows: number, columns: number])[]): string | undefined {
  const [first, ...others] = sizes.map(([rows, columns]) => (rows === columns ? boxes.get(rows) : undefined));
  return others.every((each) => each === first) ? first : undefined;
}

/** Of all boards, where it is the same number. */
export function cellsOfBoards(sizes: readonly (readonly number[])[]): number | undefined {
  const [first, ...others] = sizes.map((size) => size.reduce((product, each) => product * each, 1));
  return first !== undefined && first > 0 && others.every((each) => each === first) ? first : undefined;
}

/** Each place is joined to the next one of the list, and to no other. */
export function areInOrder(places: readonly string[], neighbours: string): boolean {
  const joined = neighbours.split(/[,;\n]/).flatMap((part) => {
    const names = part.split("-").map((name) => name.trim());
    return names.slice(1).map((name, at) => [names[at], name].toSorted().join("-"));
  });
  const inOrder = places.slice(1).map((name, at) => [places[at], name].toSorted().join("-"));
  return inOrder.length > 0 && new Set([...joined, ...inOrder]).size === inOrder.length && joined.length > 0;
}

/** A sentence of a loop, where no rule says yet that there is one. */
export function withItsLoop(text: string, sentence: string, { traced }: BoardAsked): string {
  const [, one, other] =
    /^for each cell \w: (?:exactly 2 (\w+) in \w\.links|some\(\w is (\w+) for \w in \w\.links\))$/.exec(
      text,
    ) ?? [];
  const line = one ?? other ?? "";
  return line === "" || !/\bloop\b/i.test(sentence) || text.startsWith("loop ") || traced().has(line)
    ? text
    : `loop ${line}; ${text}`;
}

/** `two in a row`, where the rows are classes: not in a column. */
export function inNamedLines(text: string, sentence: string, symbols: readonly NamedThing[]): string {
  if (!/\bin a row\b(?!,? (?:or|and) )/i.test(sentence) || !text.includes(" in each line:")) return text;
  const named = (["row", "column"] as const).flatMap((line) =>
    symbols.flatMap((each) =>
      each.kind === "layer" &&
      each.declaration.type.kind === "values-type" &&
      placeOfLayer(each.declaration.on) === line
        ? [{ line, words: wordForms(each.name) }]
        : [],
    ),
  );
  const [only, ...others] = named;
  if (only === undefined || others.length > 0) return text;
  if (only.line === "column" && !new RegExp(`\\b(?:${only.words})\\b`, "i").test(sentence)) return text;
  // `two days in a row`: from one to the next.
  const isAcross = new RegExp(`\\b(?:${only.words}) in a row\\b`, "i").test(sentence);
  return text.replaceAll(
    " in each line:",
    ` in each ${(only.line === "row") === isAcross ? "column" : "row"}:`,
  );
}
