/**
 * Of a head `cell x where x.area is E.area …`, the cells that may be in that region, of a division that is to be found: of 418 cells and 94 regions
 * nearly every pair is none. What is left out, the filter would be known to refuse: no value of the one is a value of the other.
 */
import { readsVariable } from "../check/some-node.js";
import type { Binder, Expression } from "../typed.js";
import { conjuncts } from "./conjuncts.js";
import { unlessFault } from "./fault.js";
import { storedIndex } from "./read-layer.js";
import { CELLS_ASKED_SINGLY } from "./structures/thresholds.js";
import { isElement, isMemberItem, type Known, type SetItem } from "./value.js";
import type { LayerTable, World } from "./world.js";

type Items = readonly SetItem[];

/** All of them, where that is not what the filter asks first, or cannot be told. */
export function mayBeInRegion(world: World, binder: Extract<Binder, { kind: "in" }>, all: Items): Items {
  if (all.length < CELLS_ASKED_SINGLY || binder.condition?.known !== false) return all;
  const [first] = conjuncts(binder.condition);
  if (first?.kind !== "same" || first.left.kind !== "layer" || first.right.kind !== "layer") return all;
  const { left, right } = first;
  const table = left.layer === right.layer ? world.layers[left.layer] : undefined;
  const other = isIt(left.element, binder) ? right : left;
  const one = other === left ? right : left;
  if (table?.found === undefined || !isIt(one.element, binder) || readsVariable(other, binder.variable))
    return all;
  const regions = regionsOf(world, other);
  return regions === undefined ? all : all.filter((each) => mayBeOne(world, table, each, regions));
}

const isIt = (expression: Expression, binder: Extract<Binder, { kind: "in" }>): boolean =>
  expression.kind === "variable" && expression.variable === binder.variable;

/** The elements that it may be; undefined where that is not plain. */
function regionsOf(world: World, expression: Expression): ReadonlySet<Known> | undefined {
  // A fault is told where the filter is asked.
  const value = unlessFault(() => world.evaluate(world, expression));
  if (typeof value !== "object") return undefined;
  if (value.kind === "element") return new Set([value]);
  return value.kind === "cases" ? new Set(value.cases.map((one) => one.value)) : undefined;
}

function mayBeOne(world: World, table: LayerTable, each: SetItem, regions: ReadonlySet<Known>): boolean {
  const cell = isMemberItem(each) ? each.item : each;
  const index = isElement(cell) ? storedIndex(world, table, cell) : undefined;
  const cases = index === undefined ? undefined : table.found?.at[index]?.cases;
  return cases === undefined || cases.some(({ value }) => regions.has(value));
}
