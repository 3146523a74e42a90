/** Names after a dot: a layer, a derived layer, an attribute, the sets of a family; which of them the type of the target settles. */
import type { Member, Name } from "../../ast.js";
import { noSuchMember } from "../../diagnostics/catalogue/ecp3006-no-such-member.js";
import { sharedOrAttribute } from "../../diagnostics/catalogue/ecp3037-shared-or-attribute.js";
import { sharedByNeighbours } from "../../diagnostics/catalogue/ecp3039-shared-by-neighbours.js";
import type { SymbolId } from "../../resolved.js";
import type { Span } from "../../text/span.js";
import type { Expression, LayerId, SortSelection } from "../../typed.js";
import { isDirection } from "../../vocabulary/directions.js";
import { present, toElement } from "../types/coerce.js";
import { type Context, describe, errorNode, layerNamed, report, symbolOf, textAt } from "../types/context.js";
import { plural, sortName } from "../types/types.js";
import { adjectiveMeanings } from "./adjectives.js";
import { apply, directionNode, takes } from "./apply.js";
import { checkLayerRead, layerStandsElsewhere, neighbourMeant, readThrough } from "./read-layer.js";
import { elementOfLet, readDerived, related, setsHolding } from "./read-let.js";
import { isSetFunction, refuseAlone } from "./set-functions.js";
import { memberMeant, whatItHas } from "./what-it-has.js";

export const checkMember = (context: Context, member: Member): Expression =>
  readTowards(context, member) ??
  memberOf(context, context.expression(member.target), member.name, [], member.span);

/** `c.clue.up`: of a layer by direction, `c.clue(up)`. */
function readTowards(context: Context, { target, name, span }: Member): Expression | undefined {
  if (target.kind !== "member" || !isDirection(name.text)) return undefined;
  const id = adjectiveMeanings(context, target.name).flatMap((each) => layerNamed(context, each) ?? [])[0];
  if (id === undefined || context.layers[id]?.on.kind !== "wedge") return undefined;
  const of = present(context, context.expression(target.target));
  return of.type.kind === "error"
    ? errorNode(span)
    : readBeside(context, id, of, [directionNode(name.text, name.span)], span);
}

/** `target.name(given …)` */
export function memberOf(
  context: Context,
  target: Expression,
  name: Name,
  given: readonly Expression[],
  span: Span,
): Expression {
  if (target.type.kind === "error") return errorNode(span);
  const meanings = adjectiveMeanings(context, name);
  for (const id of meanings) {
    const meant = readMeaning(context, target, id, given, span);
    if (meant === undefined) continue;
    if (meant.kind !== "shared") return meant;
    if (!isAttributeToo(context, meanings, target)) {
      warnOfNeighbours(context, target, meant.layer, span);
      return meant;
    }
    report(context, sharedOrAttribute, name.span, {
      name: name.text,
      target: describe(context, target.type),
    });
    return errorNode(span);
  }
  return refuseMember(context, target, name, meanings, span);
}

/** `c.digit != c.neighbours.digit` is right as it stands, and seldom what was meant. */
function warnOfNeighbours(context: Context, target: Expression, id: LayerId, span: Span): void {
  const layer = context.layers[id];
  if (layer?.role !== "find" || target.kind !== "attribute") return;
  if (target.attribute !== "neighbours" && target.attribute !== "around") return;
  const set = textAt(context, target.span);
  const isTruth = layer.type.kind === "truth";
  report(context, sharedByNeighbours, span, { set, layer: layer.name, isTruth });
}

const isAttributeToo = (context: Context, meanings: readonly SymbolId[], target: Expression): boolean =>
  meanings.some((id) => {
    const symbol = symbolOf(context, id);
    return symbol?.kind === "built-in" && takes(context, symbol.id, target);
  });

function readMeaning(
  context: Context,
  target: Expression,
  id: SymbolId,
  given: readonly Expression[],
  span: Span,
): Expression | undefined {
  const symbol = symbolOf(context, id);
  switch (symbol?.kind) {
    case "layer":
    case "pieces": {
      const layer = layerNamed(context, id);
      if (layer === undefined) return errorNode(span);
      return given.length === 0
        ? readThrough(context, layer, target, span)
        : readBeside(context, layer, target, given, span);
    }
    case "let":
      if (symbol.form === "layer") {
        return given.length > 0 ? undefined : readDerived(context, id, target, span, false);
      }
      if (given.length > 0) return undefined;
      if (symbol.form === "relation") return related(context, id, target, span);
      return symbol.form === "value" ? setsHolding(context, id, target, span) : undefined;
    case "built-in":
      if (isSetFunction(symbol.id)) return refuseAlone(context, symbol.id, span);
      return takes(context, symbol.id, target)
        ? apply(context, symbol.id, [target, ...given], span)
        : undefined;
    case "unknown":
      return errorNode(span);
    default:
      return undefined;
  }
}

const isBesideCells = (sort: SortSelection["kind"]): sort is "link" | "edge" | "wedge" =>
  sort === "link" || sort === "edge" || sort === "wedge";

/** `c.line(left)`: the layer on the link, or edge, or side, of the cell in that direction. */
export function readBeside(
  context: Context,
  id: LayerId,
  target: Expression,
  given: readonly Expression[],
  span: Span,
): Expression | undefined {
  const layer = context.layers[id];
  const [direction, ...rest] = given;
  if (layer === undefined || direction === undefined || rest.length > 0) return undefined;
  if (!isBesideCells(layer.on.kind)) return undefined;
  if (target.type.kind !== "element" || target.type.sort !== "cell") return undefined;
  const towards = toElement(context, direction, "direction");
  if (towards.type.kind === "error") return errorNode(span);
  const between = apply(context, layer.on.kind, [target, towards], span);
  return between.type.kind === "error" ? between : checkLayerRead(context, id, between, span);
}

function refuseMember(
  context: Context,
  target: Expression,
  name: Name,
  meanings: readonly SymbolId[],
  span: Span,
): Expression {
  const neighbour = neighbourMeant(context, target);
  const instead = neighbour === undefined ? undefined : `${neighbour}.${name.text}`;
  for (const id of meanings) {
    const layer = layerNamed(context, id);
    const typed = layer === undefined ? undefined : context.layers[layer];
    if (typed !== undefined) return layerStandsElsewhere(context, typed, target.type, name.span, instead);
  }
  const derived = meanings.find((id) => {
    const symbol = symbolOf(context, id);
    return symbol?.kind === "let" && symbol.form === "layer";
  });
  const on = derived === undefined ? undefined : derivedOn(context, derived);
  const has = whatItHas(context, target);
  const word = instead === undefined ? memberMeant(has, name.text) : undefined;
  report(context, noSuchMember, name.span, {
    name: name.text,
    target: describe(context, target.type),
    has,
    ...(on === undefined ? {} : { on }),
    ...(word === undefined ? {} : { word }),
    ...(instead === undefined ? {} : { instead }),
  });
  return errorNode(span);
}

function derivedOn(context: Context, symbol: SymbolId): string | undefined {
  const id = context.letOf(symbol, []);
  const typed = id === undefined ? undefined : context.lets[id];
  const type = typed === undefined ? undefined : elementOfLet(context, typed);
  return type?.kind === "element" ? plural(sortName(type.sort, context.layers)) : undefined;
}
