/** The side of a loop (U4). */
import type { Layer } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import { compose, type World } from "../../meaning/world.js";
import type { Form, Maker, Scope } from "../maker.js";
import { edgesOf, linksOf } from "../parts.js";

/** Loops on edges: a ray from the cell to the left crosses them an odd number of times. */
function insideOfEdges(board: Board, isOn: (edge: number) => boolean, cell: number): boolean {
  let crossings = 0;
  const row = board.rowOf(cell);
  const first = (board.rows + 1) * board.columns + row * (board.columns + 1);
  for (let column = 0; column <= board.columnOf(cell); column++) if (isOn(first + column)) crossings++;
  return crossings % 2 === 1;
}

/** Loops on links: a ray from the cell to the left, a little below the middle, crosses the links downward that it meets. */
function insideOfLinks(board: Board, isOn: (link: number) => boolean, cell: number): boolean {
  let crossings = 0;
  for (let column = 0; column < board.columnOf(cell); column++) {
    const from = board.rowOf(cell) * board.columns + column;
    const link = board.linkBetween(from, from + board.columns);
    if (link !== undefined && isOn(link)) crossings++;
  }
  return crossings % 2 === 1;
}

/** The elements of the layer that are of the part, where the block says that they are a loop. */
const ofPart = (world: World, layer: Layer): ReadonlySet<number> =>
  new Set(layer.on.sort === "edge" ? edgesOf(world) : linksOf(world));

export const isInside = (m: Maker, scope: Scope): readonly Form<"truth">[] =>
  m.layers
    .filter(({ name }) => (scope.loops ?? m.loops).includes(name))
    .map((layer) => ({
      // A block says a loop for the sake of its sides.
      weight: scope.loops === undefined ? 6 : 30,
      make: () => {
        const side = m.random.one(["inside", "outside"] as const);
        const isOfPart = scope.loops !== undefined;
        return compose(
          "truth",
          `${side} of a loop of ${layer.on.sort}s${isOfPart ? " of a part" : scope.inside ? ", in a part" : ""}`,
          [m.make("cell", scope, 0)],
          (cell) => `${cell} is ${side} ${layer.name}`,
          (cell) => (world) => {
            const at = cell(world);
            if (at === undefined) return false;
            const { board } = world;
            const values = world.layers[layer.name]?.values ?? [];
            const own = isOfPart ? ofPart(world, layer) : undefined;
            const isOn = (element: number): boolean =>
              values[element] === true && own?.has(element) !== false;
            if (layer.on.sort === "edge") return insideOfEdges(board, isOn, at) === (side === "inside");
            const touched = board.links.some((ends, k) => ends?.includes(at) === true && isOn(k));
            return !touched && insideOfLinks(board, isOn, at) === (side === "inside");
          },
          { found: true, sure: true },
        );
      },
    }));
