/** `group(c)`, `c.reach`: functions whose sets follow from the answer, and that need more than their cells. */
import type { AttributeName } from "../../builtins.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import type { Span } from "../../text/span.js";
import type { Expression } from "../../typed.js";
import { type Context, errorNode, report } from "../types/context.js";

export type SetFunction = "group" | "reach" | "way";
export const isSetFunction = (id: AttributeName): id is SetFunction =>
  id === "group" || id === "reach" || id === "way";

/** The sorts on which layers stand that make groups of cells. */
const parting: ReadonlySet<string> = new Set(["edge", "link"]);

/** Without `by`, or without `through`. */
export function refuseAlone(context: Context, id: SetFunction, span: Span): Expression {
  if (id === "group") {
    const found = context.layers.filter(({ role }) => role === "find");
    const layer =
      (found.find(({ on }) => on.kind === "cell") ?? found.find(({ on }) => parting.has(on.kind)))?.name ??
      "…";
    report(context, wrongType, span, {
      wanted: "`by` and a layer",
      found: "without it",
      instead: `group(c by ${layer})`,
    });
    return errorNode(span);
  }
  report(context, wrongType, span, {
    wanted: "`through` and a set of cells",
    found: "without it",
    instead: `${id}(${id === "way" ? "a, b" : "c"} through cells where …)`,
  });
  return errorNode(span);
}
