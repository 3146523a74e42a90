/** `=` and `!=` compare values. An element never stands for its value: `x = 1` and `x = y` of cells are told what would say it. */
import type { Binary, Expression as SyntaxExpression } from "../../ast.js";
import { elementAgainstValue } from "../../diagnostics/catalogue/ecp3001-element-against-value.js";
import { twoElementsCompared } from "../../diagnostics/catalogue/ecp3002-two-elements-compared.js";
import { differentTypes } from "../../diagnostics/catalogue/ecp3023-different-types.js";
import type { Expression, Type } from "../../typed.js";
import { isNumeric, toNumber } from "../types/coerce.js";
import { asOperand, type Context, describe, errorNode, report, textAt } from "../types/context.js";
import { isError, plural, sameSort, sortName, truthType, typesMeet, withoutNone } from "../types/types.js";
import { valueLayer } from "../types/value-layer.js";

export function checkEquality(context: Context, binary: Binary, operator: "=" | "!="): Expression {
  const [left, right] = bothSides(context, binary);
  const { span } = binary;
  if (isError(left.type) || isError(right.type)) return errorNode(span);
  const node = (first: Expression, second: Expression): Expression => ({
    kind: "compare",
    operator,
    left: first,
    right: second,
    span,
    type: truthType,
    known: first.known && second.known,
  });
  // `c.tip = none`
  if (left.kind === "none" || right.kind === "none") return node(left, right);
  const one = withoutNone(left.type);
  const other = withoutNone(right.type);
  if (isNumeric(one) && isNumeric(other))
    return node(plainNumber(context, left), plainNumber(context, right));
  if (one.kind === "element" && !isDirectionType(one)) {
    return refuseElement(context, binary, operator, left, right);
  }
  if (other.kind === "element" && !isDirectionType(other)) {
    return refuseElement(context, binary, operator, right, left);
  }
  if (one.kind !== "set" && typesMeet(one, other)) return node(left, right);
  report(context, differentTypes, span, {
    left: describe(context, left.type),
    right: describe(context, right.type),
  });
  return errorNode(span);
}

/** `none` is a value like others here, so what may be none need not be guarded. */
const plainNumber = (context: Context, expression: Expression): Expression =>
  expression.type.kind === "optional" ? expression : toNumber(context, expression);

const isDirectionType = (type: Type): boolean => type.kind === "element" && type.sort === "direction";

/** A bare symbol takes its type from the other side. */
function bothSides(context: Context, binary: Binary): readonly [Expression, Expression] {
  if (binary.left.kind === "name" && binary.right.kind !== "name") {
    const right = context.expression(binary.right);
    return [context.expression(binary.left, withoutNone(right.type)), right];
  }
  const left = context.expression(binary.left);
  return [left, context.expression(binary.right, withoutNone(left.type))];
}

function refuseElement(
  context: Context,
  binary: Binary,
  operator: "=" | "!=",
  element: Expression,
  other: Expression,
): Expression {
  const { type } = element;
  const sort = withoutNone(type);
  if (sort.kind !== "element") return errorNode(binary.span);
  const against = withoutNone(other.type);
  if (against.kind === "element") {
    if (!sameSort(sort.sort, against.sort)) {
      report(context, differentTypes, binary.span, {
        left: describe(context, element.type),
        right: describe(context, other.type),
      });
      return errorNode(binary.span);
    }
    const layer = valueLayer(context, sort.sort, undefined);
    report(context, twoElementsCompared, binary.span, {
      sort: plural(sortName(sort.sort, context.layers)),
      left: textAt(context, binary.left.span),
      right: textAt(context, binary.right.span),
      operator,
      ...(layer === undefined ? {} : { layer }),
    });
    return errorNode(binary.span);
  }
  const layer = valueLayer(context, sort.sort, against, other.span);
  const instead =
    adjectiveMeant(context, binary, operator, other) ??
    (layer === undefined ? undefined : withLayer(context, binary, element, layer, operator));
  report(context, elementAgainstValue, binary.span, {
    element: describe(context, element.type),
    value: describe(context, other.type),
    ...(instead === undefined ? {} : { instead }),
  });
  return errorNode(binary.span);
}

/** `undefined` where both sides were the same: that says nothing. */
function withLayer(
  context: Context,
  binary: Binary,
  element: Expression,
  layer: string,
  operator: "=" | "!=",
): string | undefined {
  const side = (expression: SyntaxExpression): string => {
    const text = textAt(context, expression.span);
    return expression.span.start === element.span.start ? `${asOperand(text)}.${layer}` : text;
  };
  const [left, right] = [side(binary.left), side(binary.right)];
  if (left === right) return undefined;
  const text = `${left} ${operator} ${right}`;
  return binary.span.start < binary.left.span.start ? `(${text})` : text;
}

/** `c = head`, where `head` is yes or no of cells: no value is compared. */
function adjectiveMeant(
  context: Context,
  { left, right }: Binary,
  operator: "=" | "!=",
  other: Expression,
): string | undefined {
  const [one, two] = [left, right].map(({ span }) => textAt(context, span));
  if (one === undefined || two === undefined || withoutNone(other.type).kind !== "truth") return undefined;
  const flag = other.span.start === right.span.start ? two : one;
  if (!/^[A-Za-z_]\w*$/.test(flag) || /^(?:yes|no)$/.test(flag)) return undefined;
  return `${flag === two ? one : two} ${operator === "=" ? "is" : "is not"} ${flag}`;
}
