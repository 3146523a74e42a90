/** Corners with a cell on each side: an address tells of these alone, a class has those at the rim too. */
import type { Code } from "../../codes/code.js";
import type { Draft, Givens } from "../../givens.js";
import { draftLayer } from "../../givens.js";
import { yes } from "../../meaning.js";
import type { Field } from "../field.js";
import { coded } from "../values.js";

const INNER = "inner";
const UNREAD = "unread";

const innerCorners = ({ rows, columns }: Pick<Givens | Draft, "rows" | "columns">): readonly number[] =>
  Array.from({ length: (rows - 1) * (columns - 1) }, (_, at) => {
    const [row, column] = [Math.floor(at / (columns - 1)), at % (columns - 1)];
    return (row + 1) * (columns + 1) + column + 1;
  });

/** The text in the place of the marks of a board without such corners. */
const NONE = "0";

/** Marks on them, by a code. */
export const marksInside = (code: Code, layer: string): Field => {
  const field = coded(code, yes(INNER), ({ rows, columns }) => [
    { height: rows - 1, width: columns - 1, first: 0 },
  ]);
  return {
    read(cursor, draft) {
      const isNone = innerCorners(draft).length === 0 && cursor.text.startsWith(NONE, cursor.at);
      if (isNone) cursor.at += NONE.length;
      const problem = field.read(cursor, draft);
      const read = draftLayer(draft, INNER);
      const marks = draftLayer(draft, layer);
      draft.layers.delete(INNER);
      innerCorners(draft).forEach((corner, at) => {
        if (read[at] === true) marks[corner] = true;
      });
      return problem;
    },
    write(givens) {
      const marks = givens.layers.get(layer) ?? [];
      const inside = innerCorners(givens);
      const known = new Set(inside);
      if (marks.some((value, corner) => value === true && !known.has(corner)))
        return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `${layer} at the rim` } };
      if (inside.length === 0) return { value: NONE };
      const read = inside.map((corner) => marks[corner]);
      return field.write({ ...givens, layers: new Map([[INNER, read]]) });
    },
  };
};

/** Such marks, where they mean nothing: read, and not written. */
export const marksUnread = (code: Code): Field => ({
  read(cursor, draft) {
    const problem = marksInside(code, UNREAD).read(cursor, draft);
    draft.layers.delete(UNREAD);
    return problem;
  },
  write: () => ({ value: "" }),
});
