/** The ways in which only the answer shows a cell not to be there; each is there in some answers. */
import {
  absent,
  type Cell,
  cells,
  isThere,
  look,
  type Maybe,
  nextTo,
  orEmpty,
  readAt,
  type State,
  strict,
  type Term,
  term,
  type Value,
} from "./meaning.js";

export const corner: Cell = { cell: 0 };
const middle: Cell = { cell: 1 };

export const at =
  (cell: Cell) =>
  (_: State): Cell =>
    cell;
export const layerAt =
  (layer: string, cell: Cell) =>
  (state: State): Maybe<Value> =>
    readAt(state, layer, cell);

const chosen = (state: State, layer: string): readonly Cell[] =>
  cells.filter((cell) => readAt(state, layer, cell) === true);
const place = (of: readonly Cell[], at: Value): Maybe<Cell> =>
  typeof at === "number" ? (of[at - 1] ?? absent) : absent;

const step = strict(nextTo, at(corner), layerAt("ar", corner));
const openStep = strict(
  (direction: Value) => (direction === null ? { cell: 2 } : nextTo(corner, direction)),
  layerAt("dn", corner),
);
const placed = strict((k: Value) => place(cells, k), layerAt("k", corner));
const seen = (state: State): readonly Cell[] =>
  orEmpty(strict(look, at(corner), layerAt("ar", corner))(state));

export const ways: Readonly<Record<string, Term<Cell>>> = {
  "next by a found direction": term("r1c1.next(r1c1.ar)", step),
  "next by a direction that may be none": term(
    "(if r1c1 has dn then r1c1.next(r1c1.dn) else r1c3)",
    openStep,
  ),
  "cell of a found column": term("cell(1, r1c1.k)", placed),
  "first of a found set": term("(cells with t).first", (s) => chosen(s, "t")[0] ?? absent),
  "last of a found set": term("(cells with t).last", (s) => chosen(s, "t").at(-1) ?? absent),
  "second of a found set": term("(cells with t)[2]", (s) => chosen(s, "t")[1] ?? absent),
  "place to be found": term("r1c1.row[r1c1.k]", placed),
  "place in a part": term(
    "r1c1.row[2..][r1c1.k]",
    strict((k: Value) => place(cells.slice(1), k), layerAt("k", corner)),
  ),
  "first that is seen": term("look(r1c1, r1c1.ar).first", (s) => seen(s)[0] ?? absent),
  "second that is seen": term("look(r1c1, r1c1.ar)[2]", (s) => seen(s)[1] ?? absent),
  "the only one": term("(the cells with t)", (s) => {
    const [only, more] = chosen(s, "t");
    return more === undefined ? (only ?? absent) : absent;
  }),
  "derived cell": term("r1c1.friend", (s) => (readAt(s, "u", corner) === true ? middle : absent), {
    before: ["let friend of cell c where c.u and c.column < 3 = c.next(right)"],
  }),
  "one branch": term("(if r1c1.u then r1c2 else r1c1.next(r1c1.ar))", (s) =>
    readAt(s, "u", corner) === true ? middle : step(s),
  ),
  "step after a step": term(
    "r1c1.next(r1c1.ar).next(left)",
    strict((cell: Cell) => nextTo(cell, "left"), step),
  ),
  "first of a set of one": term("{r1c1.next(r1c1.ar)}.first", step),
  "place in a list": term(
    "[r1c2, r1c3][r1c1.k]",
    strict((k: Value) => place(cells.slice(1), k), layerAt("k", corner)),
  ),
  "cell in a list": term("[r1c3, r1c1.next(r1c1.ar)][2]", step),
  "by a name": term("stepped", step, { before: ["let stepped = r1c1.next(r1c1.ar)"] }),
  "by a function": term("stepOf(r1c1, r1c1.ar)", step, { before: ["let stepOf(x, y) = x.next(y)"] }),
  "first of a region or none": term("r1c1.a.first", (s) => {
    const region = readAt(s, "a", corner);
    return isThere(region) && typeof region === "object" && region !== null && "region" in region
      ? { cell: region.region[0] ?? 0 }
      : absent;
  }),
  "first of a filtered row": term("(r1c1.row where u).first", (s) => chosen(s, "u")[0] ?? absent),
};
