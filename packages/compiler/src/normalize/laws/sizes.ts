/**
 * Writes a condition on nothing but the size of a part as the range of sizes that it allows.
 *
 * - `size(g) in {1, 2}`, `size(g) < 3`, `not size(g) > 2` → `size(g) <= 2`
 * - `size(g) > 0` → `true`
 *
 * Side conditions:
 * - A head goes through the parts (groups, regions, …), so that each has at least one cell: a set that is worked out may be empty.
 */

import { numberNode, truthNode } from "../../check/logic/logic.js";
import { compareNode, logicNode } from "../../check/logic/nodes.js";
import { numberType } from "../../check/types/types.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { holdsFor } from "../../ranges.js";
import { LARGEST_SIZE } from "../../thresholds.js";
import type { Comparison, Expression, ExpressionOf, Statement } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isPart } from "../structures.js";

type Operator = Comparison["operator"];

/** The condition on one size: whether a size passes, and a number above which all do or none does. */
interface Said {
  readonly size: ExpressionOf<"attribute">;
  readonly allows: (size: number) => boolean;
  readonly largest: number;
}

export function sizeOfPart(context: LawContext, expression: Expression): Expression {
  const said = saidOfSize(context, expression);
  if (said === undefined || said.largest > LARGEST_SIZE) return expression;
  const ranges = rangesOf(said);
  const normal = inRanges(said, ranges, expression.span);
  return normal === undefined || isSame(expression, normal) ? expression : normal;
}

function saidOfSize(context: LawContext, expression: Expression): Said | undefined {
  switch (expression.kind) {
    case "compare": {
      const { left, right, operator } = expression;
      if (!isSizeOfPart(context, left) || right.kind !== "number") return undefined;
      const { value } = right;
      return {
        size: left,
        allows: (size) => holdsFor(operator, size, value),
        largest: Math.ceil(Math.abs(value)) + 1,
      };
    }
    case "not": {
      const said = saidOfSize(context, expression.operand);
      return said && { ...said, allows: (size) => !said.allows(size) };
    }
    case "logic": {
      const [left, right] = [saidOfSize(context, expression.left), saidOfSize(context, expression.right)];
      if (left === undefined || right === undefined || partOf(left.size) !== partOf(right.size))
        return undefined;
      const { operator } = expression;
      const allows = (size: number): boolean => {
        if (operator === "and") return left.allows(size) && right.allows(size);
        return (operator === "or" ? left.allows(size) : !left.allows(size)) || right.allows(size);
      };
      return { size: left.size, allows, largest: Math.max(left.largest, right.largest) };
    }
    default:
      return undefined;
  }
}

const isSizeOfPart = (
  context: LawContext,
  expression: Expression,
): expression is ExpressionOf<"attribute"> & Expression =>
  expression.kind === "attribute" &&
  expression.attribute === "size" &&
  expression.arguments.every((of) => isPart(context, of));

function partOf({ arguments: [of] }: ExpressionOf<"attribute">): number | undefined {
  const part = of?.kind === "cells-of" ? of.element : of;
  return part?.kind === "variable" ? part.variable : undefined;
}

type Range = readonly [number, number];

/** The sizes from 1 on that are allowed; a last one without end. */
function rangesOf({ allows, largest }: Said): readonly Range[] {
  const ranges: Range[] = [];
  let first: number | undefined;
  for (let size = 1; size <= largest; size++) {
    if (allows(size)) first ??= size;
    else if (first !== undefined) {
      ranges.push([first, size - 1]);
      first = undefined;
    }
  }
  return first === undefined ? ranges : [...ranges, [first, Number.POSITIVE_INFINITY]];
}

/** Returns undefined if they are several. */
function inRanges(
  { size }: Said,
  ranges: readonly Range[],
  span: Expression["span"],
): Expression | undefined {
  const compared = (operator: Operator, number: number): Expression =>
    compareNode(operator, { ...size, span, type: numberType, known: false }, numberNode(number, span), span);
  const [range, other, another] = ranges;
  if (range === undefined) return truthNode(false, span);
  const [least, most] = range;
  if (other !== undefined) {
    const isAllButOne =
      another === undefined && least === 1 && other[0] === most + 2 && other[1] === Number.POSITIVE_INFINITY;
    return isAllButOne ? compared("!=", most + 1) : undefined;
  }
  if (least === most) return compared("=", least);
  if (most === Number.POSITIVE_INFINITY) return least === 1 ? truthNode(true, span) : compared(">=", least);
  if (least === 1) return compared("<=", most);
  return logicNode("and", compared(">=", least), compared("<=", most), span);
}

/** An expression in normal form stays the node that it is, with the places of its own parts. */
function isSame(one: Expression, other: Expression): boolean {
  if (one.kind === "compare" && other.kind === "compare")
    return (
      one.operator === other.operator &&
      one.right.kind === "number" &&
      other.right.kind === "number" &&
      one.right.value === other.right.value
    );
  if (one.kind === "logic" && other.kind === "logic")
    return one.operator === other.operator && isSame(one.left, other.left) && isSame(one.right, other.right);
  return false;
}

/** `size(g) <= 4`, of a part, and nothing else. */
export function saysSizeOnly(context: LawContext, statement: Statement): boolean {
  if (statement.kind !== "assert") return false;
  return conjuncts(statement.expression).every(
    (said) => said.kind === "compare" && isSizeOfPart(context, said.left),
  );
}
