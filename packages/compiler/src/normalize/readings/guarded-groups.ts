/** Groups that are asked for only of cells that are known to be in one, by the heads of their statements. */

import { conjuncts } from "../../check/walks/conjuncts.js";
import { onlyWhole } from "../../check/walks/of-one.js";
import { someNode } from "../../check/walks/some-node.js";
import { madeAt } from "../../maps.js";
import type { Binder, Expression, ExpressionOf, LayerId, Statement, VariableId } from "../../typed.js";
import { isVariable } from "../is-variable.js";
import { isEveryCell } from "../meaning.js";
import type { RuleFacts } from "../rule-facts.js";
import { formSaid } from "./of-groups.js";

/** A yes/no layer, and whether it is the cells with it that are meant, or those without. */
export interface GuardedSide {
  readonly layer: LayerId;
  readonly holds: boolean;
}

const guardedGroups = new WeakMap<RuleFacts, ReadonlyMap<object, GuardedSide>>();

/** The side of a layer that all cells are on of which this group is asked for. */
export const guardOfGroup = (facts: RuleFacts, group: ExpressionOf<"group">): GuardedSide | undefined =>
  madeAt(guardedGroups, facts, () => guardedGroupsIn(facts)).get(group);

/** Groups that are asked for only of cells on one side of a layer, by the heads of their statements: each with that side. */
function guardedGroupsIn(facts: RuleFacts): ReadonlyMap<object, GuardedSide> {
  const guarded = new Map<object, GuardedSide>();
  const elsewhere = new Set<object>();
  const visit = (statement: Statement, sides: ReadonlyMap<VariableId, readonly GuardedSide[]>): void => {
    if (statement.kind === "for-each") {
      const own = new Map(sides);
      for (const binder of statement.binders) {
        for (const group of groupsIn(binder)) elsewhere.add(group);
        for (const [variable, side] of guardsOf(binder))
          own.set(variable, [...(own.get(variable) ?? []), side]);
      }
      for (const part of statement.body) visit(part, own);
      return;
    }
    for (const group of groupsIn(statement)) {
      const side = statement.kind === "assert" ? sideAsked(group, sides) : undefined;
      if (side === undefined) elsewhere.add(group);
      else guarded.set(group, side);
    }
  };
  for (const statement of facts.statements()) visit(statement, new Map());
  for (const group of elsewhere) guarded.delete(group);
  return guarded;
}

function groupsIn(tree: object): ExpressionOf<"group">[] {
  const groups: ExpressionOf<"group">[] = [];
  someNode(tree, (node) => {
    if ("kind" in node && node.kind === "group") groups.push(node as ExpressionOf<"group">);
    return false;
  });
  return groups;
}

const guardsOf = (binder: Binder): (readonly [VariableId, GuardedSide])[] =>
  binder.condition === undefined
    ? []
    : conjuncts(binder.condition).flatMap((part) => {
        const said = sideOf(part);
        return said === undefined || said.of.kind !== "variable" ? [] : [[said.of.variable, said.side]];
      });

/** `x.shaded`, `not x.shaded`. */
function sideOf(part: Expression): { readonly of: Expression; readonly side: GuardedSide } | undefined {
  if (part.kind === "layer") return { of: part.element, side: { layer: part.layer, holds: true } };
  if (part.kind !== "not" || part.operand.kind !== "layer") return undefined;
  return { of: part.operand.element, side: { layer: part.operand.layer, holds: false } };
}

function sideAsked(
  { cell, by }: ExpressionOf<"group">,
  sides: ReadonlyMap<VariableId, readonly GuardedSide[]>,
): GuardedSide | undefined {
  if (cell.kind !== "variable" || by.by !== "value") return undefined;
  const { value } = by;
  if (value.kind !== "layer" || !isVariable(value.element, by.variable)) return undefined;
  return sides.get(cell.variable)?.find(({ layer }) => layer === value.layer);
}

/** Whether a rule makes every group of the cells on this side of a yes/no layer straight. */
export function areStraight(facts: RuleFacts, side: GuardedSide): boolean {
  const layer = facts.puzzle.layers[side.layer];
  if (layer?.role !== "find" || layer.domain.kind !== "yes-no") return false;
  return facts.assertions().some(({ heads: [head, more], part }) => {
    if (head?.kind !== "in" || more !== undefined || head.condition !== undefined) return false;
    if (head.set.kind !== "groups" || head.set.by !== undefined) return false;
    return formSaid(part, head.variable) === "straight" && isSide(head.set.set, side);
  });
}

function isSide(set: Expression, side: GuardedSide): boolean {
  if (set.kind !== "filter") return false;
  const binder = onlyWhole(set.binders);
  if (binder === undefined || !isEveryCell(binder.set)) return false;
  const said = sideOf(set.condition);
  return (
    said !== undefined &&
    isVariable(said.of, binder.variable) &&
    said.side.layer === side.layer &&
    said.side.holds === side.holds
  );
}
