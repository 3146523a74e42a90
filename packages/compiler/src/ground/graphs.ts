/** Groups, reach, ways and graph properties where everything is known. Over what is to be found they are the rule language's, and refused. */
import type { Expression, GroupBy, LetId } from "../typed.js";
import { notBuilt } from "./faults.js";
import { componentsOf, degrees, type Graph, isTree, pathBetween } from "./graph.js";
import type { AnySet } from "./members.js";
import { evaluateAnySet, evaluateElement, evaluateSet, known } from "./narrow.js";
import { hasValue } from "./read-layer.js";
import { groupsToBeFound, groupToBeFound, reachToBeFound } from "./structures/groups.js";
import { wayToBeFound } from "./structures/way.js";
import { equal, isTruth, type Known, membership, setOf, type Value } from "./value.js";
import { layerTable, spaceOf, type World } from "./world.js";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;
type Adjacent = (cell: Known) => readonly Known[];

/** Cells that share a side. */
function bySides(world: World, expression: Expression): Adjacent {
  const now = spaceOf(world, expression);
  return (cell) =>
    typeof cell === "object" && cell.kind === "element" && cell.family === now.cell
      ? now.board.neighbours(cell.index).map(now.cell.at)
      : [];
}

function byLinks(world: World, expression: Expression, open: (link: Known) => boolean): Adjacent {
  const now = spaceOf(world, expression);
  return (cell) => {
    if (typeof cell !== "object" || cell.kind !== "element") return [];
    return now.board.neighbours(cell.index).flatMap((other) => {
      const link = now.board.linkBetween(cell.index, other);
      return link !== undefined && open(now.link.at(link)) ? [now.cell.at(other)] : [];
    });
  };
}

function layerIsOpen(world: World, layer: Parameters<typeof layerTable>[1], expression: Expression) {
  const table = layerTable(world, layer);
  return (link: Known): boolean => {
    if (typeof link !== "object" || link.kind !== "element") return false;
    const open = hasValue(world, table, link);
    if (typeof open !== "boolean") throw notBuilt(expression.span, "a graph of what is to be found");
    return open;
  };
}

function graphOf(nodes: readonly Known[], adjacent: Adjacent): Graph {
  const number = new Map<Known, number>(nodes.map((node, i) => [node, i]));
  return nodes.map((node) =>
    adjacent(node).flatMap((other) => {
      const i = number.get(other);
      return i === undefined ? [] : [i];
    }),
  );
}

function valueFor(world: World, by: Extract<GroupBy, { by: "value" }>, cell: Known): Known {
  world.bindings[by.variable] = cell;
  return known(world.evaluate(by.value), by.value);
}

function adjacentBy(world: World, expression: Expression, by: GroupBy | undefined): Adjacent {
  const sides = bySides(world, expression);
  if (by === undefined) return sides;
  if (by.by === "links") return byLinks(world, expression, layerIsOpen(world, by.layer, expression));
  return (cell) => {
    const own = valueFor(world, by, cell);
    return sides(cell).filter((other) => equal(own, valueFor(world, by, other)));
  };
}

export function evaluateGroup(world: World, expression: Of<"group">): AnySet {
  if (!expression.known) return groupToBeFound(world, expression, world.evaluate(expression.cell));
  const start = evaluateElement(world, expression.cell);
  return setOf(closure([start], adjacentBy(world, expression, expression.by)));
}

/** What can be reached from the starts, in the order in which it is met. */
function closure(starts: readonly Known[], adjacent: Adjacent): Known[] {
  const met = new Set<Known>(starts);
  for (const cell of met) for (const other of adjacent(cell)) met.add(other);
  return [...met];
}

export function evaluateGroups(world: World, expression: Of<"groups">): AnySet {
  if (!expression.known) return groupsToBeFound(world, expression);
  const { items } = evaluateSet(world, expression.set);
  const graph = graphOf(items, adjacentBy(world, expression, expression.by));
  return setOf(componentsOf(graph).map((group) => setOf(group.flatMap((i) => items[i] ?? []))));
}

export function evaluateReach(world: World, expression: Of<"reach">): AnySet {
  if (!expression.known)
    return reachToBeFound(
      world,
      expression,
      world.evaluate(expression.from),
      evaluateAnySet(world, expression.through),
    );
  const start = evaluateElement(world, expression.from);
  const inside = membership(evaluateSet(world, expression.through));
  const sides = bySides(world, expression);
  const reached = closure([start], (cell) => sides(cell).filter(inside));
  return setOf(inside(start) ? reached : reached.slice(1));
}

export function evaluateWay(world: World, expression: Of<"way">): AnySet {
  if (!expression.known) {
    const ends = [world.evaluate(expression.from), world.evaluate(expression.to)] as const;
    return wayToBeFound(world, expression, ends, evaluateAnySet(world, expression.through));
  }
  const from = evaluateElement(world, expression.from);
  const to = evaluateElement(world, expression.to);
  const { items } = evaluateSet(world, expression.through);
  const graph = graphOf(items, bySides(world, expression));
  const way = pathBetween(graph, items.indexOf(from), items.indexOf(to));
  return setOf(
    way.flatMap((i) => items[i] ?? []),
    true,
  );
}

export function evaluateGraph(world: World, expression: Of<"graph">): Value {
  const graph =
    "layer" in expression.on
      ? graphOfLayer(world, expression, expression.on.layer)
      : graphOf(evaluateSet(world, expression.on.set).items, adjacency(world, expression));
  const ends = degrees(graph);
  const connected = componentsOf(graph).length <= 1;
  switch (expression.property) {
    case "connected":
      return connected;
    case "acyclic":
      return componentsOf(graph).every((group) => isTree(graph, group));
    case "tree":
      return graph.length > 0 && connected && isTree(graph, [...graph.keys()]);
    case "path":
      return (
        graph.length > 0 &&
        connected &&
        isTree(graph, [...graph.keys()]) &&
        ends.every((degree) => degree <= 2)
      );
    case "loop":
      return graph.length > 2 && connected && ends.every((degree) => degree === 2);
    default: {
      const other: never = expression.property;
      return other;
    }
  }
}

function adjacency(world: World, expression: Of<"graph">): Adjacent {
  const { by } = expression;
  if (by === undefined) return bySides(world, expression);
  if ("links" in by) {
    const chosen = membership(evaluateSet(world, by.links));
    return byLinks(world, expression, chosen);
  }
  return byRelation(world, expression, by.relation);
}

function byRelation(world: World, expression: Of<"graph">, relation: LetId): Adjacent {
  const nodes = "set" in expression.on ? evaluateSet(world, expression.on.set).items : [];
  const definition = world.puzzle.lets[relation];
  const [first, second] = definition?.parameters ?? [];
  if (definition === undefined || first === undefined || second === undefined)
    throw notBuilt(expression.span, "this relation");
  return (node) =>
    nodes.filter((other) => {
      world.bindings[first] = node;
      world.bindings[second] = other;
      const truth = world.evaluate(definition.value);
      if (!isTruth(truth) || typeof truth !== "boolean") throw notBuilt(expression.span, "this relation");
      return truth && node !== other;
    });
}

/** The cells or corners that chosen links or edges join. */
function graphOfLayer(world: World, expression: Of<"graph">, layer: Parameters<typeof layerTable>[1]): Graph {
  const now = spaceOf(world, expression);
  const open = layerIsOpen(world, layer, expression);
  const { on } = layerTable(world, layer).layer;
  const pairs: (readonly [number, number])[] = [];
  if (on.kind === "link")
    for (const link of now.links().items) {
      const ends =
        typeof link === "object" && link.kind === "element" ? now.board.linkEnds(link.index) : undefined;
      if (ends !== undefined && open(link)) pairs.push(ends);
    }
  else throw notBuilt(expression.span, "a graph of edges");
  const numbers = [...new Set(pairs.flat())];
  const number = new Map(numbers.map((cell, i) => [cell, i]));
  const graph: number[][] = numbers.map(() => []);
  for (const [a, b] of pairs) {
    const [i, j] = [number.get(a), number.get(b)];
    if (i === undefined || j === undefined) continue;
    graph[i]?.push(j);
    graph[j]?.push(i);
  }
  return graph;
}
