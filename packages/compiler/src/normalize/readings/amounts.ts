/** Amounts that rules compare with numbers, and expressions that have one value whatever the heads name. */

import { mirrored } from "../../ranges.js";
import type { Comparison, Expression, ExpressionOf, VariableId } from "../../typed.js";
import { isPartItself } from "../is-variable.js";
import type { RuleFacts } from "../rule-facts.js";

/** `exactly 1 clue in g`, where it does not depend on the group which cells are counted. */
export function isExactlyOne(facts: RuleFacts, quantity: ExpressionOf<"quantity">, it: VariableId): boolean {
  const [amount, ...more] = quantity.amounts;
  return (
    quantity.bound === "exactly" &&
    quantity.ofEach === undefined &&
    !facts.reads(quantity.condition, it) &&
    more.length === 0 &&
    amount?.from.kind === "number" &&
    amount.from.value === 1 &&
    amount.to.kind === "number" &&
    amount.to.value === 1 &&
    isPartItself(quantity.set, it)
  );
}

/** `size(g) = …`, `size(g) <= …`, either way round. */
export function sizeAgainst(
  part: Expression,
  it: VariableId,
): { readonly operator: Comparison["operator"]; readonly other: Expression } | undefined {
  if (part.kind !== "compare") return undefined;
  if (isSizeOf(part.left, it)) return { operator: part.operator, other: part.right };
  return isSizeOf(part.right, it) ? { operator: mirrored[part.operator], other: part.left } : undefined;
}

const isSizeOf = (expression: Expression, it: VariableId): boolean =>
  expression.kind === "attribute" &&
  expression.attribute === "size" &&
  expression.arguments[0] !== undefined &&
  isPartItself(expression.arguments[0], it);

/** `isBound`: variables of heads further out have values by now. */
export function isClosed(expression: Expression, isBound = false): boolean {
  const isClosedToo = (part: Expression): boolean => isClosed(part, isBound);
  switch (expression.kind) {
    case "number":
    case "parameter":
      return true;
    case "variable":
      return isBound;
    case "attribute":
      return expression.arguments.every(isClosedToo);
    case "board":
      return true;
    case "arithmetic":
      return isClosedToo(expression.left) && isClosedToo(expression.right);
    case "let":
      return expression.arguments.length === 0;
    default:
      return false;
  }
}
