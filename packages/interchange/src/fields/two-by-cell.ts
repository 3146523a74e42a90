/** Two numbers for each cell, one behind the other: a fraction, or a single number with a sign behind it that it is alone. */
import type { Code } from "../codes/code.js";
import { halves } from "../codes/token.js";
import { placeAt } from "../cursor.js";
import type { Value } from "../givens.js";
import type { Meaning } from "../meaning.js";
import { onCells } from "../places.js";
import type { Field } from "./field.js";
import { takeAt } from "./values.js";

const UNPRINTED = "?";

/** A number with `?` behind it is alone, 0 with `?` is no cell, and nothing is a half that is not printed, if the other half is there. */
const fromTwo = (first: Value | undefined, second: Value | undefined): Value | undefined => {
  if (first === undefined) return undefined;
  if (second === UNPRINTED) return first === 0 ? "absent" : first;
  return `${first},${second ?? UNPRINTED}`;
};

const toTwo = (value: Value | undefined): readonly (Value | undefined)[] => {
  if (value === undefined) return [undefined, undefined];
  if (value === "absent") return [0, UNPRINTED];
  if (typeof value === "number") return [value, UNPRINTED];
  const [first, second] = halves(value);
  return [first, second === UNPRINTED ? undefined : second];
};

/** The meaning knows numbers, pairs as `2,?`, and `absent`. */
export const twoByCell = (code: Code, meaning: Meaning): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const count = draft.rows * draft.columns;
    const read = code.read(cursor, 2 * count);
    if ("problem" in read) return read.problem;
    for (let cell = 0; cell < count; cell++) {
      const value = fromTwo(read.value[2 * cell], read.value[2 * cell + 1]);
      if (value === undefined) continue;
      const problem = takeAt(value, cell, meaning, draft, true, placeAt(cursor, start, cursor.at));
      if (problem !== undefined) return problem;
    }
    return undefined;
  },
  write(givens) {
    const cells = onCells(givens).flatMap(({ height, width }) => [...Array(height * width).keys()]);
    const values = cells.flatMap((cell) => toTwo(meaning.give((layer) => givens.layers.get(layer)?.[cell])));
    const written = code.write(values);
    if ("value" in written) return written;
    return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: written.refused } };
  },
});
