/** `show queen as "♛"`: a layer, or a symbol of one, and how it looks. */
import type { Show } from "../../ast.js";
import { ambiguousSymbol } from "../../diagnostics/catalogue/ecp3003-ambiguous-symbol.js";
import type { LayerId, TypedShow } from "../../typed.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { type Context, layerNamed, report, symbolOf } from "../types/context.js";

export function checkShow(context: Context, show: Show): TypedShow | undefined {
  const target = checkTarget(context, show);
  if (target === undefined) return undefined;
  return {
    span: show.span,
    target,
    as: show.as.kind === "text" ? { kind: "text", text: show.as.text } : { kind: "look", look: show.as.text },
  };
}

function checkTarget(context: Context, { name }: Show): TypedShow["target"] | undefined {
  const [id] = adjectiveMeanings(context, name);
  const symbol = id === undefined ? undefined : symbolOf(context, id);
  if (id === undefined || symbol === undefined) return undefined;
  const layer = layerNamed(context, id);
  if (layer !== undefined) return { layer };
  if (symbol.kind === "shape") {
    const pieces = layerNamed(context, symbol.pieces);
    return pieces === undefined ? undefined : { layer: pieces, value: symbol.name };
  }
  if (symbol.kind !== "value") return undefined;
  const layers: readonly LayerId[] = symbol.layers.flatMap((each) => layerNamed(context, each) ?? []);
  const [only, second] = layers;
  if (second !== undefined) {
    const names = layers.flatMap((each) => context.layers[each]?.name ?? []);
    report(context, ambiguousSymbol, name.span, { name: symbol.name, layers: names });
  }
  return only === undefined ? undefined : { layer: only, value: symbol.name };
}
