/**
 * Recognizes a rectangle by its size: a part is one if it has as many cells as its width times its height.
 *
 * - `width(a) * height(a) = size(a)` → `a is rectangle`
 * - `width(a) * height(a) = e`, beside `size(a) = e` → `a is rectangle`
 *
 * Side conditions:
 * - A head goes through the parts a, so that a has a cell: the empty set is no rectangle (R15), though 0 is 0 * 0.
 */
import { truthType } from "../../check/types/types.js";
import type { Comparison, Expression, Statement } from "../../typed.js";
import type { LawContext } from "../context.js";
import { withFields } from "../map-parts.js";
import { isPart } from "../structures.js";

export function sides(context: LawContext, expression: Expression): Expression {
  if (expression.kind === "compare") {
    const of = productOf(context, expression);
    return of !== undefined && isSizeOf(context, expression.right, of)
      ? rectangle(of, expression.span)
      : expression;
  }
  if (expression.kind !== "logic" || expression.operator !== "and") return expression;
  const { left, right } = expression;
  return withFields(expression, {
    left: besideSize(context, left, right),
    right: besideSize(context, right, left),
  });
}

/** Lines of one head. */
export function sidesSaid(context: LawContext, body: readonly Statement[]): readonly Statement[] {
  const [one, other, more] = body;
  if (one?.kind !== "assert" || other?.kind !== "assert" || more !== undefined) return body;
  const [first, second] = [
    besideSize(context, one.expression, other.expression),
    besideSize(context, other.expression, one.expression),
  ];
  if (first === one.expression && second === other.expression) return body;
  return [
    { ...one, expression: first },
    { ...other, expression: second },
  ];
}

function besideSize(context: LawContext, said: Expression, beside: Expression): Expression {
  if (said.kind !== "compare" || beside.kind !== "compare" || beside.operator !== "=") return said;
  const of = productOf(context, said);
  if (of === undefined || !isSizeOf(context, beside.left, of)) return said;
  return context.keys.same(said.right, beside.right) ? rectangle(of, said.span) : said;
}

/** The part of which width and height are multiplied, and said to be so much. */
function productOf(context: LawContext, { operator, left }: Comparison): Expression | undefined {
  if (operator !== "=" || left.kind !== "arithmetic" || left.operator !== "*") return undefined;
  const measured = [left.left, left.right];
  const [one, other] = measured;
  if (one?.kind !== "attribute" || other?.kind !== "attribute") return undefined;
  const isBoth = new Set([one.attribute, other.attribute]);
  const [of] = one.arguments;
  const [its] = other.arguments;
  if (!isBoth.has("width") || !isBoth.has("height") || of === undefined || its === undefined)
    return undefined;
  return isPart(context, of) && context.keys.same(of, its) ? of : undefined;
}

const isSizeOf = ({ keys }: LawContext, size: Expression, part: Expression): boolean =>
  size.kind === "attribute" && size.attribute === "size" && size.arguments.every((of) => keys.same(of, part));

const rectangle = (subject: Expression, span: Expression["span"]): Expression => ({
  kind: "adjective",
  adjective: "rectangle",
  subject,
  span,
  type: truthType,
  known: false,
});
