/**
 * Turns a rule about each two cells that are in one row into a rule about each two cells of each row.
 *
 * - `for each cells x, y where x.row is y.row: P` → `for each row r: for each cells x, y in r: P`
 * - columns and given regions likewise; `x.row is y.row or x.column is y.column` → a rule about rows, and one about columns
 * - `for each cells x, y where x.n = y.n: x.row is not y.row` → the same as of two of one row that are not equal
 *
 * Side conditions:
 * - `each-two.ts` turns the result into a rule about the whole row: otherwise going through all cells in reading order is as good.
 * - Each cell is in one row. A cell that is in no region is not in one region with another cell (R4).
 * - Numbers that change sides are to be found, and have a value at each cell: both comparisons are false of an absent one (L8).
 * - The rule is not in a block `inside S`, where regions are whole and cells are those of S (B10).
 */

import { conjunction } from "../../../check/logic/logic.js";
import { disjunction, variableAt } from "../../../check/logic/nodes.js";
import { cellsType, setType } from "../../../check/types/types.js";
import { conjuncts, disjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion, twoSets } from "../../../check/walks/of-one.js";
import type {
  Expression,
  ForEachStatement,
  InSet,
  SortSelection,
  Statement,
  Type,
  VariableId,
} from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { withFields } from "../../map-parts.js";
import { isEveryCell } from "../../meaning.js";
import { isTotal } from "../../total.js";
import { eachTwo } from "./each-two.js";

/** A family of parts, none of which share a cell. */
interface Parts {
  readonly sort: SortSelection;
  readonly element: Type;
}

export function ofOnePart(context: LawContext, given: ForEachStatement): readonly Statement[] {
  const statement = equalInNone(context, given);
  const lines = inOnePart(context, statement);
  return lines.length === 1 && lines[0] === statement ? [given] : lines;
}

/** Of `for each cells x, y where x.n = y.n: x.row is not y.row`: where they are of one row, the numbers are not equal. */
function equalInNone(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const [one, other] = twoSets(statement.binders);
  const only = onlyAssertion(statement.body);
  if (one === undefined || only === undefined) return statement;
  const asked = conjuncts(other.condition);
  const equal = asked.find((each) => isEqualOfFound(context, each, one.variable, other.variable));
  if (equal?.kind !== "compare") return statement;
  const together: Expression[] = [];
  for (const each of conjuncts(only.expression)) {
    const same = each.kind === "not" ? each.operand : each;
    if (same === each || !partsOfBoth(context, same, one.variable, other.variable)) return statement;
    together.push(same);
  }
  const either = disjunction(together, only.span);
  if (either === undefined) return statement;
  const condition = conjunction([...asked.filter((each) => each !== equal), either]);
  return {
    ...statement,
    binders: [one, withFields(other, { condition })],
    body: [{ ...only, expression: { ...equal, operator: "!=" } }],
  };
}

/** `x.n = y.n`, of numbers that are there in any case, and never a fault. */
function isEqualOfFound(context: LawContext, asked: Expression, one: VariableId, other: VariableId): boolean {
  if (asked.kind !== "compare" || asked.operator !== "=") return false;
  const { left, right } = asked;
  if (left.kind !== "layer" || right.kind !== "layer" || left.layer !== right.layer) return false;
  const areBoth =
    (isVariable(left.element, one) && isVariable(right.element, other)) ||
    (isVariable(left.element, other) && isVariable(right.element, one));
  return areBoth && context.puzzle.layers[left.layer]?.role === "find" && isTotal(context, left);
}

function inOnePart(context: LawContext, statement: ForEachStatement): readonly Statement[] {
  const [one, other] = twoSets(statement.binders);
  if (one === undefined || context.isInside) return [statement];
  if (!isEveryCell(one.set) || other.condition === undefined) return [statement];
  const asked = conjuncts(other.condition);
  if (other.set.kind === "cells-of") {
    const family = partsRead(context, other.set.element, one.variable);
    const said = family && ofParts(context, statement, [one, other], other.condition, family);
    return said === undefined ? [statement] : [said];
  }
  if (!isEveryCell(other.set)) return [statement];
  for (const part of asked) {
    const families = disjuncts(part).map((each) => partsOfBoth(context, each, one.variable, other.variable));
    if (!families.every((family) => family !== undefined)) continue;
    const condition = conjunction(asked.filter((each) => each !== part));
    const said = families.map((family) => ofParts(context, statement, [one, other], condition, family));
    if (said.every((each) => each !== undefined)) return said;
  }
  return [statement];
}

/** The condition that both are in one part. */
function partsOfBoth(
  context: LawContext,
  asked: Expression,
  one: VariableId,
  other: VariableId,
): Parts | undefined {
  if (asked.kind !== "same") return undefined;
  const { left, right } = asked;
  const ofOne = partsRead(context, left, one) ?? partsRead(context, right, one);
  const ofOther = partsRead(context, left, other) ?? partsRead(context, right, other);
  return ofOne !== undefined && ofOther !== undefined && areSame(ofOne.sort, ofOther.sort)
    ? ofOne
    : undefined;
}

const areSame = (one: SortSelection, other: SortSelection): boolean =>
  one.kind === "of-layer" ? other.kind === "of-layer" && one.layer === other.layer : one.kind === other.kind;

/** The row, column or given region of a cell. */
function partsRead({ puzzle }: LawContext, part: Expression, cell: VariableId): Parts | undefined {
  if (part.kind === "attribute") {
    const { attribute, type } = part;
    return (attribute === "row" || attribute === "column") && isVariable(part.arguments[0], cell)
      ? { sort: { kind: attribute }, element: type }
      : undefined;
  }
  if (part.kind !== "layer" || !isVariable(part.element, cell)) return undefined;
  const layer = puzzle.layers[part.layer];
  return layer?.role === "given" && layer.domain.kind === "region" && layer.where === undefined
    ? {
        sort: { kind: "of-layer", layer: part.layer },
        element: { kind: "element", sort: { of: part.layer } },
      }
    : undefined;
}

function ofParts(
  context: LawContext,
  statement: ForEachStatement,
  [one, other]: readonly [InSet, InSet],
  condition: Expression | undefined,
  { sort, element }: Parts,
): Statement | undefined {
  const variable = context.fresh(one.variable);
  const { span } = one.set;
  const all: Expression = { kind: "all-of", sort, span, type: setType(element, true), known: true };
  const part: Expression = variableAt(variable, element, span);
  const cells: Expression = { kind: "cells-of", element: part, span, type: cellsType, known: true };
  const ofThePart: ForEachStatement = {
    ...statement,
    binders: [
      { kind: "in", variable, set: all },
      { ...one, set: cells },
      withFields({ ...other, set: cells }, { condition }),
    ],
  };
  const whole = eachTwo(context, ofThePart);
  return whole === ofThePart ? undefined : whole;
}
