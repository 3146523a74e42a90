/**
 * Lists of numbers beside the lines of a board. The format has for each line as many slots as a list can be long, counted from the board
 * outward; so that a list is read from its last number on.
 */
import type { Code } from "../codes/code.js";
import { digits, wholeWord } from "../codes/token.js";
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

/** The class says 0 of a line in which nothing is shaded, the formats say nothing there. */
const withoutZero = (list: readonly number[]): readonly number[] =>
  list.length === 1 && list[0] === 0 ? [] : list;

const listAt = (givens: Givens, layer: string, element: number): readonly number[] => {
  const value = givens.layers.get(layer)?.[element];
  return withoutZero(Array.isArray(value) ? value : typeof value === "number" ? [value] : []);
};

const numbersOf = (values: readonly (Value | undefined)[]): readonly number[] =>
  values.filter((value) => typeof value === "number");

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
): { readonly problem: Problem } | undefined =>
  tooLong(givens, layer) ?? (unsaid === "nothing" ? saysZero(givens, layer) : undefined);

/** Returns undefined if the list says nothing. */
const toldBy = (list: readonly number[], unsaid: Unsaid): readonly number[] | undefined =>
  unsaid === "nothing" ? (list.length === 0 ? undefined : list) : withoutZero(list);

function tooLong(givens: Givens, layer: string): { readonly problem: Problem } | undefined {
  const line = lines(givens).find(({ element, slots: most }) => listAt(givens, layer, element).length > most);
  if (line === undefined) return undefined;
  const what = `the list ${listAt(givens, layer, line.element).join(" ")}, which is longer than its line`;
  return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what } };
}

function put(draft: Draft, layer: string, element: number, list: readonly number[] | undefined): void {
  const lists = draftLayer(draft, layer);
  if (list !== undefined) lists[element] = list;
}

export const runsBody = (code: Code, layer: string, unsaid: Unsaid = "none shaded"): Field => ({
  read(cursor: Cursor, draft: Draft): Problem | undefined {
    const all = lines(draft);
    const start = cursor.at;
    const read = code.read(
      cursor,
      all.reduce((sum, line) => sum + line.slots, 0),
    );
    if ("problem" in read) return read.problem;
    if (read.value.includes("?")) {
      const at = placeAt(cursor, start, cursor.at);
      return { kind: "not-in-class", puzzle: draft.puzzle, what: "a number that is not printed", at };
    }
    let from = 0;
    for (const line of all) {
      const list = numbersOf(read.value.slice(from, from + line.slots).toReversed());
      put(draft, layer, line.element, toldBy(list, unsaid));
      from += line.slots;
    }
    return undefined;
  },
  write(givens) {
    const unsayable = cannotSay(givens, layer, unsaid);
    if (unsayable !== undefined) return unsayable;
    const values: (number | undefined)[] = [];
    for (const line of lines(givens)) {
      const list = listAt(givens, layer, line.element).toReversed();
      for (let slot = 0; slot < line.slots; slot++) values.push(list[slot]);
    }
    const written = code.write(values);
    return "refused" in written
      ? { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `the number ${written.refused}` } }
      : written;
  },
});

const decimal = digits({ base: 10 });

/** In a file the lists stand round the cells, and the cells have the player's shading. A number that the player has crossed off begins with c. */
export const runsFile = (layer: string, shaded: string, unsaid: Unsaid = "none shaded"): Field => ({
  read(cursor, draft) {
    const { above, left } = slots(draft);
    const drawn = draftLayer(draft, answerOf(shaded));
    const columnLists: number[][] = Array.from({ length: draft.columns }, () => []);
    for (let row = -above; row < draft.rows; row++) {
      const line = lineOfWords(cursor, left + draft.columns);
      if ("problem" in line) return line.problem;
      const rowList: number[] = [];
      for (const [index, { text, start }] of line.value.words.entries()) {
        const column = index - left;
        if (text === "." || text === "+") continue;
        if (row >= 0 && column >= 0) {
          if (text === "#") drawn[row * draft.columns + column] = true;
          continue;
        }
        const list = row >= 0 ? rowList : columnLists[column];
        const number = wholeWord(decimal, text.replace(/^c/, ""));
        if (list === undefined || typeof number !== "number")
          return { kind: "unreadable", what: text, at: placeAt(cursor, start, start + text.length) };
        list.push(number);
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
    const unsayable = cannotSay(givens, layer, unsaid);
    if (unsayable !== undefined) return unsayable;
    let text = "";
    const inSlot = (element: number, slot: number, count: number): string => {
      const list = listAt(givens, layer, element);
      return `${list[slot - count + list.length] ?? "."} `;
    };
    for (let row = -above; row < givens.rows; row++) {
      for (let slot = 0; slot < left; slot++) text += row < 0 ? ". " : inSlot(row, slot, left);
      for (let column = 0; column < givens.columns; column++)
        text +=
          row < 0
            ? inSlot(givens.rows + column, row + above, above)
            : givens.layers.get(answerOf(shaded))?.[row * givens.columns + column] === true
              ? "# "
              : ". ";
      text += "\n";
    }
    return { value: text };
  },
});
