/** Numbers round the board: above and below the columns, left and right of the rows. */
import type { Code } from "../codes/code.js";
import { alsoRead, digits, either, sign, type Token, wholeWord } from "../codes/token.js";
import { placeAt } from "../cursor.js";
import { answerOf } from "../genre.js";
import { type Draft, draftLayer, type Givens, type Value } from "../givens.js";
import type { Problem, ProblemPlace } from "../problem.js";
import type { Field } from "./field.js";
import { cellName } from "./regions/division.js";
import { lineOfWords } from "./values.js";

type Size = Pick<Givens, "rows" | "columns">;

/** In the order of an address. */
const sides = ({ rows, columns }: Size): readonly (readonly [string, number])[] => [
  ["top", columns],
  ["bottom", columns],
  ["left", rows],
  ["right", rows],
];

/** The largest number that can stand in a cell or outside. */
type Most = (draft: Draft) => number;
const asManyAsRows: Most = ({ rows }) => rows;

function outOfRange(
  draft: Draft,
  most: Most,
  value: Value | undefined,
  where: string,
  at: ProblemPlace,
): Problem | undefined {
  if (typeof value !== "number" || (value >= 1 && value <= most(draft))) return undefined;
  const what = `${value} for ${where}, where numbers are 1 to ${most(draft)}`;
  return { kind: "not-in-class", puzzle: draft.puzzle, what, at };
}

export const sidesBody = (code: Code, most = asManyAsRows): Field => ({
  read(cursor, draft) {
    const all = sides(draft);
    const start = cursor.at;
    const read = code.read(cursor, 2 * (draft.rows + draft.columns));
    if ("problem" in read) return read.problem;
    let from = 0;
    for (const [name, length] of all) {
      const values = read.value.slice(from, from + length);
      for (const value of values) {
        const problem = outOfRange(draft, most, value, name, placeAt(cursor, start, cursor.at));
        if (problem !== undefined) return problem;
      }
      draft.layers.set(
        name,
        values.map((value) => (value === "?" ? undefined : value)),
      );
      from += length;
    }
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

const decimal: Token = digits({ base: 10 });
/** In a file a given number in a cell begins with q; what does not is the player's. */
const given = digits({ base: 10, prefix: "q" });
const inFile = either(
  decimal,
  given,
  alsoRead("-2", "?"),
  alsoRead("q-2", "?"),
  sign("-", "?"),
  alsoRead("+", "?"),
);

/** Of a file the lines with the sides round the cells. */
export const sidesFile = (inner: string, most = asManyAsRows): Field => ({
  read(cursor, draft) {
    draftLayer(draft, answerOf(inner));
    for (let row = -1; row <= draft.rows; row++) {
      const line = lineOfWords(cursor, draft.columns + 2);
      if ("problem" in line) return line.problem;
      for (const [index, { text, start }] of line.value.words.entries()) {
        if (text.startsWith(".")) continue;
        const side = sideAt(draft, row, index - 1);
        // The player's candidates stand behind his number.
        const value = wholeWord(inFile, side === undefined ? text.replace(/\[.*$/, "") : text);
        const at = placeAt(cursor, start, start + text.length);
        if (value === undefined || (side !== undefined && (side[1] < 0 || text.startsWith("q"))))
          return { kind: "unreadable", what: text, at };
        const isGiven = text.startsWith("q");
        const where = side?.[0] ?? `${inner} at ${cellName(draft, row * draft.columns + index - 1)}`;
        const problem = isGiven || side !== undefined ? outOfRange(draft, most, value, where, at) : undefined;
        if (problem !== undefined) return problem;
        put(draft, row, index - 1, isGiven, value, inner);
      }
    }
    for (const [name, length] of sides(draft)) draftLayer(draft, name).length = length;
    return undefined;
  },
  write(givens) {
    let text = "";
    for (let row = -1; row <= givens.rows; row++) {
      for (let column = -1; column <= givens.columns; column++) {
        const [name, index] = sideAt(givens, row, column) ?? [inner, row * givens.columns + column];
        const value = index < 0 ? undefined : givens.layers.get(name)?.[index];
        const said = value ?? (name === inner ? givens.layers.get(answerOf(inner))?.[index] : undefined);
        text += `${name === inner && value !== undefined ? "q" : ""}${said ?? "."} `;
      }
      text += "\n";
    }
    return { value: text };
  },
});

/** The layer and element outside the board; undefined inside. Corners are of no element. */
function sideAt({ rows, columns }: Size, row: number, column: number): readonly [string, number] | undefined {
  const inRows = row >= 0 && row < rows;
  const inColumns = column >= 0 && column < columns;
  if (inRows && inColumns) return undefined;
  if (!inRows && !inColumns) return ["top", -1];
  if (inColumns) return [row < 0 ? "top" : "bottom", column];
  return [column < 0 ? "left" : "right", row];
}

function put(draft: Draft, row: number, column: number, isGiven: boolean, value: Value, inner: string): void {
  const side = sideAt(draft, row, column);
  if (value === "?") return;
  if (side === undefined) {
    const name = isGiven ? inner : answerOf(inner);
    draftLayer(draft, name)[row * draft.columns + column] = value;
  } else if (side[1] >= 0) draftLayer(draft, side[0])[side[1]] = value;
}
