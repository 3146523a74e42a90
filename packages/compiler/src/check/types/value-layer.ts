/** Which layer was meant where an element stands for its value, for messages. */

import type { Span } from "../../text/span.js";
import type { ElementSort, Type, TypedLayer } from "../../typed.js";
import { type Context, textAt } from "./context.js";
import { layerFits, typesMeet } from "./types.js";

/** One to be found on such elements, with such values; `value`: what they are compared with, which a head may take from a layer. */
export function valueLayer(
  context: Context,
  sort: ElementSort,
  type: Type | undefined,
  value?: Span,
): string | undefined {
  const fitting = context.layers.filter(
    (layer) =>
      layerFits(layer, sort) &&
      layer.domain.kind !== "table" &&
      // A field of a table may hold a name, and is none of the numbers.
      (type?.kind !== "field" || mayBeNamed(context, layer)) &&
      (type === undefined ? layer.type.kind === "number" : typesMeet(layer.type, type)),
  );
  const own = value === undefined ? undefined : layerGoneThrough(context, value);
  const meant =
    fitting.find(({ name }) => name === own) ?? fitting.find(({ role }) => role === "find") ?? fitting[0];
  return meant?.name;
}

/** On a board of named places a field that is compared with a place is the name of one. */
function mayBeNamed(context: Context, { domain }: TypedLayer): boolean {
  const places = placesOf(context);
  return (
    domain.kind === "symbols" && (places.length === 0 || places.every((name) => domain.values.includes(name)))
  );
}

const placesOf = ({ puzzle }: Context): readonly string[] =>
  puzzle.symbols.flatMap(({ kind, name }) => (kind === "place" ? [name] : []));

/** Of a field that is taken for a place. */
export function placesFor(context: Context, type: Type): { readonly places?: readonly string[] } {
  const places = type.kind === "field" ? placesOf(context) : [];
  return places.length === 0 ? {} : { places };
}

/** `hill` of `for each hill h`, where the value is h. */
function layerGoneThrough(context: Context, { file, start, end }: Span): string | undefined {
  const name = textAt(context, { file, start, end });
  if (!/^\w+$/.test(name)) return undefined;
  const before = textAt(context, { file, start: 0, end: start });
  return [...before.matchAll(new RegExp(`\\bfor each (\\w+) ${name}\\b`, "g"))].at(-1)?.[1];
}
