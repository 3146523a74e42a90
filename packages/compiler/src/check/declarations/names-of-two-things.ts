/** A yes/no layer that has the name of a value or piece on the same elements: `is` never asks for that one. */
import { nameOfTwoThings } from "../../diagnostics/catalogue/ecp3057-name-of-two-things.js";
import type { TypedLayer } from "../../typed.js";
import { type Context, report } from "../types/context.js";

export function hintAtNamesOfTwoThings(context: Context): void {
  for (const layer of context.layers) {
    if (layer.type.kind !== "truth") continue;
    const { name, at } = layer;
    const other = context.layers.find(
      (each) => each.on.kind === layer.on.kind && namesOf(each).includes(name),
    );
    if (other === undefined) continue;
    const kind = other.domain.kind === "pieces" ? "piece" : "value";
    report(context, nameOfTwoThings, at.span, { name, kind, of: other.name });
  }
}

function namesOf({ domain }: TypedLayer): readonly string[] {
  switch (domain.kind) {
    case "symbols":
      return domain.values;
    case "pieces":
      return domain.pieces.shapes.map(({ name }) => name);
    default:
      return [];
  }
}
