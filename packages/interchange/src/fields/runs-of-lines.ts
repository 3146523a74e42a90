/**
 * Lists of numbers beside the lines of a board. The format has for each line as many slots as a list can be long, counted from the board
 * outward; so that a list is read from its last number on.
 */
import type { Code } from "../codes/code.js";
import { digits, either, sign, wholeWord } from "../codes/token.js";
import { type Cursor, placeAt } from "../cursor.js";
import { answerOf } from "../genre.js";
import { type Draft, draftLayer, type Givens, type Value } from "../givens.js";
import type { Problem } from "../problem.js";
import type { Field } from "./field.js";
import { lineOfWords } from "./values.js";

type Size = Pick<Givens, "rows" | "columns">;

/** Slots above the board, and at its left. */
const slots = ({ rows, columns }: Size) => ({ above: (rows + 1) >> 1, left: (columns + 1) >> 1 });

/** Lines in the order of the format: columns, then rows. As elements: rows come first. */
const lines = (size: Size): readonly { readonly element: number; readonly slots: number }[] => {
  const { above, left } = slots(size);
  return [
    ...Array.from({ length: size.columns }, (_, column) => ({ element: size.rows + column, slots: above })),
    ...Array.from({ length: size.rows }, (_, row) => ({ element: row, slots: left })),
  ];
};

/** A number, one that is not printed, or `*`: any numbers, or none. */
type Entry = number | "?" | "*";
type List = readonly Entry[];

/** Further signs of a format, beside printed numbers. */
export interface Unprinted {
  /** `?` in an address is one number, in a file it is -2. */
  readonly numbers: true;
  /** The number that stands for any numbers. */
  readonly any?: number;
}

/** The class says 0 of a line in which nothing is shaded, the formats say nothing there. */
const withoutZero = (list: List): List => (list.length === 1 && list[0] === 0 ? [] : list);

const listAt = (givens: Givens, layer: string, element: number): List => {
  const value = givens.layers.get(layer)?.[element];
  if (typeof value === "string") return entriesOf(value);
  return withoutZero(Array.isArray(value) ? value : typeof value === "number" ? [value] : []);
};

const isSign = (word: string): word is "?" | "*" => word === "?" || word === "*";

/** As an instance spells them: `3,?,1`, `[?]`. */
const entriesOf = (text: string): List =>
  text
    .replace(/^\[(.*)\]$/, "$1")
    .split(",")
    .map((word) => (isSign(word) ? word : Number(word)));

function asValue(list: List): Value {
  const numbers = list.filter((entry) => typeof entry === "number");
  if (numbers.length === list.length) return numbers;
  return list.length === 1 ? `[${list[0]}]` : list.join(",");
}

const meant = (value: Value, unprinted: Unprinted | undefined): Entry | undefined => {
  if (value === "?") return unprinted === undefined ? undefined : "?";
  if (typeof value !== "number") return undefined;
  return value === unprinted?.any ? "*" : value;
};

const coded = (entry: Entry | undefined, unprinted: Unprinted | undefined): Value | undefined =>
  entry === "*" ? unprinted?.any : entry;

/** Any numbers, and any again, are any. */
const merged = (list: List): List => list.filter((entry, at) => entry !== "*" || list[at - 1] !== "*");

/** The meaning of a line without numbers: that none of its cells is shaded, or nothing at all. */
type Unsaid = "none shaded" | "nothing";

/** In a format where a line without numbers says nothing, none can say that nothing of it is shaded. */
function saysZero(givens: Givens, layer: string): { readonly problem: Problem } | undefined {
  const isZero = (value: Value | undefined): boolean =>
    Array.isArray(value) && value.length === 1 && value[0] === 0;
  if (givens.layers.get(layer)?.some(isZero) !== true) return undefined;
  return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: "the list 0" } };
}

const cannotSay = (
  givens: Givens,
  layer: string,
  unsaid: Unsaid,
  unprinted: Unprinted | undefined,
): { readonly problem: Problem } | undefined =>
  tooLong(givens, layer) ??
  (unsaid === "nothing" ? saysZero(givens, layer) : undefined) ??
  saysUnsayable(givens, layer, unprinted);

/** Entries that the format has no sign for, or that it reads as another. */
function saysUnsayable(
  givens: Givens,
  layer: string,
  unprinted: Unprinted | undefined,
): { readonly problem: Problem } | undefined {
  const isUnsayable = (entry: Entry): boolean => {
    const said = coded(entry, unprinted);
    return said === undefined || meant(said, unprinted) !== entry;
  };
  const bad = lines(givens)
    .map(({ element }) => listAt(givens, layer, element))
    .find((list) => list.some(isUnsayable));
  if (bad === undefined) return undefined;
  return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `the list ${bad.join(" ")}` } };
}

/** Returns undefined if the list says nothing. */
const toldBy = (list: List, unsaid: Unsaid): List | undefined => {
  if (unsaid === "none shaded") return withoutZero(list);
  const said = merged(list);
  return said.length === 0 || (said.length === 1 && said[0] === "*") ? undefined : said;
};

function tooLong(givens: Givens, layer: string): { readonly problem: Problem } | undefined {
  const line = lines(givens).find(({ element, slots: most }) => listAt(givens, layer, element).length > most);
  if (line === undefined) return undefined;
  const what = `the list ${listAt(givens, layer, line.element).join(" ")}, which is longer than its line`;
  return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what } };
}

function put(draft: Draft, layer: string, element: number, list: List | undefined): void {
  const lists = draftLayer(draft, layer);
  if (list !== undefined) lists[element] = asValue(list);
}

export const runsBody = (
  code: Code,
  layer: string,
  unsaid: Unsaid = "none shaded",
  unprinted?: Unprinted,
): Field => ({
  read(cursor: Cursor, draft: Draft): Problem | undefined {
    const all = lines(draft);
    const start = cursor.at;
    const read = code.read(
      cursor,
      all.reduce((sum, line) => sum + line.slots, 0),
    );
    if ("problem" in read) return read.problem;
    if (unprinted === undefined && read.value.includes("?")) {
      const at = placeAt(cursor, start, cursor.at);
      return { kind: "not-in-class", puzzle: draft.puzzle, what: "a number that is not printed", at };
    }
    let from = 0;
    for (const line of all) {
      const list = read.value
        .slice(from, from + line.slots)
        .toReversed()
        .flatMap((value): List => {
          const entry = value === undefined ? undefined : meant(value, unprinted);
          return entry === undefined ? [] : [entry];
        });
      put(draft, layer, line.element, toldBy(list, unsaid));
      from += line.slots;
    }
    return undefined;
  },
  write(givens) {
    const unsayable = cannotSay(givens, layer, unsaid, unprinted);
    if (unsayable !== undefined) return unsayable;
    const values: (Value | undefined)[] = [];
    for (const line of lines(givens)) {
      const list = listAt(givens, layer, line.element).toReversed();
      for (let slot = 0; slot < line.slots; slot++) values.push(coded(list[slot], unprinted));
    }
    const written = code.write(values);
    return "refused" in written
      ? { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `the number ${written.refused}` } }
      : written;
  },
});

const decimal = either(digits({ base: 10 }), sign("-2", "?"));

/** The contents of the cells of a file: data and answers. */
export interface InCells {
  /** `at`: the number of the cell. False for a word that is none. */
  readonly read: (word: string, draft: Draft, at: number) => boolean;
  readonly write: (givens: Givens, at: number) => string;
}

/** The player's shading. */
export const shading = (layer: string): InCells => ({
  read(word, draft, at) {
    const drawn = draftLayer(draft, answerOf(layer));
    if (word === "#") drawn[at] = true;
    return true;
  },
  write: (givens, at) => (givens.layers.get(answerOf(layer))?.[at] === true ? "#" : "."),
});

/** Numbers of the player, `-` for a cell that he left empty; a number that is given begins with q. */
export const numbersOrEmpty = (layer: string): InCells => ({
  read(word, draft, at) {
    const [, given, digit] = /^(q?)([1-9]\d*)(?:\[.*)?$/.exec(word) ?? [];
    const answer = draftLayer(draft, answerOf(layer));
    if (digit === undefined) return /^[-+.](\[.*)?$/.test(word);
    answer[at] = Number(digit);
    if (given === "q") draftLayer(draft, layer)[at] = Number(digit);
    return true;
  },
  write(givens, at) {
    const given = givens.layers.get(layer)?.[at];
    if (given !== undefined) return `q${given}`;
    const answer = givens.layers.get(answerOf(layer));
    return String(answer === undefined ? "." : (answer[at] ?? "-"));
  },
});

/** In a file the lists stand round the cells. A number that the player has crossed off begins with c. */
export const runsFile = (
  layer: string,
  cells: InCells,
  unsaid: Unsaid = "none shaded",
  unprinted?: Unprinted,
): Field => ({
  read(cursor, draft) {
    const { above, left } = slots(draft);
    const columnLists: Entry[][] = Array.from({ length: draft.columns }, () => []);
    for (let row = -above; row < draft.rows; row++) {
      const line = lineOfWords(cursor, left + draft.columns);
      if ("problem" in line) return line.problem;
      const rowList: Entry[] = [];
      for (const [index, { text, start }] of line.value.words.entries()) {
        const column = index - left;
        const unreadable: Problem = {
          kind: "unreadable",
          what: text,
          at: placeAt(cursor, start, start + text.length),
        };
        if (row >= 0 && column >= 0) {
          if (!cells.read(text, draft, row * draft.columns + column)) return unreadable;
          continue;
        }
        if (text === "." || text === "+") continue;
        const list = row >= 0 ? rowList : columnLists[column];
        const value = wholeWord(decimal, text.replace(/^c/, ""));
        const entry = value === undefined ? undefined : meant(value, unprinted);
        if (list === undefined || entry === undefined) return unreadable;
        list.push(entry);
      }
      if (row >= 0) put(draft, layer, row, toldBy(rowList, unsaid));
    }
    columnLists.forEach((list, column) => {
      put(draft, layer, draft.rows + column, toldBy(list, unsaid));
    });
    return undefined;
  },
  write(givens) {
    const { above, left } = slots(givens);
    const unsayable = cannotSay(givens, layer, unsaid, unprinted);
    if (unsayable !== undefined) return unsayable;
    let text = "";
    const inSlot = (element: number, slot: number, count: number): string => {
      const list = listAt(givens, layer, element);
      const value = coded(list[slot - count + list.length], unprinted);
      return `${value === undefined ? "." : decimal.write(value)} `;
    };
    for (let row = -above; row < givens.rows; row++) {
      for (let slot = 0; slot < left; slot++) text += row < 0 ? ". " : inSlot(row, slot, left);
      for (let column = 0; column < givens.columns; column++)
        text +=
          row < 0
            ? inSlot(givens.rows + column, row + above, above)
            : `${cells.write(givens, row * givens.columns + column)} `;
      text += "\n";
    }
    return { value: text };
  },
});
