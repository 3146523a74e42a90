/** `for each colour k`: the values of a layer, gone through. */
import { wrongKindOfName } from "../../diagnostics/catalogue/ecp2002-wrong-kind-of-name.js";
import type { Span } from "../../text/span.js";
import type { Expression, LayerId, TypedLayer } from "../../typed.js";
import { type Context, errorNode, report, textAt } from "../types/context.js";
import { setType, withoutNone } from "../types/types.js";
import { readsVariable } from "../walks/some-node.js";

/** The same for each element, and known before anything is found; another layer is no set of values, which is said. */
export function valuesOfLayer(context: Context, id: LayerId, span: Span): Expression {
  const layer = context.layers[id];
  if (layer === undefined) return errorNode(span);
  const values = valuesOf(layer, span);
  if (values !== undefined) return values;
  if (layer.type.kind !== "error")
    report(context, wrongKindOfName, span, {
      name: layer.name,
      kind: "a layer",
      meant: "a sort or a set",
      ...elementsWith(context, layer, span),
    });
  return errorNode(span);
}

/** `for each cell c with black` of `for each black`; elsewhere the set. */
function elementsWith(
  context: Context,
  { name, on }: TypedLayer,
  { file, start, end }: Span,
): { instead?: string } {
  const isHead = /\bfor each $/.test(textAt(context, { file, start: Math.max(0, start - 9), end: start }));
  if (!isHead) return on.kind === "cell" ? { instead: `cells with ${name}` } : {};
  const [, variable = "c"] =
    /^ ([a-z]\w*)\b/.exec(textAt(context, { file, start: end, end: end + 20 })) ?? [];
  return on.kind === "cell" || on.kind === "link" || on.kind === "edge"
    ? { instead: `${on.kind} ${variable} with ${name}` }
    : {};
}

function valuesOf({ domain, type, element }: TypedLayer, span: Span): Expression | undefined {
  const of = withoutNone(type);
  const whole = { span, type: setType(of, true), known: true };
  const node = { span, type: of, known: true };
  switch (domain.kind) {
    case "symbols":
      return {
        ...whole,
        kind: "set",
        elements: domain.values.map((value) => ({ ...node, kind: "symbol", value })),
      };
    case "numbers":
      return {
        ...whole,
        kind: "set",
        elements: domain.values.map((value) => ({ ...node, kind: "number", value })),
      };
    case "range": {
      const { from, to } = domain;
      if (readsVariable(from, element) || readsVariable(to, element)) return undefined;
      return { ...whole, kind: "range", from, to };
    }
    default:
      return undefined;
  }
}
