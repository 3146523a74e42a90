/**
 * `way(a, b through S)`: the cells between a and b in a set that is to be found, both included. It asks for `tree` or `acyclic` over the same set,
 * and is described by degrees: a and b have one neighbour on the way, every other cell of it two. Cells with these degrees are one way
 * from a to b and perhaps closed rings; and there are no rings in a set without closed ways. So they are the way: a function of the set, and
 * counts are true. There is no way where a and b are not connected: under `tree` that is where one of them is not in the set; under
 * `acyclic` it is asked of the component of a.
 * Cost: a literal a cell, and two conditions on the number of its neighbours.
 */

import { wayNotOnly } from "../../diagnostics/catalogue/ecp4119-way-not-only.js";
import type { Origin } from "../../ground.js";
import type { ExpressionOf } from "../../typed.js";
import {
  type AnySet,
  type Element,
  isElement,
  type Known,
  type Member,
  type Truth,
  type Value,
} from "../value.js";
import { asAnySet, evaluateAnySet } from "../values/evaluate-as.js";
import { asMembers, simplestSet } from "../values/members.js";
import { holds, newTruth } from "../world/definitions.js";
import { fault } from "../world/faults.js";
import type { Branch } from "../world/operators.js";
import { spaceOf, withinSpace } from "../world/reading.js";
import type { World } from "../world/world.js";
import { componentOf } from "./component.js";
import { cellNet, momentOf } from "./nets.js";

type Way = ExpressionOf<"way">;

export function wayToBeFound(
  world: World,
  expression: Way,
  ends: readonly [Value, Value],
  through: AnySet,
): AnySet {
  const { casesOf, merged } = world.operators;
  const branches = casesOf(ends[0], expression.from.span).flatMap((from) =>
    casesOf(ends[1], expression.to.span).flatMap((to): Branch[] => {
      const when = world.conditions.both(from.when, to.when);
      if (when === false || !isElement(from.value) || !isElement(to.value)) return [];
      return [{ when, value: between(world, expression, from.value, to.value, through) }];
    }),
  );
  return asAnySet(world, merged(branches, expression.span), expression);
}

function between(world: World, expression: Way, from: Element, to: Element, through: AnySet): AnySet {
  const { auxiliaries } = world;
  const space = spaceOf(world, expression);
  const moment = momentOf(world, expression);
  const key = `way ${moment} from ${from.index} to ${to.index} in ${auxiliaries.ids.of(space)}`;
  return auxiliaries.once(key, () => find(world, expression, from, to, through));
}

function find(world: World, expression: Way, from: Element, to: Element, through: AnySet): AnySet {
  const { conditions, space } = world;
  const origin: Origin = { span: expression.span, at: [] };
  const members = new Map<Known, Truth>(asMembers(through).items.map(({ item, when }) => [item, when]));
  const here = (cell: Known): Truth => members.get(cell) ?? false;
  const ends = conditions.both(here(from), here(to));
  const property = demandedHere(world, expression, members);
  if (property === undefined) throw fault(wayNotOnly, expression.span, {});
  const exists =
    property === "tree" ? ends : conditions.both(ends, hangTogether(world, expression, from, to, through));
  const on = new Map<Known, Truth>();
  for (const [cell, there] of members) {
    if (there === false) continue;
    if (cell === from || cell === to) {
      on.set(cell, exists);
      continue;
    }
    const truth = newTruth(world, `${nameOf(cell)} is on the way`);
    on.set(cell, truth);
    holds(world, conditions.implies(truth, conditions.both(there, exists)), origin);
  }
  for (const [cell, truth] of on) {
    if (!isElement(cell) || space === undefined) continue;
    const beside = space.board
      .neighbours(cell.index)
      .map((other) => on.get(space.places.cell.at(other)) ?? false);
    const wanted = cell === from || cell === to ? (from === to ? 0 : 1) : 2;
    holds(world, conditions.implies(truth, conditions.counted(beside, [[wanted, wanted]])), origin);
  }
  const items = [...on].flatMap(([item, when]): Member[] => (when === false ? [] : [{ item, when }]));
  // From a to b the order is not known; nothing asks for it.
  return simplestSet({ kind: "members", ordered: false, items });
}

const nameOf = (cell: Known): string => (isElement(cell) ? cell.family.name(cell.index) : "a cell");

function hangTogether(world: World, expression: Way, from: Element, to: Element, through: AnySet): Truth {
  const net = cellNet(world, through, undefined, expression);
  const [start, end] = [net.nodeOf.get(from.index), net.nodeOf.get(to.index)];
  if (start === undefined || end === undefined) return false;
  const others = net.there.map((there, node) => (node === start ? true : there));
  return componentOf(world, { ...net, there: others }, start)[end] ?? false;
}

/**
 * Of a part of the board the same words may mean other cells (`row = 1`), of which nothing is said. Where they mean those of the whole set that are in the
 * part, these have no closed ways either, and need not be connected.
 */
function demandedHere(
  world: World,
  expression: Way,
  members: ReadonlyMap<Known, Truth>,
): "tree" | "acyclic" | undefined {
  const property = demanded(world, expression);
  const onBoard = world.space?.onBoard;
  if (property === undefined || onBoard === undefined) return property;
  return withinSpace(world, onBoard, () => {
    const all = asMembers(evaluateAnySet(world, expression.through)).items;
    const whole = new Map<Known, Truth>(all.map(({ item, when }) => [item, when]));
    return [...members].every(([cell, when]) => whole.get(cell) === when) ? "acyclic" : undefined;
  });
}

/** The property that a rule demands of the same set in any case. */
function demanded({ facts }: World, { through }: Way): "tree" | "acyclic" | undefined {
  const properties = facts
    .graphs()
    .filter(({ on, by }) => by === undefined && "set" in on && facts.keys.same(on.set, through))
    .map(({ property }) => property)
    .filter((property) => property !== "connected" && property !== "loop");
  if (properties.some((property) => property !== "acyclic")) return "tree";
  return properties.length > 0 ? "acyclic" : undefined;
}
