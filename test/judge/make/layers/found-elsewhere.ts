/** Layers to be found on what is no cell: links, edges, corners, sides of cells, lines and rooms (L3, L11). */
import { cellOfSide } from "../../meaning/board.js";
import { hasValue } from "../elements/reading.js";
import type { FoundForm, Place } from "./found-form.js";
import { layer, numbers, onAll, truth } from "./layer-draft.js";

export function foundElsewhere({ random, board, givens }: Place): readonly FoundForm[] {
  const size = board.cells.length;
  const flat = !board.torus;
  const room = givens.find(({ name }) => name === "room");
  return [
    {
      weight: 5,
      make: () =>
        layer("find", {
          name: "line",
          kind: "flag",
          type: "yes/no",
          on: onAll("link", "links"),
          values: truth,
        }),
    },
    {
      weight: 2,
      make: () =>
        layer("find", {
          name: "hop",
          kind: "number",
          type: "0..2",
          on: onAll("link", "links"),
          values: numbers(0, 2),
        }),
    },
    {
      weight: 2,
      make: () =>
        flat
          ? layer("find", {
              name: "fence",
              kind: "flag",
              type: "yes/no",
              on: onAll("edge", "edges"),
              values: truth,
            })
          : undefined,
    },
    {
      weight: 1,
      make: () =>
        layer("find", {
          name: "dot",
          kind: "flag",
          type: "yes/no",
          on: onAll("corner", "corners"),
          values: truth,
        }),
    },
    {
      weight: 2,
      make: () => {
        const wall = givens.find(({ name }) => name === "wall");
        const narrow = wall !== undefined && random.oneIn(2);
        return size > 2
          ? undefined
          : layer("find", {
              name: "out",
              kind: "flag",
              type: "yes/no",
              on: {
                sort: "side",
                text: `cells by direction${narrow ? " where not wall" : ""}`,
                everywhere: !narrow,
                holds: (world, side) => !narrow || !hasValue(world, wall, cellOfSide(board, side)),
              },
              values: truth,
            });
      },
    },
    {
      weight: 1,
      make: () =>
        layer("find", {
          name: "full",
          kind: "flag",
          type: "yes/no",
          on: onAll("row", "rows"),
          values: truth,
        }),
    },
    {
      weight: 1,
      make: () =>
        layer("find", {
          name: "score",
          kind: "number",
          type: "0..2",
          on: onAll("column", "columns"),
          values: numbers(0, 2),
        }),
    },
    {
      weight: 2,
      make: () =>
        room === undefined
          ? undefined
          : layer("find", {
              name: "rank",
              kind: "number",
              type: "0..2",
              on: onAll("room", "rooms"),
              values: numbers(0, 2),
            }),
    },
  ];
}
