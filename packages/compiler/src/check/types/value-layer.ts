/** Which layer was meant where an element stands for its value, for messages. */
import type { ElementSort, Type } from "../../typed.js";
import type { Context } from "./context.js";
import { layerFits, typesMeet } from "./types.js";

/** One to be found on such elements, with such values. */
export function valueLayer(context: Context, sort: ElementSort, type: Type | undefined): string | undefined {
  const fitting = context.layers.filter(
    (layer) =>
      layerFits(layer, sort) &&
      layer.domain.kind !== "table" &&
      (type === undefined ? layer.type.kind === "number" : typesMeet(layer.type, type)),
  );
  return (fitting.find(({ role }) => role === "find") ?? fitting[0])?.name;
}
