/** Layers on links and edges that may be without a value, and what `has` asks of them (L3, L4, R4). */
import type { Datum, Layer, Standing } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import type { Random } from "../../random.js";
import type { FoundForm, Place } from "./found-form.js";
import { layer, onAll } from "./layer-draft.js";

/** Which links or edges there are, by their numbers. */
export const thereOf = (board: Board, sort: "link" | "edge"): readonly number[] =>
  (sort === "link" ? board.links : board.edges).flatMap((of, at) =>
    of === undefined || of.length === 0 ? [] : [at],
  );

/** Data of some of the elements that are there. */
export function dataOf(
  { random, board }: { readonly random: Random; readonly board: Board },
  sort: "link" | "edge",
  values: readonly Datum[],
  oneIn: number,
): readonly Datum[] {
  const data: Datum[] = [];
  for (const at of thereOf(board, sort)) if (random.oneIn(oneIn)) data[at] = random.one(values);
  return Array.from({ length: data.length }, (_, at) => data[at]);
}

const somewhere = (random: Random, board: Board, sort: "link" | "edge"): Standing => {
  const cell = random.one(board.cells);
  return random.oneIn(4)
    ? {
        sort,
        text: `${board.nameOf(cell)}.${sort}s`,
        everywhere: false,
        holds: ({ board: of }, at) =>
          (sort === "link" ? of.links[at] : of.edges[at])?.includes(cell) === true,
      }
    : onAll(sort, `${sort}s`);
};

export const foundBetween = ({ random, board }: Place): readonly FoundForm[] => {
  // More edges would be too many for what may have three values.
  const sortOf = (): "link" | "edge" => (board.edges.length > 7 || random.oneIn(2) ? "link" : "edge");
  return [
    {
      weight: 4,
      make: () => {
        const sort = sortOf();
        const on = somewhere(random, board, sort);
        const [from, to] = random.one([
          [1, 2],
          [0, 1],
          [0, 0],
          [-1, 0],
        ] as const);
        const values = from === to ? [from] : [from, to];
        return layer(
          "find",
          { name: "gap", kind: "number", type: `${from}..${to}`, orNone: true, on, values },
          on.everywhere && random.oneIn(6) ? dataOf({ random, board }, sort, [...values, null], 3) : [],
        );
      },
    },
    {
      weight: 2,
      make: () =>
        layer("find", {
          name: "bond",
          kind: "symbol",
          type: "{ring, knot}",
          orNone: !random.oneIn(3),
          on: onAll("link", "links"),
          symbols: ["ring", "knot"],
          values: ["ring", "knot"],
        }),
    },
  ];
};

/** Numbers on links or edges that are given: 0 is none of them for `has`, unless the layer may be without a value. */
export function givenBetween(random: Random, board: Board): Layer {
  const sort = random.oneIn(2) ? "link" : "edge";
  const orNone = random.oneIn(3);
  const unprinted = !orNone && random.oneIn(3);
  const values: readonly Datum[] = [0, 1, 2, ...(orNone ? [null] : []), ...(unprinted ? ["?"] : [])];
  return layer(
    "given",
    {
      name: "bar",
      kind: "number",
      type: "0..2",
      orNone,
      unprinted,
      on: onAll(sort, `${sort}s`),
      values: [0, 1, 2],
    },
    dataOf({ random, board }, sort, values, 2),
  );
}
