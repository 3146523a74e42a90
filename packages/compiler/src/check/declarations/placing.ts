/** `place each pentomino exactly once`, `cover each cell exactly once`. */
import type { ClassLine, Cover, Place, Times } from "../../ast.js";
import { ambiguousSymbol } from "../../diagnostics/catalogue/ecp3003-ambiguous-symbol.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { oneBound } from "../../diagnostics/catalogue/ecp3022-one-bound.js";
import { neverPlaced } from "../../diagnostics/catalogue/ecp3064-never-placed.js";
import type { SymbolId } from "../../resolved.js";
import { pluralOf } from "../../text/plurals.js";
import type { TypedCover, TypedPlace, TypedTimes } from "../../typed.js";
import { type PieceSort, pieceSorts } from "../../vocabulary/sorts.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { checkRanges } from "../expressions/quantities.js";
import { elementType, toKnown, toSet } from "../types/coerce.js";
import { type Context, describe, layerNamed, report, symbolOf } from "../types/context.js";
import { isError } from "../types/types.js";

const oftenInstead =
  "say between which numbers (`exactly 0..9 times`), and the rest in a rule that counts their cells";

function checkTimes(context: Context, times: Times): TypedTimes {
  const [first, second] = times.amounts;
  const wrong = second ?? (first?.to === undefined ? undefined : first);
  if (times.bound !== "any" && times.bound !== "exactly" && wrong !== undefined) {
    report(context, oneBound, wrong.span, { bound: times.bound });
  }
  const amounts = checkRanges(context, times.amounts).map(({ from, to }) => ({
    from: toKnown(context, from, "the number of times", oftenInstead),
    to: toKnown(context, to, "the number of times", oftenInstead),
  }));
  return { bound: times.bound, amounts, span: times.span };
}

/** Pieces that no line places. */
export function hintAtNeverPlaced(
  context: Context,
  lines: readonly ClassLine[],
  places: readonly TypedPlace[],
): void {
  // A place line with a mistake may be about any of them.
  if (lines.some(({ kind }) => kind === "place") && places.length === 0) return;
  for (const line of lines) {
    if (line.kind !== "pieces") continue;
    const layer = context.layers.findIndex(
      ({ name, domain }) =>
        name === line.name.text && domain.kind === "pieces" && domain.pieces.shapes.length > 0,
    );
    if (layer >= 0 && !places.some((place) => (place.layer as number) === layer))
      report(context, neverPlaced, line.name.span, { name: line.name.text });
  }
}

export function checkPlace(context: Context, place: Place): TypedPlace | undefined {
  const times = checkTimes(context, place.times);
  const meanings = adjectiveMeanings(context, place.name);
  const [first] = meanings;
  const symbol = first === undefined ? undefined : symbolOf(context, first);
  if (first === undefined || symbol === undefined || symbol.kind === "unknown") return undefined;
  const set = symbol.kind === "shape" ? symbol.pieces : first;
  const layer = layerNamed(context, set);
  const domain = layer === undefined ? undefined : context.layers[layer]?.domain;
  if (layer === undefined || domain?.kind !== "pieces") return undefined;
  const names = domain.pieces.shapes.map(({ name }) => name);
  const { span } = place;
  if (symbol.kind !== "shape") {
    if (place.each) return { span, layer, shapes: names, times };
    report(context, wrongType, place.name.span, {
      wanted: `one of its pieces, or \`each ${symbol.name}\``,
      found: `the set \`${symbol.name}\``,
    });
    return undefined;
  }
  sayAmbiguous(context, place, meanings);
  return { span, layer, shapes: names.filter((name) => name === symbol.name), times };
}

function sayAmbiguous(context: Context, place: Place, meanings: readonly SymbolId[]): void {
  const sets = meanings.flatMap((id) => {
    const symbol = symbolOf(context, id);
    return symbol?.kind === "shape" ? [symbolOf(context, symbol.pieces)?.name ?? ""] : [];
  });
  if (sets.length > 1)
    report(context, ambiguousSymbol, place.name.span, { name: place.name.text, layers: sets });
}

const coverInstead = "write the rule for the cells one by one: `for each cell c where …: c has …`";

export function checkCover(context: Context, cover: Cover): TypedCover | undefined {
  const times = checkTimes(context, cover.times);
  const set = toSet(context, context.expression(cover.set));
  if (isError(set.type)) return undefined;
  const of = elementType(set.type);
  const sorts = sortsOfPieces(context);
  const on = sorts.find((sort) => of.kind === "element" && of.sort === sort);
  if (on === undefined) {
    report(context, wrongType, cover.set.span, {
      wanted: `a set of ${sorts.map(pluralOf).join(" or ")}`,
      found: describe(context, set.type),
    });
    return undefined;
  }
  return { span: cover.span, set: toKnown(context, set, "the set to be covered", coverInstead), on, times };
}

/** The sort of the elements that the pieces of the puzzle lie on; cells, where it has no pieces. */
function sortsOfPieces({ layers }: Context): readonly PieceSort[] {
  const sorts = pieceSorts.filter((sort) =>
    layers.some(({ domain, on }) => domain.kind === "pieces" && on.kind === sort),
  );
  return sorts.length === 0 ? ["cell"] : sorts;
}
