/** `exactly 2 k in each row`, `cells with k`: of a variable that stands for a value, whether an element has it in the one layer of such values. */
import type { Name } from "../../ast.js";
import { wrongKindOfName } from "../../diagnostics/catalogue/ecp2002-wrong-kind-of-name.js";
import { ambiguousSymbol } from "../../diagnostics/catalogue/ecp3003-ambiguous-symbol.js";
import type { Span } from "../../text/span.js";
import type { Expression, LayerId } from "../../typed.js";
import { type Context, errorNode, namesFoundFirst, report } from "../types/context.js";
import { isError, layerFits, truthType, typesMeet, withoutNone } from "../types/types.js";
import { checkLayerRead } from "./read-layer.js";

export function hasValue(context: Context, element: Expression, name: Name, span: Span): Expression {
  const value = context.expression(name);
  const type = withoutNone(value.type);
  const { type: of } = element;
  if (isError(type) || isError(of)) return errorNode(span);
  const isValue = type.kind === "symbol" || type.kind === "number";
  const fitting = context.layers.flatMap((layer, id) =>
    isValue && of.kind === "element" && layerFits(layer, of.sort) && typesMeet(withoutNone(layer.type), type)
      ? [id as LayerId]
      : [],
  );
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0) {
    if (only === undefined)
      report(context, wrongKindOfName, span, {
        name: name.text,
        kind: "a variable",
        meant: "a layer or one of its values",
      });
    else
      report(context, ambiguousSymbol, span, {
        name: name.text,
        layers: namesFoundFirst(context, fitting),
      });
    return errorNode(span);
  }
  const read = checkLayerRead(context, only, element, span, true);
  return {
    kind: "compare",
    operator: "=",
    left: { ...read, type },
    right: value,
    span,
    type: truthType,
    known: read.known && value.known,
  };
}
