/**
 * The rules about any one or two cells of a region, where it is known: all(c.column is a.first.column for c in a), different(c.n for c in a). A set with two cells of which it
 * is false is no region, and no larger set is.
 */

import { onlySet } from "../../../check/walks/of-one.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import { equalToFirst } from "../../../normalize/readings/of-first.js";
import { oncePerKey } from "../../../once.js";
import type { Aggregate, VariableId } from "../../../typed.js";
import { equal, isPlain, type Known } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { triedAloud } from "../../values/unprinted/tried.js";
import type { World } from "../../world/world.js";

type Refused = (a: number, b: number) => boolean;

/** True if a set has no two cells, and no single cell, for which the part is false; undefined if the condition says more than that. */
export function withoutRefusedPairs(
  world: World,
  part: Aggregate,
  it: VariableId,
): ((cells: readonly number[]) => boolean) | undefined {
  const refused = ofValues(world, part, it) ?? ofCells(world, part, it);
  if (refused === undefined) return undefined;
  const count = world.space?.board.cells.length ?? 0;
  const isRefused = oncePerKey((key: number): boolean => {
    world.budget.step();
    return triedAloud(world, () => refused(Math.floor(key / count), key % count)) === true;
  });
  return (cells) => cells.every((a) => cells.every((b) => !isRefused(a * count + b)));
}

function bind(world: World, variable: VariableId, cell: number): void {
  world.bindings[variable] = world.space?.places.cell.at(cell);
}

/** The condition that a value is another at each cell, or the same as at the first. */
function ofValues(
  world: World,
  { aggregate, binders, condition, body }: Aggregate,
  it: VariableId,
): Refused | undefined {
  const binder = onlySet(binders);
  if (binder === undefined || !isPartItself(binder.set, it)) return undefined;
  if (binder.condition !== undefined || condition !== undefined || body === undefined) return undefined;
  const { variable } = binder;
  const isEqual =
    aggregate === "all" && (body.kind === "same" || (body.kind === "compare" && body.operator === "="));
  const read =
    aggregate === "different" ? body : isEqual ? equalToFirst(world.facts, body, variable, it) : undefined;
  if (read === undefined || world.facts.isFound(read) || world.facts.reads(read, it)) return undefined;
  const valueAt = oncePerKey((cell: number): Known | undefined => {
    bind(world, variable, cell);
    const value = world.valueIfThere(world, read);
    return value !== undefined && isPlain(value) ? value : undefined;
  });
  return (a, b) => {
    const [one, other] = [valueAt(a), valueAt(b)];
    return a !== b && one !== undefined && other !== undefined && equal(one, other) !== isEqual;
  };
}

function ofCells(
  world: World,
  { aggregate, binders, condition, body }: Aggregate,
  it: VariableId,
): Refused | undefined {
  const bound = binders.flatMap((binder) =>
    binder.kind === "in" && isPartItself(binder.set, it) ? [binder.variable] : [],
  );
  const [one, other = one] = bound;
  if (one === undefined || other === undefined || bound.length !== binders.length || bound.length > 2)
    return undefined;
  if (aggregate !== "all" || body === undefined) return undefined;
  const conditions = [...binders.map((binder) => binder.condition), condition].filter(
    (each) => each !== undefined,
  );
  const read = [...conditions, body];
  if (read.some((each) => world.facts.isFound(each) || world.facts.reads(each, it))) return undefined;
  return (a, b) => {
    bind(world, one, a);
    bind(world, other, b);
    const isAsked = conditions.every((each) => evaluateTruth(world, each) === true);
    return isAsked && evaluateTruth(world, body) === false;
  };
}
