/**
 * `for each cells x, y where x is shaded and …: … size(group(x by shaded)) …`, where another rule says `for each group g of cells with shaded: g is
 * straight`, and the group is asked for only where its cell is shaded: it is the shaded cells on from there in a row or a column. Where the cell is
 * not shaded, the group comes out empty, and nothing depends on it.
 * Cost: a conjunction for each stretch of cells, and no connectedness (*measured*: 10x10, 18 cells a group in place of 99 and a condition on a graph).
 */

import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyWhole } from "../../../check/walks/of-one.js";
import { someNode } from "../../../check/walks/some-node.js";
import { madeAt } from "../../../maps.js";
import { isVariable } from "../../../normalize/is-variable.js";
import { isEveryCell } from "../../../normalize/meaning.js";
import type { RuleFacts } from "../../../normalize/rule-facts.js";
import type { Binder, Expression, ExpressionOf, LayerId, Statement, VariableId } from "../../../typed.js";
import type { CellNet } from "../../structures/nets.js";
import type { Member, Members, Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { spaceOf } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { isFlat, SetOnBoard } from "../board-rectangles.js";
import { formSaid } from "../form-of-groups.js";
import type { Pattern } from "../pattern.js";

/** A yes/no layer, and whether it is the cells with it that are meant, or those without. */
interface Side {
  readonly layer: LayerId;
  readonly holds: boolean;
}

interface Found extends Side {
  readonly by: { readonly variable: VariableId; readonly value: Expression };
}

export const straightGroups: Pattern<ExpressionOf<"group">, CellNet, Found, (start: number) => Members> = {
  name: "straight groups",
  role: "encode",
  phase: "structures",
  makes: "the cells on from there in a row or a column",
  counts: "a function of the cells, and the group itself wherever it is asked for",
  match(facts, group) {
    const { by } = group;
    if (by.by !== "value") return undefined;
    const side = madeAt(guardedGroups, facts, () => guardedGroupsIn(facts)).get(group);
    return side !== undefined && areStraight(facts, side) ? { ...side, by } : undefined;
  },
  admit(world, { by, holds }, net) {
    const space = spaceOf(world, by.value);
    const { board } = space;
    if (!isFlat(board)) return undefined;
    const items = net.cells.flatMap((cell, node): Member[] => {
      world.bindings[by.variable] = space.places.cell.at(cell);
      if (world.valueIfThere(world, by.value) === undefined) return [];
      const truth = evaluateTruth(world, by.value);
      const when = holds ? truth : world.conditions.not(truth);
      return when === false ? [] : [{ item: net.at(node), when }];
    });
    const set = new SetOnBoard(board, { kind: "members", ordered: false, items });
    return (start) => ({ kind: "members", ordered: false, items: barFrom(world, net, set, start) });
  },
};

function barFrom(world: World, net: CellNet, set: SetOnBoard, start: number): Member[] {
  const { board } = set;
  const bar: Member[] = [];
  const [row, column] = [board.rowOf(start), board.columnOf(start)];
  const add = (cell: number | undefined, when: Truth): void => {
    const node = cell === undefined ? undefined : net.nodeOf.get(cell);
    if (node !== undefined && when !== false) bar.push({ item: net.at(node), when });
  };
  add(start, set.at(row, column));
  for (const [down, right] of [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ] as const) {
    const stretch: Truth[] = [set.at(row, column)];
    for (let i = 1; ; i++) {
      const next = set.at(row + down * i, column + right * i);
      if (next === false) break;
      stretch.push(next);
      // In reading order, so that both ends of a stretch have one condition.
      const inOrder = down + right < 0 ? [...stretch].reverse() : stretch;
      add(set.cell(row + down * i, column + right * i), world.conditions.allOf(inOrder));
    }
  }
  return bar;
}

const guardedGroups = new WeakMap<RuleFacts, ReadonlyMap<object, Side>>();

/** Groups that are asked for only of cells on one side of a layer, by the heads of their statements: each with that side. */
function guardedGroupsIn(facts: RuleFacts): ReadonlyMap<object, Side> {
  const guarded = new Map<object, Side>();
  const elsewhere = new Set<object>();
  const visit = (statement: Statement, sides: ReadonlyMap<VariableId, readonly Side[]>): void => {
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

const guardsOf = (binder: Binder): (readonly [VariableId, Side])[] =>
  binder.condition === undefined
    ? []
    : conjuncts(binder.condition).flatMap((part) => {
        const said = sideOf(part);
        return said === undefined || said.of.kind !== "variable" ? [] : [[said.of.variable, said.side]];
      });

/** `x.shaded`, `not x.shaded`. */
function sideOf(part: Expression): { readonly of: Expression; readonly side: Side } | undefined {
  if (part.kind === "layer") return { of: part.element, side: { layer: part.layer, holds: true } };
  if (part.kind !== "not" || part.operand.kind !== "layer") return undefined;
  return { of: part.operand.element, side: { layer: part.operand.layer, holds: false } };
}

function sideAsked(
  { cell, by }: ExpressionOf<"group">,
  sides: ReadonlyMap<VariableId, readonly Side[]>,
): Side | undefined {
  if (cell.kind !== "variable" || by.by !== "value") return undefined;
  const { value } = by;
  if (value.kind !== "layer" || !isVariable(value.element, by.variable)) return undefined;
  return sides.get(cell.variable)?.find(({ layer }) => layer === value.layer);
}

/** Whether a rule makes every group of the cells on this side of a yes/no layer straight. */
function areStraight(facts: RuleFacts, side: Side): boolean {
  const layer = facts.puzzle.layers[side.layer];
  if (layer?.role !== "find" || layer.domain.kind !== "yes-no") return false;
  return facts.assertions().some(({ heads: [head, more], part }) => {
    if (head?.kind !== "in" || more !== undefined || head.condition !== undefined) return false;
    if (head.set.kind !== "groups" || head.set.by !== undefined) return false;
    return formSaid(part, head.variable) === "straight" && isSide(head.set.set, side);
  });
}

function isSide(set: Expression, side: Side): boolean {
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
