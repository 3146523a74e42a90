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
    const product = productOf(context, expression);
    return product !== undefined && isSizeOf(context, product.is, product.of)
      ? rectangle(product.of, expression.span)
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
  const product = productOf(context, said);
  if (product === undefined || !isSizeOf(context, beside.left, product.of)) return said;
  return context.keys.same(product.is, beside.right) ? rectangle(product.of, said.span) : said;
}

interface Product {
  /** The part of which width and height are multiplied. */
  readonly of: Expression;
  readonly is: Expression;
}

/** The product, on either side of the comparison. */
function productOf(context: LawContext, { operator, left, right }: Comparison): Product | undefined {
  const [product, is] = left.kind === "arithmetic" ? [left, right] : [right, left];
  if (operator !== "=" || product.kind !== "arithmetic" || product.operator !== "*") return undefined;
  const [one, other] = [product.left, product.right];
  if (one.kind !== "attribute" || other.kind !== "attribute") return undefined;
  const isBoth = new Set([one.attribute, other.attribute]);
  const [of] = one.arguments;
  const [its] = other.arguments;
  if (!isBoth.has("width") || !isBoth.has("height") || of === undefined || its === undefined)
    return undefined;
  return isPart(context, of) && context.keys.same(of, its) ? { of, is } : undefined;
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
