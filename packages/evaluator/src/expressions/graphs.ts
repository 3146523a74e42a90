/** Groups, what can be reached, ways, properties of graphs. */
import type { Board, Expression, ExpressionOf, GroupBy, LayerId, LetId } from "@ecp/compiler/reading";
import { forEachBinding, partly } from "../values/binding.js";
import { hasValue, layerOf } from "../values/layers.js";
import { cellsOf, elementOf, itemsOf, truthOf } from "../values/narrow.js";
import { allOf, cell, cellSet, cellsHere, edge, link } from "../values/places.js";
import { Unsupported } from "../values/unsupported.js";
import { type Element, equal, isElement, keyOf, type SetValue, setOf, type Value } from "../values/value.js";
import { boardOf, type Unassigned, type World, withBindings } from "../values/world.js";

/** All that hang together with `start`. */
function component<T>(start: T, next: (node: T) => readonly T[]): T[] {
  const met = new Set([start]);
  for (const node of met) for (const other of next(node)) met.add(other);
  return [...met];
}

/** Joined in the sense of `by`; cells without the value hang together with nothing. */
function joined(world: World, by: GroupBy): (a: number, b: number) => boolean {
  const board = boardOf(world);
  if (by.by === "links") {
    const open = openPairs(world, by.layer);
    return (a, b) => open.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  }
  if (by.by === "edges") return (a, b) => isUndivided(world, by.layer, a, b);
  if (by.by === "relation") throw new Unsupported("a relation, which is not of cells alone");
  const values = new Map<number, Value | undefined>();
  const valueAt = (at: number): Value | undefined => {
    if (!values.has(at))
      values.set(
        at,
        withBindings(world, [by.variable], [cell(at)], () => world.valueIfThere(by.value)),
      );
    return values.get(at);
  };
  return (a, b) => {
    if (!board.neighbours(a).includes(b)) return false;
    const [one, other] = [valueAt(a), valueAt(b)];
    return one !== undefined && other !== undefined && equal(one, other);
  };
}

function isUndivided(world: World, layer: LayerId, a: number, b: number): boolean {
  const board = boardOf(world);
  if (!board.neighbours(a).includes(b)) return false;
  return board
    .edgesOf(a)
    .some((each) => board.edgeCells(each).includes(b) && !hasValue(world, layer, edge(board, each)));
}

function linkCount(world: World, layer: LayerId): number {
  const { on } = layerOf(world, layer);
  const { pairCount, linkCount } = boardOf(world);
  return on.kind === "link" && on.own === true ? pairCount : linkCount;
}

/** The two cells of every link that is yes. */
function openPairs(world: World, layer: LayerId): (readonly [number, number])[] {
  const board = boardOf(world);
  const pairs: (readonly [number, number])[] = [];
  for (let index = 0; index < linkCount(world, layer); index++) {
    const ends = board.linkEnds(index);
    if (ends !== undefined && hasValue(world, layer, link(board, index))) pairs.push(ends);
  }
  return pairs;
}

/** All elements of the same sort that are spoken of. */
function allLike(world: World, { sort }: Element): readonly Value[] {
  switch (sort) {
    case "cell":
    case "link":
    case "edge":
    case "corner":
    case "wedge":
      return allOf(world, { kind: sort }, () => 0).items;
    default:
      throw new Unsupported(`groups of ${sort}s`);
  }
}

/** All that a relation joins to `start`, among these. */
function related(world: World, relation: LetId, start: Value, among: readonly Value[]): readonly Value[] {
  const byKey = new Map(among.map((each) => [keyOf(each), each]));
  const found = component(keyOf(start), (key) => {
    const own = byKey.get(key) ?? start;
    return [...byKey].flatMap(([other, value]) =>
      other !== key && relates(world, relation, own, value) ? [other] : [],
    );
  });
  const indexOf = (value: Value): number => (isElement(value) ? value.index : 0);
  return found.flatMap((key) => byKey.get(key) ?? []).sort((a, b) => indexOf(a) - indexOf(b));
}

export function evaluateGroup(world: World, expression: ExpressionOf<"group">): SetValue {
  if (expression.by.by === "relation") {
    const own = elementOf(world, expression.cell);
    const here = allLike(world, own);
    return setOf(
      here.some((each) => equal(each, own)) ? related(world, expression.by.relation, own, here) : [],
    );
  }
  const start = elementOf(world, expression.cell).index;
  const isJoined = joined(world, expression.by);
  const cells = cellsHere(world);
  // A group lies in the part that is spoken of.
  if (!cells.includes(start)) return setOf([]);
  const found = component(start, (at) => cells.filter((other) => isJoined(at, other)));
  return cellSet(found.sort((a, b) => a - b));
}

export function evaluateGroups(world: World, expression: ExpressionOf<"groups">): SetValue {
  if (expression.by?.by === "relation") {
    const { relation } = expression.by;
    let rest = itemsOf(world, expression.set);
    const sets: Value[] = [];
    for (let [start] = rest; start !== undefined; [start] = rest) {
      const found = related(world, relation, start, rest);
      sets.push(setOf(found));
      rest = rest.filter((each) => !found.includes(each));
    }
    return setOf(sets);
  }
  const board = boardOf(world);
  const cells = cellsOf(world, expression.set);
  const isJoined =
    expression.by === undefined
      ? (a: number, b: number) => board.neighbours(a).includes(b)
      : joined(world, expression.by);
  const left = new Set([...cells].sort((a, b) => a - b));
  const groups: Value[] = [];
  for (const start of left) {
    const found = component(start, (at) => [...left].filter((other) => isJoined(at, other)));
    for (const each of found) left.delete(each);
    groups.push(cellSet(found.sort((a, b) => a - b)));
  }
  return setOf(groups);
}

export function evaluateReach(world: World, expression: ExpressionOf<"reach">): SetValue {
  if (expression.by?.by === "relation") {
    const through = itemsOf(world, expression.through);
    return setOf(related(world, expression.by.relation, elementOf(world, expression.from), through));
  }
  const board = boardOf(world);
  const start = elementOf(world, expression.from).index;
  const inside = new Set(cellsOf(world, expression.through));
  const isJoined =
    expression.by === undefined
      ? (a: number, b: number) => board.neighbours(a).includes(b)
      : joined(world, expression.by);
  const found = component(start, (at) => [...inside].filter((other) => isJoined(at, other)));
  return cellSet(found.filter((at) => inside.has(at)).sort((a, b) => a - b));
}

/** A shortest way, which is the only one where the set has no closed ways; nothing where there is none. */
export function evaluateWay(world: World, expression: ExpressionOf<"way">): SetValue {
  const board = boardOf(world);
  const [from, to] = [elementOf(world, expression.from).index, elementOf(world, expression.to).index];
  const inside = new Set(cellsOf(world, expression.through));
  if (!inside.has(from) || !inside.has(to)) return setOf([], true);
  const before = new Map<number, number | undefined>([[from, undefined]]);
  for (const at of before.keys())
    for (const other of board.neighbours(at))
      if (inside.has(other) && !before.has(other)) before.set(other, at);
  if (!before.has(to)) return setOf([], true);
  const way: number[] = [];
  for (let at: number | undefined = to; at !== undefined; at = before.get(at)) way.unshift(at);
  return cellSet(way, true);
}

/** Nodes by key, and edges, which may be parallel. */
interface Graph {
  readonly nodes: ReadonlySet<string>;
  readonly edges: readonly (readonly [string, string])[];
}

export function evaluateGraph(world: World, expression: ExpressionOf<"graph">): boolean {
  const { property, on } = expression;
  if ("layer" in on) return decide(property, layerGraph(world, on.layer));
  if (expression.by !== undefined && "links" in expression.by)
    return byLinks(world, property, itemsOf(world, on.set), itemsOf(world, expression.by.links));
  const { certain, maybe, waiting } = members(world, on.set);
  const items = [...certain, ...maybe];
  const first = items[0];
  const sort = isElement(first) ? first.sort : "cell";
  if (expression.by === undefined && (sort === "link" || sort === "edge")) {
    if (waiting !== undefined) throw waiting;
    return has(property, sort === "link" ? endsGraph(world, items) : edgesGraph(world, items));
  }
  const isJoined = joinedIn(world, expression.by, sort);
  const between = (nodes: readonly Value[]): Graph => ({
    nodes: new Set(nodes.map(keyOf)),
    edges: nodes.flatMap((a, i) =>
      nodes.slice(i + 1).flatMap((b) => (isJoined(a, b) ? [[keyOf(a), keyOf(b)] as const] : [])),
    ),
  });
  return decide(property, { certain: between(certain), most: between(items), waiting });
}

function joinedIn(
  world: World,
  by: ExpressionOf<"graph">["by"],
  sort: string,
): (a: Value, b: Value) => boolean {
  if (by === undefined || "links" in by) return sideBySide(world, sort);
  if ("edges" in by)
    return (a, b) => isElement(a) && isElement(b) && isUndivided(world, by.edges, a.index, b.index);
  return (a, b) => relates(world, by.relation, a, b);
}

/** A graph of which a part is certain; `most`: what it is at most. */
interface PartlyGraph {
  readonly certain: Graph;
  readonly most: Graph;
  readonly waiting: Unassigned | undefined;
}

/** False where what is certain breaks the property, whatever becomes of the rest. */
function decide(
  property: ExpressionOf<"graph">["property"],
  { certain, most, waiting }: PartlyGraph,
): boolean {
  if (waiting === undefined) return has(property, certain);
  const apart = component([...certain.nodes][0] ?? "", (node) => around(most, node));
  const hangsTogether = [...certain.nodes].every((node) => apart.includes(node));
  if (property !== "acyclic" && !hangsTogether) return false;
  const degree = (graph: Graph, node: string): number => around(graph, node).length;
  if (property === "loop") {
    for (const node of certain.nodes) if (degree(certain, node) > 2 || degree(most, node) < 2) return false;
    const closed = [...certain.nodes].some((node) => {
      const ring = component(node, (each) => around(certain, each));
      return (
        ring.length < certain.nodes.size &&
        ring.length > 1 &&
        ring.every((each) => degree(certain, each) === 2)
      );
    });
    if (closed) return false;
  }
  if (property === "path" && [...certain.nodes].some((node) => degree(certain, node) > 2)) return false;
  if (property !== "loop" && property !== "connected" && !has("acyclic", certain)) return false;
  throw waiting;
}

/** An edge that ends where it starts leaves its node twice. */
const around = ({ edges }: Graph, node: string): string[] =>
  edges.flatMap(([a, b]) => [...(a === node ? [b] : []), ...(b === node ? [a] : [])]);

/** Elements of a set, and those that wait for something. */
function members(
  world: World,
  set: Expression,
): { readonly certain: Value[]; readonly maybe: Value[]; readonly waiting: Unassigned | undefined } {
  const [binder, more] = set.kind === "filter" ? set.binders : [];
  if (set.kind !== "filter" || binder?.kind !== "in" || more !== undefined)
    return { certain: [...itemsOf(world, set)], maybe: [], waiting: undefined };
  const certain: Value[] = [];
  const maybe: Value[] = [];
  let waiting: Unassigned | undefined;
  forEachBinding(world, set.binders, set.condition, (guard) => {
    const value = world.bindings[binder.variable];
    if (value === undefined) return;
    if (guard === true) certain.push(value);
    else {
      waiting ??= guard;
      maybe.push(value);
    }
  });
  return { certain, maybe, waiting };
}

function sideBySide(world: World, sort: string): (a: Value, b: Value) => boolean {
  if (sort !== "cell") throw new Unsupported(`a graph of ${sort}s`);
  const board = boardOf(world);
  return (a, b) => isElement(a) && isElement(b) && board.neighbours(a.index).includes(b.index);
}

function relates(world: World, relation: LetId, a: Value, b: Value): boolean {
  const definition = world.puzzle.lets[relation];
  if (definition === undefined) throw new Unsupported("no such relation");
  const one = withBindings(world, definition.parameters, [a, b], () => truthOf(world, definition.value));
  return one || withBindings(world, definition.parameters, [b, a], () => truthOf(world, definition.value));
}

/** Ways may pass any cell: of all that the links join, the part that meets the set. */
function byLinks(
  world: World,
  property: ExpressionOf<"graph">["property"],
  items: readonly Value[],
  links: readonly Value[],
): boolean {
  const all = endsGraph(world, links);
  const wanted = items.map(keyOf);
  const next = (node: string): string[] =>
    all.edges.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));
  const met = new Set(wanted.flatMap((start) => component(start, next)));
  const graph = { nodes: met, edges: all.edges.filter(([a]) => met.has(a)) };
  if (property === "connected" || property === "acyclic") return has(property, graph);
  return wanted.length > 0 && has(property, graph);
}

function endsGraph(world: World, links: readonly Value[]): Graph {
  const board = boardOf(world);
  const edges = links.filter(isElement).flatMap(({ index }) => {
    const [a, b] = board.linkEnds(index) ?? [];
    return a === undefined || b === undefined ? [] : [[keyOf(cell(a)), keyOf(cell(b))] as const];
  });
  return { nodes: new Set(edges.flat()), edges };
}

/** Of edges, which meet in corners. */
function edgesGraph(world: World, items: readonly Value[]): Graph {
  const edges = items.filter(isElement).map(({ index }) => edgeEnds(boardOf(world), index));
  return { nodes: new Set(edges.flat()), edges };
}

function layerGraph(world: World, layer: LayerId): PartlyGraph {
  const board = boardOf(world);
  const onLinks = layerOf(world, layer).on.kind === "link";
  const certain: (readonly [string, string])[] = [];
  const most: (readonly [string, string])[] = [];
  let waiting: Unassigned | undefined;
  const own = layerOf(world, layer).on;
  // Inside a part of the board a layer is what is of it there, as the sort is.
  const elements = allOf(world, own, () => 0).items.flatMap((item) => (isElement(item) ? [item.index] : []));
  for (const index of elements) {
    const linked = onLinks ? board.linkEnds(index) : undefined;
    if (onLinks ? linked === undefined : board.edgeCells(index).length === 0) continue;
    const ends = linked === undefined ? edgeEnds(board, index) : ([`${linked[0]}`, `${linked[1]}`] as const);
    const open = partly(() => hasValue(world, layer, (onLinks ? link : edge)(board, index)));
    if (open === true) certain.push(ends);
    else if (open !== false) waiting ??= open;
    if (open !== false) most.push(ends);
  }
  return {
    certain: { nodes: new Set(certain.flat()), edges: certain },
    most: { nodes: new Set(most.flat()), edges: most },
    waiting,
  };
}

/** The corners at the ends of an edge. */
const edgeEnds = (board: Board, index: number): readonly [string, string] => {
  const [one = -1, other = -1] = board.edgeEnds(index) ?? [];
  return [`${one}`, `${other}`];
};

function has(property: ExpressionOf<"graph">["property"], graph: Graph): boolean {
  const { nodes, edges } = graph;
  const next = (node: string): string[] => around(graph, node);
  let components = 0;
  const met = new Set<string>();
  for (const node of nodes) {
    if (met.has(node)) continue;
    components++;
    for (const each of component(node, next)) met.add(each);
  }
  const acyclic = edges.length === nodes.size - components;
  const degrees = [...nodes].map((node) => next(node).length);
  switch (property) {
    case "connected":
      return components <= 1;
    case "acyclic":
      return acyclic;
    case "tree":
      return components === 1 && acyclic;
    case "path":
      return components === 1 && acyclic && degrees.every((degree) => degree <= 2);
    case "loop":
      return components === 1 && edges.length > 0 && degrees.every((degree) => degree === 2);
    default:
      return property satisfies never;
  }
}
