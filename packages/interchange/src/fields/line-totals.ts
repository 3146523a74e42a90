/** A number above each column and one at the left of each row, as a genre has them whose board could hold such numbers inside too. */
import { letters, runs } from "../codes/runs.js";
import { digits, either, pair, sign, wholeWord } from "../codes/token.js";
import { cutOff, placeAt, unreadable } from "../cursor.js";
import { draftLayer, type Givens, type Value } from "../givens.js";
import type { Field } from "./field.js";
import { lineOfWords } from "./values.js";

const total = either(
  digits({ base: 16, count: 1 }),
  digits({ base: 16, prefix: "-", count: 2, least: 16 }),
  sign(".", "none"),
);
const short = either(digits({ base: 16, count: 1 }), sign(".", "none"));
const long = digits({ base: 16, count: 2 });
/** Cells that hold a number for the cells right of them and one for those below: none in the class. */
const inside = runs({
  token: either(
    pair(sign("-", "-"), pair(short, long)),
    pair(sign("+", "+"), pair(long, short)),
    pair(sign("=", "="), pair(long, long)),
    pair(short, short),
  ),
  gaps: letters("g", "z"),
});

const around = ({ rows, columns }: Pick<Givens, "rows" | "columns">) =>
  [
    ["top", columns],
    ["left", rows],
  ] as const;

const notInClass = (puzzle: string, at: { readonly start: number; readonly end: number }) =>
  ({ kind: "not-in-class", puzzle, what: "clues inside the board", at }) as const;

export const totalsBody: Field = {
  read(cursor, draft) {
    const start = cursor.at;
    const read = inside.read(cursor, draft.rows * draft.columns);
    if ("problem" in read) return read.problem;
    if (read.value.some((value) => value !== undefined))
      return notInClass(draft.puzzle, placeAt(cursor, start, cursor.at));
    for (const [name, length] of around(draft)) {
      const values = draftLayer(draft, name);
      values.length = length;
      for (let index = 0; index < length; index++) {
        if (cursor.at >= cursor.text.length) return cutOff(cursor, `the numbers of ${name}`);
        const value = total.read(cursor.text, cursor.at);
        if (value === undefined) return unreadable(cursor, cursor.text.charAt(cursor.at));
        if (value.value !== "none") values[index] = value.value;
        cursor.at += value.length;
      }
    }
    return undefined;
  },
  write(givens) {
    const empty = inside.write(new Array(givens.rows * givens.columns).fill(undefined));
    let text = "value" in empty ? empty.value : "";
    for (const [name, length] of around(givens))
      for (let index = 0; index < length; index++) {
        const value: Value = givens.layers.get(name)?.[index] ?? "none";
        const spelled = total.write(value);
        if (spelled === undefined)
          return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `${name} ${value}` } };
        text += spelled;
      }
    return { value: text };
  },
};

const fileTotal = either(digits({ base: 10 }), sign("-1", "none"));

/** In a file they stand round the cells; the player's shading follows. */
export const totalsFile: Field = {
  read(cursor, draft) {
    for (const [name, length] of around(draft)) draftLayer(draft, name).length = length;
    for (let row = -1; row < draft.rows; row++) {
      const line = lineOfWords(cursor, draft.columns + 1);
      if ("problem" in line) return line.problem;
      for (const [index, { text, start }] of line.value.words.entries()) {
        const column = index - 1;
        if (text === "." || (row < 0 && column < 0 && text === "0")) continue;
        const at = placeAt(cursor, start, start + text.length);
        if (row >= 0 && column >= 0) return notInClass(draft.puzzle, at);
        const value = wholeWord(fileTotal, text);
        if (value === undefined || (row < 0 && column < 0)) return { kind: "unreadable", what: text, at };
        if (value !== "none") draftLayer(draft, row < 0 ? "top" : "left")[row < 0 ? column : row] = value;
      }
    }
    return undefined;
  },
  write(givens) {
    const number = (name: string, index: number): Value => givens.layers.get(name)?.[index] ?? -1;
    const top = Array.from({ length: givens.columns }, (_, column) => `${number("top", column)} `).join("");
    const rows = Array.from(
      { length: givens.rows },
      (_, row) => `${number("left", row)} ${". ".repeat(givens.columns)}\n`,
    );
    return { value: `0 ${top}\n${rows.join("")}` };
  },
};
