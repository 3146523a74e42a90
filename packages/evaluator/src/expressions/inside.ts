/**
 * Inside and outside of a loop: how often a way out crosses it decides. A loop of edges parts cells, and ways lead across edges; one of links parts corners, and ways lead along
 * edges, each of which crosses the link between the cells beside it.
 */
import { type Board, type ExpressionOf, linksAt } from "@ecp/compiler/reading";
import { hasValue, layerOf } from "../values/layers.js";
import { edge, link } from "../values/places.js";
import { Unsupported } from "../values/unsupported.js";
import { type Element, isElement } from "../values/value.js";
import { boardOf, type World } from "../values/world.js";

/** `crossed`: what of the layer lies between; undefined where nothing can. `to`: undefined off the board. */
interface Step {
  readonly to: number | undefined;
  readonly crossed: number | undefined;
}

export function isInside(world: World, expression: ExpressionOf<"is-inside">): boolean {
  const board = boardOf(world);
  const value = world.valueIfThere(expression.element);
  if (!isElement(value)) return false;
  if (board.torus) throw new Unsupported("inside and outside on a board that goes round");
  // Of a loop in a part of the board, what is of the layer elsewhere is no line.
  const part = world.loops.get(expression.layer);
  const onEdges = layerOf(world, expression.layer).on.kind === "edge";
  const isOpen = (at: number): boolean => {
    const { cells = [] }: Element = (onEdges ? edge : link)(board, at);
    const isOfPart = (end: number): boolean => part === undefined || part.has(end);
    if (!(onEdges ? cells.some(isOfPart) : cells.every(isOfPart))) return false;
    return hasValue(world, expression.layer, (onEdges ? edge : link)(board, at));
  };
  if (!onEdges && linksAt(board, value.index).some(isOpen)) return false;
  const way = onEdges
    ? wayOut(value.index, (cell) => acrossEdges(board, cell))
    : wayOut(board.cornersOf(value.index)[0] ?? -1, (corner) => alongEdges(board, corner));
  const crossings = way.filter((at) => at !== undefined && isOpen(at)).length;
  return (crossings % 2 === 1) === (expression.side === "inside");
}

const edgesOf = ({ edgeCount }: Board): readonly number[] => Array.from({ length: edgeCount }, (_, at) => at);

/** Holes are places too. */
const acrossEdges = (board: Board, cell: number): readonly Step[] =>
  edgesOf(board).flatMap((at) => {
    const [one, other] = board.edgeFaces(at);
    return one === cell ? [{ to: other, crossed: at }] : other === cell ? [{ to: one, crossed: at }] : [];
  });

/** Along the rim nothing is crossed, and beyond it is the outside. */
const alongEdges = (board: Board, corner: number): readonly Step[] =>
  edgesOf(board).flatMap((at): readonly Step[] => {
    const [one, other] = board.edgeEnds(at) ?? [];
    if (one !== corner && other !== corner) return [];
    if (board.edgeFaces(at).includes(undefined)) return [{ to: undefined, crossed: undefined }];
    const [a, b] = board.edgeCells(at);
    const crossed = a === undefined || b === undefined ? undefined : board.linkBetween(a, b);
    return [{ to: one === corner ? other : one, crossed }];
  });

/** The links or edges that a shortest way out crosses, in its order. */
function wayOut(from: number, steps: (at: number) => readonly Step[]): readonly (number | undefined)[] {
  const ways = new Map<number, readonly (number | undefined)[]>([[from, []]]);
  for (const [at, way] of ways)
    for (const { to, crossed } of steps(at)) {
      if (to === undefined) return [...way, crossed];
      if (!ways.has(to)) ways.set(to, [...way, crossed]);
    }
  throw new Unsupported("a place without a way out");
}
