/**
 * A part that a head goes through (a group, a region, …) has one cell at least: size(g) > 0 is true, and size(g) != 1 is size(g) >= 2. Against a whole
 * number a size is compared by =, !=, <= and >= alone.
 *
 * Side condition. The part is what a head goes through, and there: a set that is worked out may be empty.
 */
import { numberNode, truthNode } from "../../check/logic.js";
import { conjuncts } from "../../ground/conjuncts.js";
import type { Expression, Statement } from "../../typed.js";
import type { Context } from "../context.js";
import { isPart } from "../structures.js";

type Compare = Extract<Expression, { kind: "compare" }>;

export function sizeOfPart(context: Context, expression: Expression): Expression {
  if (expression.kind !== "compare") return expression;
  const { left, right, span } = expression;
  if (left.kind !== "attribute" || left.attribute !== "size" || right.kind !== "number") return expression;
  const [part] = left.arguments;
  if (part === undefined || !isPart(context, part) || !Number.isInteger(right.value)) return expression;
  const { operator, number } = whole(expression.operator, right.value);
  const holds = atLeastOne(operator, number);
  if (holds !== undefined) return truthNode(holds, span);
  if (operator === "!=" && number === 1) return against(expression, ">=", 2);
  return operator === "<=" && number === 1
    ? against(expression, "=", 1)
    : against(expression, operator, number);
}

function whole(
  operator: Compare["operator"],
  number: number,
): { readonly operator: "=" | "!=" | "<=" | ">="; readonly number: number } {
  if (operator === ">") return { operator: ">=", number: number + 1 };
  if (operator === "<") return { operator: "<=", number: number - 1 };
  return { operator, number };
}

/** Of any number from 1 on; undefined where it hangs on the number. */
function atLeastOne(operator: "=" | "!=" | "<=" | ">=", number: number): boolean | undefined {
  if (operator === ">=") return number <= 1 ? true : undefined;
  return number < 1 ? operator === "!=" : undefined;
}

function against(expression: Compare, operator: Compare["operator"], number: number): Expression {
  const { right } = expression;
  if (right.kind === "number" && right.value === number && operator === expression.operator)
    return expression;
  return { ...expression, operator, right: numberNode(number, right.span) };
}

/** `size(g) <= 4`, of a part, and nothing else. */
export function saysSizeOnly(context: Context, statement: Statement): boolean {
  if (statement.kind !== "assert") return false;
  return conjuncts(statement.expression).every(
    (said) =>
      said.kind === "compare" &&
      said.left.kind === "attribute" &&
      said.left.attribute === "size" &&
      said.left.arguments.every((of) => isPart(context, of)),
  );
}
