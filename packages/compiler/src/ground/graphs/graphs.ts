/** Groups, reach, ways and properties of graphs: here where everything is known, in `structures/` over what is to be found. */

import { sharedEdges } from "../../tiling/beside.js";
import type { Expression, ExpressionOf, GroupBy, LetId } from "../../typed.js";
import { componentsOf, type Graph, pathBetween } from "../graph.js";
import { relatedPairs } from "../heads/related.js";
import { hasValue } from "../names/read-layer.js";
import { inReadingOrder } from "../reading-order.js";
import { graphParts } from "../structures/graph-parts.js";
import { graphTruth } from "../structures/graph-truth.js";
import { momentOf } from "../structures/nets.js";
import { wayToBeFound } from "../structures/paths-between.js";
import {
  type AnySet,
  type Element,
  equal,
  isElement,
  isNone,
  isUnknown,
  type Known,
  membership,
  setOf,
  type Truth,
} from "../value.js";
import { evaluateAnySet, evaluateElement, evaluateSet, known } from "../values/evaluate-as.js";
import { unforeseen } from "../world/faults.js";
import { layerTable, spaceOf } from "../world/reading.js";
import { allLike } from "../world/space.js";
import type { World } from "../world/world.js";
import { groupsToBeFound, groupToBeFound, reachFromCells, reachToBeFound } from "./groups.js";

type Adjacent = (cell: Known) => readonly Known[];

/** Cells that share a side. */
function bySides(world: World, expression: Expression): Adjacent {
  const now = spaceOf(world, expression);
  return (cell) =>
    isElement(cell) && cell.family === now.places.cell
      ? now.board.neighbours(cell.index).map(now.places.cell.at)
      : [];
}

function byLinks(
  world: World,
  expression: Expression,
  own: boolean,
  open: (link: Known) => boolean,
): Adjacent {
  const now = spaceOf(world, expression);
  return (cell) => {
    if (!isElement(cell)) return [];
    const others = own ? now.board.cells : now.board.neighbours(cell.index);
    return others.flatMap((other) => {
      const link = now.board.pairOf(cell.index, other);
      return link !== undefined && open(now.places.link.at(link)) ? [now.places.cell.at(other)] : [];
    });
  };
}

function undivided(world: World, expression: Expression, divides: (edge: Known) => boolean): Adjacent {
  const { board, places } = spaceOf(world, expression);
  return (cell) =>
    isElement(cell) && cell.family === places.cell
      ? sharedEdges(board, cell.index).flatMap(({ edge, other }) =>
          divides(places.edge.at(edge)) ? [] : [places.cell.at(other)],
        )
      : [];
}

function layerIsOpen(world: World, layer: Parameters<typeof layerTable>[1], expression: Expression) {
  const table = layerTable(world, layer);
  return (place: Known): boolean => {
    if (!isElement(place)) return false;
    const open = hasValue(world, table, place);
    if (typeof open !== "boolean") throw unforeseen(expression.span, "a graph of what is to be found");
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

/** Returns undefined if the cell has no value: it is connected to nothing. */
function valueFor(world: World, by: Extract<GroupBy, { by: "value" }>, cell: Known): Known | undefined {
  world.bindings[by.variable] = cell;
  const value = world.valueIfThere(world, by.value);
  if (value === undefined) return undefined;
  const own = known(value, by.value);
  return isNone(own) ? undefined : own;
}

/** The elements that a known relation joins: cells, or others such as this one. */
function byRelation(world: World, expression: Expression, relation: LetId): Adjacent {
  const now = spaceOf(world, expression);
  const joinedLike = (one: Element): ReadonlyMap<Known, readonly Known[]> => {
    const key = `${relation} of ${one.family.id} in ${world.auxiliaries.ids.of(now)}`;
    return world.auxiliaries.once(`related by ${key}`, () => pairsJoined(allLike(now, one).items));
  };
  const pairsJoined = (cells: readonly Known[]): ReadonlyMap<Known, readonly Known[]> => {
    const others = new Map<Known, Known[]>(cells.map((cell) => [cell, []]));
    for (const { from, to, joined } of relatedPairs(world, relation, cells, expression)) {
      const [a, b] = [cells[from], cells[to]];
      if (joined !== true) throw unforeseen(expression.span, "a relation that is to be found");
      if (a === undefined || b === undefined) continue;
      others.get(a)?.push(b);
      others.get(b)?.push(a);
    }
    return others;
  };
  return (one) => (isElement(one) ? joinedLike(one).get(one) : undefined) ?? [];
}

function adjacentBy(world: World, expression: Expression, by: GroupBy | undefined): Adjacent {
  if (by?.by === "relation") return byRelation(world, expression, by.relation);
  const sides = bySides(world, expression);
  if (by === undefined) return sides;
  if (by.by === "links") {
    const { on } = layerTable(world, by.layer).layer;
    const own = on.kind === "link" && on.own === true;
    return byLinks(world, expression, own, layerIsOpen(world, by.layer, expression));
  }
  if (by.by === "edges") return undivided(world, expression, layerIsOpen(world, by.layer, expression));
  return (cell) => {
    const own = valueFor(world, by, cell);
    if (own === undefined) return [];
    return sides(cell).filter((other) => {
      const value = valueFor(world, by, other);
      return value !== undefined && equal(own, value);
    });
  };
}

/** Where a puzzle is generated, what is given may be to be found; and a name of a `let` may stand for an element that is to be found. */
const isOpen = (world: World, expression: Expression): boolean =>
  !expression.known || world.facts.isFound(expression) || namesUnknown(world, expression);

const namesUnknown = ({ facts, bindings }: World, expression: Expression): boolean =>
  facts.outer(expression).some((variable) => {
    const value = bindings[variable];
    return value !== undefined && isUnknown(value);
  });

export function evaluateGroup(world: World, expression: ExpressionOf<"group">): AnySet {
  if (isOpen(world, expression))
    return groupToBeFound(world, expression, world.evaluate(world, expression.cell));
  const start = evaluateElement(world, expression.cell);
  const { part } = spaceOf(world, expression);
  const adjacent = adjacentBy(world, expression, expression.by);
  if (part === undefined) return setOf(closure(start, adjacent));
  // Of a part of the board the cells are those of the part (B10).
  const here = new Set(isElement(start) ? allLike(spaceOf(world, expression), start).items : []);
  const isHere = (one: Known): boolean => here.has(one);
  return setOf(isHere(start) ? closure(start, (cell) => adjacent(cell).filter(isHere)) : []);
}

/** The vertices that can be reached from the start, in reading order. */
function closure(start: Known, adjacent: Adjacent): readonly Known[] {
  const met = new Set([start]);
  for (const cell of met) for (const other of adjacent(cell)) met.add(other);
  return asTheyStand([...met]);
}

const asTheyStand = (items: readonly Known[]): readonly Known[] => inReadingOrder(items, (item) => item);

export function evaluateGroups(world: World, expression: ExpressionOf<"groups">): AnySet {
  if (isOpen(world, expression)) return groupsToBeFound(world, expression);
  const items = asTheyStand(evaluateSet(world, expression.set).items);
  const graph = graphOf(items, adjacentBy(world, expression, expression.by));
  return setOf(componentsOf(graph).map((group) => setOf(group.flatMap((i) => items[i] ?? []))));
}

export function evaluateReach(world: World, expression: ExpressionOf<"reach">): AnySet {
  if (expression.from.type.kind === "set")
    return reachFromCells(
      world,
      expression,
      evaluateAnySet(world, expression.from),
      evaluateAnySet(world, expression.through),
    );
  if (isOpen(world, expression))
    return reachToBeFound(world, expression, world.evaluate(world, expression.from), () =>
      evaluateAnySet(world, expression.through),
    );
  const start = evaluateElement(world, expression.from);
  const inside = membership(evaluateSet(world, expression.through));
  const steps = adjacentBy(world, expression, expression.by);
  const reached = closure(start, (cell) => steps(cell).filter(inside));
  return setOf(inside(start) ? reached : reached.filter((cell) => cell !== start));
}

export function evaluateWay(world: World, expression: ExpressionOf<"way">): AnySet {
  if (isOpen(world, expression)) {
    const ends = [world.evaluate(world, expression.from), world.evaluate(world, expression.to)] as const;
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

export function evaluateGraph(world: World, expression: ExpressionOf<"graph">): Truth {
  return world.auxiliaries.once(`graph ${momentOf(world, expression)} in ${spaceKey(world)}`, () =>
    graphTruth(world, expression, graphParts(world, expression)),
  );
}

const spaceKey = ({ auxiliaries, space }: World): number =>
  space === undefined ? -1 : auxiliaries.ids.of(space);
