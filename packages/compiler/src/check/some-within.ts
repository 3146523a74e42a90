/** Whether something holds of an expression, or of one within it or within what it names. */
import type { Expression } from "../typed.js";
import type { Context } from "./context.js";
import { partsOf } from "./parts.js";

export function someWithin(
  context: Context,
  expression: Expression,
  holds: (part: Expression) => boolean,
): boolean {
  if (holds(expression)) return true;
  const named = expression.kind === "let" ? context.lets[expression.let]?.value : undefined;
  const parts = [...partsOf(expression), ...(named === undefined ? [] : [named])];
  return parts.some((part) => someWithin(context, part, holds));
}
