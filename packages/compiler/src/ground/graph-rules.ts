/** `connected`, `tree`, `acyclic`, `path`, `loop` of what is to be found, as one constraint: which vertices and edges there may be, and when. */
import type { Edge, GraphRule, Vertex } from "../condition.js";
import type { Origin } from "../ground.js";
import type { Expression, LayerId, LetId } from "../typed.js";
import { notBuilt } from "./faults.js";
import { asMembers } from "./members.js";
import { evaluateAnySet, evaluateTruth } from "./narrow.js";
import { hasValue } from "./read-layer.js";
import type { Space } from "./space.js";
import type { Element, Known, Member, Truth } from "./value.js";
import { layerTable, spaceOf, type World } from "./world.js";

type GraphExpression = Extract<Expression, { kind: "graph" }>;

/** Undefined where nothing is said: fewer than two cells that ways by links could join. */
export function graphRule(
  world: World,
  expression: GraphExpression,
  guard: Exclude<Truth, false>,
  origin: Origin,
): GraphRule | undefined {
  const parts =
    "layer" in expression.on
      ? ofLayer(world, expression, expression.on.layer)
      : ofSet(world, expression, expression.on.set);
  if (
    expression.property === "connected" &&
    "set" in expression.on &&
    parts.vertices.filter(({ passage }) => passage !== true).length < 2
  )
    return undefined;
  world.budget.keep(parts.vertices.length + parts.edges.length);
  return { kind: "graph", property: expression.property, ...parts, guard, origin };
}

interface Parts {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
}

/** Edges by their ends; what joins the same two twice (across a small torus) is one edge. */
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

  list(): readonly Edge[] {
    return [...this.found.values()].flatMap(({ from, to, when }) =>
      when === false ? [] : [{ from, to, when }],
    );
  }
}

/** The cells that chosen links join, or the corners that chosen edges join: in the graph where one ends at them. */
function ofLayer(world: World, expression: GraphExpression, layer: LayerId): Parts {
  const now = spaceOf(world, expression);
  const table = layerTable(world, layer);
  const { kind } = table.layer.on;
  if (kind !== "link" && kind !== "edge") throw notBuilt(expression.span, "a graph of this layer");
  const numbers = new Map<number, number>();
  const numberOf = (index: number): number => {
    const number = numbers.get(index) ?? numbers.size;
    numbers.set(index, number);
    return number;
  };
  const edges = new Edges(world);
  for (const item of (kind === "link" ? now.links() : now.edges()).items) {
    if (typeof item !== "object" || item.kind !== "element") continue;
    const when = hasValue(world, table, item);
    const ends =
      when === false ? undefined : kind === "link" ? now.board.linkEnds(item.index) : cornersOf(now, item);
    if (ends !== undefined) edges.add(numberOf(ends[0]), numberOf(ends[1]), when);
  }
  return { vertices: [...numbers].map((): Vertex => ({ when: true, passage: true })), edges: edges.list() };
}

/** The corners at the ends of an edge. */
function cornersOf({ board }: Space, edge: Element): readonly [number, number] | undefined {
  const [cell] = board.edgeCells(edge.index);
  if (cell === undefined) return undefined;
  const corner = (vertical: "up" | "down", horizontal: "left" | "right"): number =>
    board.cornerOf(cell, vertical, horizontal);
  if (board.edgeOf(cell, 0) === edge.index) return [corner("up", "left"), corner("up", "right")];
  if (board.edgeOf(cell, 1) === edge.index) return [corner("up", "right"), corner("down", "right")];
  if (board.edgeOf(cell, 2) === edge.index) return [corner("down", "left"), corner("down", "right")];
  return [corner("up", "left"), corner("down", "left")];
}

function ofSet(world: World, expression: GraphExpression, set: Expression): Parts {
  const members = asMembers(evaluateAnySet(world, set)).items;
  const { by } = expression;
  if (by !== undefined && "links" in by) return byLinks(world, expression, members, by.links);
  const vertices = members.map(({ when }): Vertex => ({ when }));
  const edges = new Edges(world);
  if (by === undefined) bySides(world, expression, members, edges);
  else byRelation(world, expression, members, by.relation, edges);
  return { vertices, edges: edges.list() };
}

function bySides(world: World, expression: Expression, members: readonly Member[], edges: Edges): void {
  const now = spaceOf(world, expression);
  const numbers = new Map(members.map(({ item }, i) => [item, i]));
  members.forEach(({ item }, i) => {
    if (typeof item !== "object" || item.kind !== "element" || item.family !== now.cell)
      throw notBuilt(expression.span, "a graph of what are no cells");
    for (const other of now.board.neighbours(item.index)) {
      const k = numbers.get(now.cell.at(other));
      if (k !== undefined && k > i) edges.add(i, k, true);
    }
  });
}

/** Ways may pass any cell: those that are not in the set are passages. */
function byLinks(world: World, expression: Expression, members: readonly Member[], links: Expression): Parts {
  const now = spaceOf(world, expression);
  const inSet = new Map<Known, Truth>(members.map(({ item, when }) => [item, when]));
  const numbers = new Map<number, number>();
  const vertices: Vertex[] = [];
  for (const cell of now.cells().items) {
    if (typeof cell !== "object" || cell.kind !== "element") continue;
    const when = inSet.get(cell) ?? false;
    if (when !== true && when !== false)
      throw notBuilt(expression.span, "a graph by links of cells to be found");
    numbers.set(cell.index, vertices.length);
    vertices.push(when ? { when: true } : { when: true, passage: true });
  }
  const edges = new Edges(world);
  for (const { item, when } of asMembers(evaluateAnySet(world, links)).items) {
    const ends =
      typeof item === "object" && item.kind === "element" ? now.board.linkEnds(item.index) : undefined;
    if (ends !== undefined) edges.add(numbers.get(ends[0]), numbers.get(ends[1]), when);
  }
  return { vertices, edges: edges.list() };
}

/** Cost: a look at every pair of elements. */
function byRelation(
  world: World,
  expression: Expression,
  members: readonly Member[],
  relation: LetId,
  edges: Edges,
): void {
  const definition = world.puzzle.lets[relation];
  const [first, second] = definition?.parameters ?? [];
  if (definition === undefined || first === undefined || second === undefined)
    throw notBuilt(expression.span, "this relation");
  members.forEach(({ item: a }, i) => {
    for (let k = i + 1; k < members.length; k++) {
      world.budget.step();
      const b = members[k]?.item;
      if (b === undefined) continue;
      world.bindings[first] = a;
      world.bindings[second] = b;
      let joined = evaluateTruth(world, definition.value);
      if (joined !== true) {
        world.bindings[first] = b;
        world.bindings[second] = a;
        joined = world.conditions.either(joined, evaluateTruth(world, definition.value));
      }
      edges.add(i, k, joined);
    }
  });
}
