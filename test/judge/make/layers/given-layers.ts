/** Layers that are given, at random (L1 to L7). */
import type { Datum, Layer, Standing } from "../../layers.js";
import { type Board, cellOfSide, sideOf, waysOf } from "../../meaning/board.js";
import { mayBe, unlike } from "../../meaning/unprinted-lists.js";
import type { Random } from "../../random.js";
import { canBeDeclared } from "../of-the-board.js";
import { givenBetween } from "./found-between.js";
import { type Draft, everywhere, layer, numbers, someData, truth } from "./layer-draft.js";
import { roads } from "./roads.js";

export function givenLayers(
  random: Random,
  board: Board,
  wantsClue: boolean,
  wish: string | undefined,
): readonly Layer[] {
  const size = board.rows * board.columns;
  const there = (data: readonly Datum[]): readonly Datum[] =>
    data.map((datum, cell) => (board.cells.includes(cell) ? datum : undefined));
  const found: Layer[] = [];
  const add = (times: number, make: () => Layer): void => {
    if (random.oneIn(times)) found.push(make());
  };
  add(2, () =>
    layer(
      "given",
      { name: "wall", kind: "flag", type: "yes/no", values: truth },
      there(someData(random, size, [true], 2)),
    ),
  );
  add(wantsClue ? 1 : 3, () => {
    const unprinted = random.oneIn(3);
    // Few values, so that some are alike.
    const values = random.oneIn(2) ? numbers(0, 3) : [1, 2];
    const draft: Draft = { name: "clue", kind: "number", type: "0..3", unprinted, values: numbers(0, 3) };
    // Mostly two of each, as where lines join what is alike.
    if (!unprinted && random.oneIn(wantsClue ? 2 : 4)) {
      const data: Datum[] = Array.from({ length: size });
      for (const value of random.one([
        [1, 1, 2, 2],
        [1, 1, 2, 2],
        [1, 1, 2, 2],
        [1, 1, 3, 3],
        [1, 1],
        [1, 1, 2],
        [1, 1, 1, 2, 2],
        [0, 0, 1, 1, 2, 2],
      ])) {
        const free = board.cells.filter((cell) => data[cell] === undefined);
        if (free.length > 1) data[random.one(free)] = value;
      }
      return layer("given", draft, data);
    }
    return layer(
      "given",
      draft,
      there(someData(random, size, unprinted ? [...values, "?", "?"] : values, 2)),
    );
  });
  add(12, () =>
    layer(
      "given",
      { name: "lack", kind: "number", type: "1..2", orNone: true, values: [1, 2] },
      there(someData(random, size, [1, 2, null], 1)),
    ),
  );
  add(8, () => {
    const unprinted = random.oneIn(3);
    return layer(
      "given",
      {
        name: "mark",
        kind: "symbol",
        type: "{moon, sun}",
        unprinted,
        symbols: ["moon", "sun"],
        values: ["moon", "sun"],
      },
      there(someData(random, size, unprinted ? ["moon", "sun", "?"] : ["moon", "sun"], 2)),
    );
  });
  add(12, () =>
    layer(
      "given",
      { name: "arrow", kind: "direction", type: "direction", values: waysOf(board) },
      there(someData(random, size, waysOf(board), 2)),
    ),
  );
  add(4, () => {
    const data = there(Array.from({ length: size }, () => random.one(["a", "a", "b"])));
    const [first] = data.filter((datum) => datum !== undefined);
    return layer(
      "given",
      { name: "room", kind: "region", type: "region" },
      // The first in reading order is `a`, so that rooms are told by their letters.
      data.map((datum) => (datum === undefined ? undefined : datum === first ? "a" : "b")),
    );
  });
  if (found.some(({ name }) => name === "room"))
    add(3, () =>
      layer(
        "given",
        {
          name: "big",
          kind: "flag",
          type: "yes/no",
          on: { sort: "room", text: "rooms", everywhere: true, holds: () => true },
          values: truth,
        },
        [random.oneIn(2) ? true : undefined, undefined],
      ),
    );
  if (board.links.some((ends) => ends !== undefined)) {
    const onLinks: Standing = { sort: "link", text: "links", everywhere: true, holds: () => true };
    const data = (values: readonly Datum[]): readonly Datum[] =>
      board.links.map((ends) => (ends !== undefined && random.oneIn(2) ? random.one(values) : undefined));
    add(12, () =>
      layer("given", { name: "rod", kind: "flag", type: "yes/no", on: onLinks, values: truth }, data([true])),
    );
  }
  add(8, () => givenBetween(random, board));
  add(14, () =>
    layer(
      "given",
      {
        name: "touch",
        kind: "number",
        type: "0..4",
        on: { sort: "corner", text: "corners", everywhere: true, holds: () => true },
        values: numbers(0, 4),
      },
      board.corners.map((touching) => (touching.length > 0 && random.oneIn(4) ? random.below(3) : undefined)),
    ),
  );
  add(wish === "aim" ? 1 : 10, () =>
    layer(
      "given",
      {
        name: "aim",
        kind: "number",
        type: "0..3",
        on: { sort: "side", text: "cells by direction", everywhere: true, holds: () => true },
        values: numbers(0, 3),
      },
      Array.from({ length: sideOf(board, size, 0) }, (_, side) =>
        board.cells.includes(cellOfSide(board, side)) && random.oneIn(3) ? random.below(4) : undefined,
      ),
    ),
  );
  add(12, () =>
    layer(
      "given",
      {
        name: "few",
        kind: "number",
        type: "0..3",
        on: { sort: "row", text: "rows", everywhere: true, holds: () => true },
        values: numbers(0, 3),
      },
      board.rowSets.map(() => (random.oneIn(2) ? random.below(3) : undefined)),
    ),
  );
  add(8, () => ({
    ...layer("given", { name: "road", kind: "paths", type: "paths" }),
    ways: roads(random, board),
  }));
  add(wish === "hint" ? 1 : 10, () => {
    const sort = random.one(["row", "row", "cell"] as const);
    const lists = [[0], [1], [1], [2], [1, 1], [3], [2, 1], [1, 2], [2, 2]];
    const unprinted = wish === "hint" || random.oneIn(2);
    const hidden = random.oneIn(3)
      ? ["?"]
      : ["?", "[?]", "?,1", "1,?", "*,1", "2,*", "?,?", "*,?", "1,*,1", "*,2,*", "?,*", "*"];
    const on: Standing =
      sort === "cell" ? everywhere : { sort, text: "rows", everywhere: true, holds: () => true };
    const data = Array.from({ length: sort === "row" ? board.rows : size }, () =>
      random.oneIn(sort === "row" ? 2 : 3)
        ? unprinted && random.oneIn(2)
          ? random.one(hidden)
          : random.one(lists)
        : undefined,
    );
    return layer(
      "given",
      {
        name: "hint",
        kind: "list",
        type: "numbers",
        on,
        unprinted,
        domain: ({ met }, element) => {
          const written = data[element];
          if (typeof written !== "string") return [];
          return [...[...met.values()].filter((list) => mayBe(written, list)), unlike(written, element)];
        },
      },
      sort === "cell"
        ? there(data)
        : data.map((datum, row) => (board.rowSets[row]?.length === 0 ? undefined : datum)),
    );
  });
  add(10, () => {
    const wide = random.one([1, 2, 2, 2, 3]);
    const rows = Array.from({ length: 1 + random.below(4) }, () =>
      Array.from({ length: wide }, () => random.below(4)),
    );
    return {
      ...layer("given", {
        name: "tab",
        kind: "table",
        type: "table",
        on: { sort: "nothing", text: "", everywhere: true, holds: () => false },
      }),
      rows,
    };
  });
  return found.filter((one) => canBeDeclared(board, one));
}
