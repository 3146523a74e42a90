/** Layers of links and edges as graphs, said at the margin: `acyclic line`, and how many links a cell has. */
import { jumpsOf, type Layer } from "../../layers.js";
import { type GraphProperty, graphOfEdges, hasProperty } from "../../meaning/graphs.js";
import { compose, type Node, type World } from "../../meaning/world.js";
import { hasValue } from "../elements/reading.js";
import type { Maker } from "../maker.js";
import { edgesOf, inside, linksOf } from "../parts.js";

/** The ends of the links or edges of a layer that are yes. */
export function endsOf(world: World, layer: Layer): readonly (readonly [number, number])[] {
  const { board, layers } = world;
  const values = layers[layer.name]?.values ?? [];
  const on = (elements: readonly number[], ends: readonly (readonly [number, number] | undefined)[]) =>
    elements.flatMap((at) => {
      const pair = ends[at];
      return pair !== undefined && values[at] === true ? [pair] : [];
    });
  if (layer.on.sort === "link") return on(linksOf(world), board.links);
  if (layer.on.sort === "edge") return on(edgesOf(world), board.edgeEnds);
  return jumpsOf(board).filter((ends, at) => values[at] === true && inside(world, ends).length === 2);
}

export const graphStatement = (
  m: Maker,
  layer: Layer,
  property: GraphProperty,
  plain = false,
): Node<"statement"> => {
  const spelled = !plain && layer.on.sort === "link" && m.random.oneIn(5);
  return compose(
    "statement",
    `shape: ${property} of a layer on ${layer.on.sort}s`,
    [],
    () => (spelled ? `${property}(links with ${layer.name})` : `${property} ${layer.name}`),
    () => (world) => hasProperty(graphOfEdges(endsOf(world, layer)), property),
    { found: true, sure: true },
  );
};

/** Lines end at the clues and pass the other cells. */
export function degreesOfLinks(
  m: Maker,
  line: Layer,
  clue: Layer,
  plain: boolean,
): readonly Node<"statement">[] {
  const degree = (world: World, cell: number): number =>
    endsOf(world, line).filter((ends) => ends.includes(cell)).length;
  const statement = (
    without: boolean,
    [amount, allows]: readonly [string, (count: number) => boolean],
  ): Node<"statement"> => {
    const c = m.name();
    return compose(
      "statement",
      "shape: how many links a cell has",
      [],
      () =>
        `for each cell ${c} ${without ? "without" : "with"} ${clue.name}: ${amount} ${line.name} in ${c}.links`,
      () => (world) =>
        world.board.cells.every(
          (cell) => hasValue(world, clue, cell) === without || allows(degree(world, cell)),
        ),
      { found: true, sure: true },
    );
  };
  const one: readonly [string, (count: number) => boolean] = ["exactly 1", (count) => count === 1];
  const none: readonly [string, (count: number) => boolean] = [
    "exactly 0 or 2",
    (count) => count === 0 || count === 2,
  ];
  const others: readonly (readonly [string, (count: number) => boolean])[] = [
    ["exactly 2", (count) => count === 2],
    ["at most 2", (count) => count <= 2],
    ["exactly 0..2", (count) => count <= 2],
  ];
  return [
    statement(false, !plain && m.random.oneIn(4) ? ["at most 1", (count) => count <= 1] : one),
    statement(true, !plain && m.random.oneIn(4) ? m.random.one(others) : none),
  ];
}
