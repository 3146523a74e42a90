/**
 * `all(c.room is t.first.room for c in t)`, cell by cell: what stands left is of the cell alone, and what stands right of the first cell of the piece, so
 * that both are worked out once a cell, and not once for each way to lay a piece, of which there are tens at a cell.
 */

import { onlyWhole } from "../../check/walks/of-one.js";
import { partsOf } from "../../check/walks/parts.js";
import { readsVariable } from "../../check/walks/some-node.js";
import { isPartItself } from "../../normalize/is-variable.js";
import { oncePerKey } from "../../once.js";
import type { Expression, VariableId } from "../../typed.js";
import type { Family } from "../family.js";
import { type Element, equal, isPlain } from "../value.js";
import type { World } from "../world/world.js";

/** Undefined: it must be asked of the piece as a whole. `cells` in reading order. */
export type CellTest = (it: Element, cells: readonly number[]) => boolean | undefined;

/** `places`: what the pieces lie on. Returns undefined if the rule has another form. */
export function cellByCell(
  world: World,
  rule: Expression,
  it: VariableId,
  places: Family | undefined,
): CellTest | undefined {
  if (rule.kind !== "aggregate" || rule.aggregate !== "all" || rule.condition !== undefined) return undefined;
  const binder = onlyWhole(rule.binders);
  if (binder === undefined) return undefined;
  const { body } = rule;
  if (!isPartItself(binder.set, it) || body?.kind !== "same") return undefined;
  const { left, right } = body;
  if (readsVariable(left, it) || readsVariable(right, binder.variable) || !isOfFirst(right, it))
    return undefined;
  const ofCell = oncePerKey((cell: number) => {
    world.bindings[binder.variable] = places?.at(cell);
    return world.valueIfThere(world, left);
  });
  let piece: Element | undefined;
  const ofFirst = oncePerKey((_first: number) => {
    world.bindings[it] = piece;
    return world.valueIfThere(world, right);
  });
  return (element, cells) => {
    piece = element;
    const wanted = ofFirst(cells[0] ?? 0);
    if (wanted === undefined) return false;
    if (!isPlain(wanted)) return undefined;
    for (const cell of cells) {
      const value = ofCell(cell);
      if (value === undefined) return false;
      if (!isPlain(value)) return undefined;
      if (!equal(value, wanted)) return false;
    }
    return true;
  };
}

/** The piece is spoken of as `t.first` only. */
function isOfFirst(expression: Expression, it: VariableId): boolean {
  if (expression.kind === "attribute" && expression.attribute === "first") {
    const [of] = expression.arguments;
    if (of !== undefined && isPartItself(of, it)) return true;
  }
  if (expression.kind === "variable") return expression.variable !== it;
  return partsOf(expression).every((part) => isOfFirst(part, it));
}
