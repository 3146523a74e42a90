/** Numbers above the columns and left of the rows: one behind the other in an address, round the cells in a file. */
import type { Code } from "../codes/code.js";
import { alsoRead, digits, either, sign, type Token, wholeWord } from "../codes/token.js";
import { placeAt } from "../cursor.js";
import { answeredLayer } from "../genre.js";
import { draftLayer, type Givens, type Value } from "../givens.js";
import type { Meaning } from "../meaning.js";
import type { Field } from "./field.js";
import { lineOfWords, takeAt } from "./values.js";

type Size = Pick<Givens, "rows" | "columns">;

const sides = ({ rows, columns }: Size): readonly (readonly [string, number])[] => [
  ["top", columns],
  ["left", rows],
];

/** A number that is not printed says nothing. */
const printed = (value: Value | undefined): Value | undefined => (value === "?" ? undefined : value);

export const topAndLeftBody = (code: Code): Field => ({
  read(cursor, draft) {
    const read = code.read(cursor, draft.rows + draft.columns);
    if ("problem" in read) return read.problem;
    draft.layers.set("top", read.value.slice(0, draft.columns).map(printed));
    draft.layers.set("left", read.value.slice(draft.columns).map(printed));
    return undefined;
  },
  write(givens) {
    const values = sides(givens).flatMap(([name, length]) =>
      Array.from({ length }, (_, index) => givens.layers.get(name)?.[index]),
    );
    const written = code.write(values);
    return "refused" in written
      ? { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `the clue ${written.refused}` } }
      : written;
  },
});

/** Before a number `c` is the player's mark. */
const outside = either(digits({ base: 10 }), sign("-2", "?"), alsoRead("c-2", "?"), {
  ...digits({ base: 10, prefix: "c" }),
  write: () => undefined,
});

/** `nothing`: the word for a cell of which nothing is said. */
export const topAndLeftFile = (cell: Token, meaning: Meaning, nothing = "."): Field => ({
  read(cursor, draft) {
    for (const [name, length] of sides(draft)) draftLayer(draft, name).length = length;
    // An answer of which nothing is said is one too.
    for (const layer of meaning.layers) if (answeredLayer(layer) !== undefined) draftLayer(draft, layer);
    for (let row = -1; row < draft.rows; row++) {
      const line = lineOfWords(cursor, draft.columns + 1);
      if ("problem" in line) return line.problem;
      for (const [index, { text, start }] of line.value.words.entries()) {
        const column = index - 1;
        const isCell = row >= 0 && column >= 0;
        if (text === (isCell ? nothing : ".")) continue;
        const at = placeAt(cursor, start, start + text.length);
        const value = wholeWord(isCell ? cell : outside, text);
        if (value === undefined || (row < 0 && column < 0)) return { kind: "unreadable", what: text, at };
        if (isCell) {
          const problem = takeAt(value, row * draft.columns + column, meaning, draft, true, at);
          if (problem !== undefined) return problem;
        } else if (value !== "?") draftLayer(draft, row < 0 ? "top" : "left")[row < 0 ? column : row] = value;
      }
    }
    return undefined;
  },
  write(givens) {
    let text = "";
    for (let row = -1; row < givens.rows; row++) {
      for (let column = -1; column < givens.columns; column++) {
        const place = row * givens.columns + column;
        const value =
          row >= 0 && column >= 0
            ? meaning.give((layer) => givens.layers.get(layer)?.[place])
            : row < 0
              ? givens.layers.get("top")?.[column]
              : givens.layers.get("left")?.[row];
        const isCell = row >= 0 && column >= 0;
        const word = value === undefined ? undefined : (isCell ? cell : outside).write(value);
        text += `${word ?? (isCell ? nothing : ".")} `;
      }
      text += "\n";
    }
    return { value: text };
  },
});
