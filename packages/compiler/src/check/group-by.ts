/** `group(c by shaded)`, `group g by line`: what makes cells hang together. */
import type { Call, SortPhrase, Expression as SyntaxExpression } from "../ast.js";
import type { GroupBy, Type } from "../typed.js";
import { meaningsOf } from "./adjectives.js";
import { bindElement, type Context, layerOf, withElement } from "./context.js";

export function groupBy(
  context: Context,
  opens: Call | SortPhrase,
  by: SyntaxExpression,
  of: Type,
): { readonly by: GroupBy; readonly known: boolean } {
  const links = by.kind === "name" ? linkLayer(context, by) : undefined;
  if (links !== undefined) {
    return { by: { by: "links", layer: links }, known: context.layers[links]?.role === "given" };
  }
  const element = bindElement(context, opens, of, true, by.span);
  const value = withElement(context, element, () => context.expression(by));
  return { by: { by: "value", variable: element.variable, value }, known: value.known };
}

function linkLayer(context: Context, name: Parameters<typeof meaningsOf>[1]) {
  return meaningsOf(context, name)
    .flatMap((id) => layerOf(context, id) ?? [])
    .find((id) => context.layers[id]?.on.kind === "link");
}
