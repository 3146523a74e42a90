/**
 * Cells of a group by a value share it: in `for each group g by n`, g.first.n, g[1].n, min(c.n for c in g) and max(c.n for c in g) are g.n.
 *
 * Side conditions. The group is what a head goes through, and so has a cell; n is to be found and there at every cell: what is not there is left out by `min`, and
 * a cell without value is a group by itself (U1), of which g.n is not there.
 */
import { constantNumber } from "../../check/logic/constants.js";
import type { Expression, ExpressionOf, LayerId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isPartItself, isVariable } from "../is-variable.js";
import { hasOwnValue } from "../total.js";

export function ownValue(context: LawContext, expression: Expression): Expression {
  switch (expression.kind) {
    case "layer": {
      const set = oneOf(expression.element);
      return set === undefined ? expression : shared(context, expression, expression.layer, set);
    }
    case "aggregate": {
      const { aggregate, binders, condition, body } = expression;
      const [binder, another] = binders;
      if ((aggregate !== "min" && aggregate !== "max") || binder?.kind !== "in" || another !== undefined)
        return expression;
      if (binder.condition !== undefined || condition !== undefined || body?.kind !== "layer")
        return expression;
      return isVariable(body.element, binder.variable)
        ? shared(context, expression, body.layer, binder.set)
        : expression;
    }
    default:
      return expression;
  }
}

/** The set of which this is some element, if it has any: its first or last. */
function oneOf(element: Expression): Expression | undefined {
  if (element.kind === "attribute" && (element.attribute === "first" || element.attribute === "last"))
    return element.arguments[0];
  return element.kind === "index" && constantNumber(element.index) === 1 ? element.target : undefined;
}

function shared(context: LawContext, expression: Expression, layer: LayerId, of: Expression): Expression {
  if (of.kind !== "variable" || !isPartItself(of, of.variable)) return expression;
  const { span, type, known } = expression;
  const read: ExpressionOf<"shared"> & Expression = { kind: "shared", layer, set: of, span, type, known };
  return hasOwnValue(context, read) ? read : expression;
}
