/** Values that may be absent without a cell that is. */

import {
  absent,
  keyOf,
  type Maybe,
  neighbours,
  readAt,
  type State,
  strict,
  type Term,
  term,
  type Value,
} from "./meaning.js";
import { chosen, entry, numberIn, regionIn, yes } from "./telling.js";
import { type Kind, layerOf } from "./values-at.js";
import { corner } from "./ways.js";

/** R11: the value that all of them share. */
const shared =
  (layer: string) =>
  (s: State): Maybe<Value> => {
    const values = chosen(s, "t").map((cell) => readAt(s, layer, cell));
    return values.length > 0 && values.every((value) => keyOf(value) === keyOf(values[0] ?? absent))
      ? (values[0] ?? absent)
      : absent;
  };
const extreme =
  (best: (...numbers: readonly number[]) => number) =>
  (s: State): Maybe<Value> => {
    const there = chosen(s, "t").map((cell) => numberIn(readAt(s, "d", cell)));
    return there.length === 0 ? absent : best(...there);
  };

/** Values that may be absent without a cell that is. */
export const looseValues: Readonly<Record<Kind, readonly Term[]>> = {
  truth: [term("[no, yes][r1c1.k]", entry([false, true])), term("(cells with t).s", shared("s"))],
  number: [
    term("[1, 2][r1c1.k]", entry([1, 2])),
    term("(cells with t).d", shared("d")),
    term("(cells with t).n", shared("n")),
    term("min(c.d for c in cells where c is t)", extreme(Math.min)),
    term("max(c.d for c in cells where c is t)", extreme(Math.max)),
    term(
      "(min(c.d for c in cells with t) + 1)",
      strict((least: Value) => numberIn(least) + 1, extreme(Math.min)),
    ),
    term("[c.d for c in cells where c is t][2]", (s) => readAt(s, "d", chosen(s, "t")[1] ?? absent)),
    term("runs(c in r1c1.row where c is t)[2]", (s) =>
      yes(s, "t", corner) && !yes(s, "t", { cell: 1 }) && yes(s, "t", { cell: 2 }) ? 1 : absent,
    ),
    term("size(r1c1.a.first.neighbours)", (s) => {
      const [first] = regionIn(readAt(s, "a", corner));
      return first === undefined ? 0 : neighbours({ cell: first }).length;
    }),
  ],
  optional: [],
  symbol: [term("(cells with t).e", shared("e")), term("(cells with t).v", shared("v"))],
  direction: [term("[right, left][r1c1.k]", entry(["right", "left"]))],
  region: [
    layerOf(
      term("r1c1", () => corner),
      "a",
    ),
    layerOf(
      term("r1c2", () => ({ cell: 1 })),
      "a",
    ),
  ],
};
