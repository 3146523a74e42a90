/**
 * `connected`, `tree`, `acyclic`, `path`, `loop`: the graph that a property is about: which vertices and edges there may be, and when.
 *
 * Of links or edges the graph is that of the chosen ones: cells or corners where none ends are not in it. Of a set it is that of its elements. Of a set
 * `by links`, ways may pass any cell: the graph is what the links join to a cell of the set, and nothing else.
 */

import type { Edge } from "../../condition.js";
import type { Expression, ExpressionOf, LayerId } from "../../typed.js";
import { relatedPairs } from "../heads/related.js";
import { hasValue } from "../names/read-layer.js";
import { type Element, isElement, type Known, type Member, type Truth } from "../value.js";
import { evaluateAnySet } from "../values/evaluate-as.js";
import { asMembers } from "../values/members.js";
import { unforeseen } from "../world/faults.js";
import { demand } from "../world/lacking.js";
import type { LayerTable } from "../world/layer-table.js";
import { layerTable, spaceOf } from "../world/reading.js";
import type { Space } from "../world/space.js";
import type { World } from "../world/world.js";
import { isUndivided } from "./nets.js";

export interface GraphParts {
  readonly of: "elements" | "edges" | "ways";
  /** By vertex: that it is in the set. Of edges: true, and it is in the graph where one ends at it. */
  readonly inSet: readonly Truth[];
  /** With ends that are different, and no two with the same ends. */
  readonly edges: readonly Edge[];
}

export function graphParts(world: World, expression: ExpressionOf<"graph">): GraphParts {
  const { on } = expression;
  const parts = "layer" in on ? ofLayer(world, expression, on.layer) : ofSet(world, expression, on.set);
  world.budget.keep(parts.inSet.length + parts.edges.length);
  return parts;
}

/** Edges by their ends; what joins the same two twice is one edge. */
class Edges {
  private readonly found = new Map<string, { readonly from: number; readonly to: number; when: Truth }>();

  constructor(private readonly world: World) {}

  add(from: number | undefined, to: number | undefined, when: Truth): void {
    if (from === undefined || to === undefined || from === to || when === false) return;
    const [a, b] = from < to ? [from, to] : [to, from];
    const key = `${a} ${b}`;
    const same = this.found.get(key);
    if (same === undefined) this.found.set(key, { from: a, to: b, when });
    else same.when = this.world.conditions.either(same.when, when);
  }

  has(from: number, to: number): boolean {
    return this.found.has(from < to ? `${from} ${to}` : `${to} ${from}`);
  }

  list(): readonly Edge[] {
    return [...this.found.values()].flatMap(({ from, to, when }) =>
      when === false ? [] : [{ from, to, when }],
    );
  }
}

/** The cells that chosen links join, or the corners that chosen edges join. */
function ofLayer(world: World, expression: ExpressionOf<"graph">, layer: LayerId): GraphParts {
  const now = spaceOf(world, expression);
  const table = layerTable(world, layer);
  const { on } = table.layer;
  const all = on.kind !== "link" ? now.all.edge() : now.all.link(on.own === true);
  return ofEdges(
    world,
    expression,
    all.items.flatMap((item) => (isElement(item) ? [{ item, when: hasValue(world, table, item) }] : [])),
  );
}

function ofEdges(
  world: World,
  expression: ExpressionOf<"graph">,
  chosen: readonly { readonly item: Known; readonly when: Truth }[],
): GraphParts {
  const now = spaceOf(world, expression);
  const numbers = new Map<number, number>();
  const numberOf = (index: number): number => {
    const number = numbers.get(index) ?? numbers.size;
    numbers.set(index, number);
    return number;
  };
  const edges = new Edges(world);
  for (const { item, when } of chosen) {
    const ends = when === false || !isElement(item) ? undefined : endsOf(now, item, expression);
    if (ends === undefined) continue;
    // Across a small torus an edge ends where it starts, or where another does: with corners of its own on the way it is one of a plain graph.
    const [from, to] = [numberOf(ends[0]), numberOf(ends[1])];
    const own = from === to ? 2 : edges.has(from, to) ? 1 : 0;
    const way = [from, ...Array.from({ length: own }, () => numberOf(-1 - numbers.size)), to];
    way.slice(1).forEach((next, i) => {
      edges.add(way[i], next, when);
    });
  }
  return { of: "edges", inSet: [...numbers].map(() => true), edges: edges.list() };
}

/** The cells that a link joins, the corners that an edge does. */
function endsOf(
  now: Space,
  item: Element,
  { span }: Pick<Expression, "span">,
): readonly [number, number] | undefined {
  if (item.family.sort !== "edge") return now.board.linkEnds(item.index);
  demand(now.board, "corner", span);
  return now.board.edgeEnds(item.index);
}

function ofSet(world: World, expression: ExpressionOf<"graph">, set: Expression): GraphParts {
  const members = asMembers(evaluateAnySet(world, set)).items;
  const { by } = expression;
  if (by !== undefined && "links" in by) return byLinks(world, expression, members, by.links);
  if (by === undefined && members.some(({ item }) => isElement(item) && isLine(item)))
    return ofEdges(world, expression, members);
  const edges = new Edges(world);
  if (by === undefined) bySides(world, expression, members, edges);
  else if ("edges" in by) bySides(world, expression, members, edges, layerTable(world, by.edges));
  else
    for (const { from, to, joined } of relatedPairs(
      world,
      by.relation,
      members.map(({ item }) => item),
      expression,
    ))
      edges.add(from, to, joined);
  return { of: "elements", inSet: members.map(({ when }) => when), edges: edges.list() };
}

const isLine = ({ family }: Element): boolean => family.sort === "link" || family.sort === "edge";

/** `divided`: where edges of that layer are, cells are not joined. */
function bySides(
  world: World,
  expression: Expression,
  members: readonly Member[],
  edges: Edges,
  divided?: LayerTable,
): void {
  const now = spaceOf(world, expression);
  const numbers = new Map(members.map(({ item }, i) => [item, i]));
  members.forEach(({ item }, i) => {
    if (!isElement(item) || item.family !== now.places.cell)
      throw unforeseen(expression.span, "a graph of what are no cells");
    for (const other of now.board.neighbours(item.index)) {
      const k = numbers.get(now.places.cell.at(other));
      if (k === undefined || k <= i) continue;
      const joined = divided === undefined || isUndivided(world, divided, item.index, other, expression);
      edges.add(i, k, joined);
    }
  });
}

function byLinks(
  world: World,
  expression: Expression,
  members: readonly Member[],
  links: Expression,
): GraphParts {
  const now = spaceOf(world, expression);
  const inSet = new Map<Known, Truth>(members.map(({ item, when }) => [item, when]));
  const numbers = new Map<number, number>();
  const truths: Truth[] = [];
  // Ways may pass any cell that is spoken of; the set may hold others.
  for (const cell of new Set([...now.all.cell().items, ...inSet.keys()])) {
    if (!isElement(cell)) continue;
    numbers.set(cell.index, truths.length);
    truths.push(inSet.get(cell) ?? false);
  }
  const edges = new Edges(world);
  for (const { item, when } of asMembers(evaluateAnySet(world, links)).items) {
    const ends = isElement(item) ? endsOf(now, item, expression) : undefined;
    if (ends !== undefined) edges.add(numbers.get(ends[0]), numbers.get(ends[1]), when);
  }
  return { of: "ways", inSet: truths, edges: edges.list() };
}
