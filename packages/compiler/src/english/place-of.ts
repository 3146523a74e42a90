/** Where layers stand, as sentences have it. */
import type { Expression } from "../ast.js";

/** The sort that a layer stands on, in the singular. */
export function placeOfLayer(on: Expression | undefined): string {
  if (on === undefined) return "cell";
  if (on.kind === "name") return on.text.replace(/s$/, "");
  if (on.kind === "filter") return placeOfLayer(on.set);
  return on.kind === "sort" ? "cell" : "";
}
