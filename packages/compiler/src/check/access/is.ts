/** `x is y`: the same element, or an adjective. */
import type { Is } from "../../ast.js";
import { elementAgainstValue } from "../../diagnostics/catalogue/ecp3001-element-against-value.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { differentTypes } from "../../diagnostics/catalogue/ecp3023-different-types.js";
import type { Expression } from "../../typed.js";
import { negatedIf } from "../logic/logic.js";
import {
  asOperand,
  type Context,
  describe,
  errorNode,
  hasUnknownName,
  report,
  textAt,
} from "../types/context.js";
import { hintAtPlaces, hintAtTheVeryNext } from "../types/misleading.js";
import { isError, truthType, typesMeet, withoutNone } from "../types/types.js";
import { placesFor, valueLayer } from "../types/value-layer.js";
import { sayOf } from "./adjectives.js";
import { neighbourMeant } from "./read-layer.js";

export function checkIs(context: Context, written: Is): Expression {
  const subject = context.expression(written.subject);
  hintAtTheVeryNext(context, written);
  return negatedIf(written.negated, testOf(context, written, subject), written.span);
}

function testOf(context: Context, written: Is, subject: Expression): Expression {
  const { span, test } = written;
  if (test.kind === "name") {
    const said = sayOf(context, subject, test, span, false);
    if (said !== undefined) return said;
  }
  const other = context.expression(test, withoutNone(subject.type));
  const operator = written.negated ? "!=" : "=";
  if (isError(subject.type) || isError(other.type)) return errorNode(span);
  const known = subject.known && other.known;
  if (subject.kind === "none" || other.kind === "none") {
    return { kind: "compare", operator: "=", left: subject, right: other, span, type: truthType, known };
  }
  const one = withoutNone(subject.type);
  const two = withoutNone(other.type);
  if (!typesMeet(one, two)) {
    // `c is 3`: the value of the cell is meant.
    const layer = one.kind === "element" ? valueLayer(context, one.sort, two) : undefined;
    if (layer !== undefined) {
      const subjectText = asOperand(textAt(context, written.subject.span));
      const testText = textAt(context, test.span);
      report(context, elementAgainstValue, span, {
        element: describe(context, subject.type),
        value: describe(context, other.type),
        // In a subject that is a mistake the value would be of nothing; `r is r.total` would say nothing.
        ...(hasUnknownName(context, subjectText) || testText === `${subjectText}.${layer}`
          ? {}
          : { instead: `${subjectText}.${layer} ${operator} ${testText}` }),
      });
      return errorNode(span);
    }
    const instead = neighbourMeant(context, subject) ?? neighbourMeant(context, other);
    report(context, differentTypes, span, {
      left: describe(context, subject.type),
      right: describe(context, other.type),
      ...(instead === undefined ? {} : { instead }),
      ...(one.kind === "element" && one.sort === "cell" ? placesFor(context, two) : {}),
    });
    return errorNode(span);
  }
  // A direction is a value as well: `t.tip is up`.
  if (one.kind === "element" && one.sort !== "direction") {
    hintAtPlaces(context, span, [subject, other], operator);
    return { kind: "same", left: subject, right: other, span, type: truthType, known };
  }
  if (one.kind === "symbol" || one.kind === "element") {
    return { kind: "compare", operator: "=", left: subject, right: other, span, type: truthType, known };
  }
  report(context, wrongType, test.span, {
    wanted: "an adjective, or an element (values are compared with `=`)",
    found: describe(context, other.type),
    // Sets are not compared by `=`.
    ...(two.kind === "set"
      ? {}
      : { instead: `${textAt(context, written.subject.span)} ${operator} ${textAt(context, test.span)}` }),
  });
  return errorNode(span);
}
