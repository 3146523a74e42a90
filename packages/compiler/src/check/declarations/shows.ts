/** `show queen as "♛"`: a layer, or a symbol of one, and how it looks. */
import type { Let, Show } from "../../ast.js";
import { wrongKindOfName } from "../../diagnostics/catalogue/ecp2002-wrong-kind-of-name.js";
import { ambiguousSymbol } from "../../diagnostics/catalogue/ecp3003-ambiguous-symbol.js";
import type { SymbolId } from "../../resolved.js";
import { pluralOf } from "../../text/plurals.js";
import type { LayerId, TypedShow } from "../../typed.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { type Context, layerNamed, report, symbolOf, textAt } from "../types/context.js";

export function checkShow(context: Context, show: Show): TypedShow | undefined {
  const target = checkTarget(context, show);
  if (target === undefined) return undefined;
  return {
    span: show.span,
    target,
    as: show.as.kind === "text" ? { kind: "text", text: show.as.text } : { kind: "look", look: show.as.text },
  };
}

function checkTarget(context: Context, show: Show): TypedShow["target"] | undefined {
  const { name } = show;
  const [id] = adjectiveMeanings(context, name);
  const symbol = id === undefined ? undefined : symbolOf(context, id);
  if (id === undefined || symbol === undefined) return undefined;
  const layer = layerNamed(context, id);
  if (layer !== undefined) return { layer };
  if (symbol.kind === "shape") {
    const pieces = layerNamed(context, symbol.pieces);
    return pieces === undefined ? undefined : { layer: pieces, value: symbol.name };
  }
  if (symbol.kind === "let") refuseDerived(context, show, id, symbol.declaration);
  if (symbol.kind !== "value") return undefined;
  const layers: readonly LayerId[] = symbol.layers.flatMap((each) => layerNamed(context, each) ?? []);
  const [only, second] = layers;
  if (second !== undefined) {
    const names = layers.flatMap((each) => context.layers[each]?.name ?? []);
    report(context, ambiguousSymbol, name.span, { name: symbol.name, layers: names });
  }
  return only === undefined ? undefined : { layer: only, value: symbol.name };
}

/** Of what is derived, an answer has no values to be drawn: a layer to be found has, and a rule says that they are the same. */
function refuseDerived(
  context: Context,
  { name: { text: name, span } }: Show,
  symbol: SymbolId,
  { of, value, name: declared }: Let,
): void {
  const id = context.letOf(symbol, []);
  const type = id === undefined ? undefined : context.lets[id]?.value.type.kind;
  const [element, another] = of?.names ?? [];
  const sort = of?.sort?.name.text;
  const isOfAll = another === undefined && of?.where === undefined && of?.with.length === 0;
  const on = sort === undefined || sort === "cell" ? "" : ` on ${pluralOf(sort)}`;
  const said = textAt(context, value.span);
  const is =
    type === "truth" ? `${element?.text} is ${name} = (${said})` : `${element?.text}.${name} = ${said}`;
  report(
    context,
    wrongKindOfName,
    span,
    {
      name,
      kind: "a derived layer",
      meant: "a layer or one of its values",
      ...(type !== undefined && type !== "error" && element !== undefined && isOfAll
        ? {
            found: [
              `find ${name}: ${type === "truth" ? "yes/no" : "…"}${on}`,
              `for each ${sort} ${element.text}: ${is}`,
            ],
          }
        : {}),
    },
    [{ span: declared.span, message: `\`${name}\` is declared here` }],
  );
}
