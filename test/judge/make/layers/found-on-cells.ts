/** Layers on cells that are to be found (L1 to L6). */

import { waysOf } from "../../meaning/board.js";
import type { FoundForm, Place } from "./found-form.js";
import { everywhere, layer, numbers, truth } from "./layer-draft.js";

export function foundOnCells({ random, board, givens, hidden, on, fixed }: Place): readonly FoundForm[] {
  const size = board.cells.length;
  const clue = givens.find(
    ({ name, unprinted, data }) =>
      name === "clue" && !unprinted && board.cells.every((cell) => typeof data[cell] === "number"),
  );
  const room = givens.find(({ name }) => name === "room");
  return [
    {
      weight: 6,
      make: () => {
        const standing = on();
        return layer(
          "find",
          { name: "s", kind: "flag", type: "yes/no", on: standing, values: truth },
          fixed([true], standing),
        );
      },
    },
    {
      weight: 2,
      make: () => layer("find", { name: "t", kind: "flag", type: "yes/no", on: on(), values: truth, hidden }),
    },
    {
      weight: 6,
      make: () => {
        const [from, to] = random.one([
          [1, 3],
          [0, 2],
          [1, 2],
          [-1, 1],
          [2, 5],
        ] as const);
        const standing = on();
        return layer(
          "find",
          { name: "d", kind: "number", type: `${from}..${to}`, on: standing, values: numbers(from, to) },
          fixed(numbers(from, to), standing),
        );
      },
    },
    {
      weight: 2,
      make: () =>
        layer("find", { name: "e", kind: "number", type: "1..2", on: on(), values: [1, 2], hidden }),
    },
    {
      weight: 3,
      make: () =>
        layer("find", {
          name: "p",
          kind: "number",
          type: "1..2",
          orNone: true,
          on: random.oneIn(3) ? on() : everywhere,
          values: [1, 2],
        }),
    },
    {
      weight: 3,
      make: () => {
        const orNone = random.oneIn(2);
        return layer("find", {
          name: "sign",
          kind: "symbol",
          type: "{lamp, box}",
          orNone,
          on: on(),
          symbols: ["lamp", "box"],
          values: ["lamp", "box"],
        });
      },
    },
    {
      weight: 4,
      make: () => {
        const standing = on();
        return size > 3 && standing.everywhere
          ? undefined
          : layer("find", {
              name: "tip",
              kind: "direction",
              type: "direction",
              orNone: random.oneIn(4),
              on: standing,
              values: waysOf(board),
            });
      },
    },
    {
      weight: 2,
      make: () =>
        room === undefined
          ? undefined
          : layer("find", {
              name: "f",
              kind: "number",
              type: "1..room.size",
              domain: (world, cell) =>
                numbers(1, ((world.layers.room?.values[cell] ?? []) as readonly number[]).length),
            }),
    },
    {
      weight: 1,
      make: () =>
        clue === undefined
          ? undefined
          : layer("find", {
              name: "f",
              kind: "number",
              type: "0..clue",
              domain: (world, cell) => numbers(0, world.layers.clue?.values[cell] as number),
            }),
    },
  ];
}
