/** Sorts as sets: `cells`, `rooms`, `box h x w`, `long diagonals`, `stretches of cells where P`, `groups by number`. */

import type { SortPhrase, Expression as SyntaxExpression } from "../../ast.js";
import { sortAdjectives } from "../../builtins.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { noSuchMember } from "../../diagnostics/catalogue/ecp3006-no-such-member.js";
import { groupOfAll } from "../../diagnostics/catalogue/ecp3063-group-of-all.js";
import type { BuiltInSort, SymbolId } from "../../resolved.js";
import type { Span } from "../../text/span.js";
import type { CellSetSelection, Expression, SortSelection } from "../../typed.js";
import {
  type CellSetSort,
  type CellSetSortSaying,
  cellSetEntry,
  isCellSetSort,
  isPlaceOrLine,
  isSized,
} from "../../vocabulary/sorts.js";
import { truthNode } from "../logic/logic.js";
import { complain, elementType, toKnown, toNumber, toSet } from "../types/coerce.js";
import {
  type Context,
  errorNode,
  layerNamed,
  newVariable,
  referenceOf,
  report,
  symbolOf,
  textAt,
} from "../types/context.js";
import { elementOf, orderedCellsType, setType, sortOfSelection } from "../types/types.js";
import { type OpenFilter, openFilter } from "./filters.js";
import { groupBy } from "./group-by.js";
import { relationNamed, sortRelated } from "./relations.js";
import { valuesOfLayer } from "./values-of-layer.js";

function allOf(context: Context, sort: SortSelection, span: Span): Expression {
  const found = sort.kind === "of-layer" && context.layers[sort.layer]?.role === "find";
  return {
    kind: "all-of",
    sort,
    span,
    type: setType(elementOf(sortOfSelection(sort)), true),
    known: !found,
  };
}

export const allCells = (context: Context, span: Span): Expression => allOf(context, { kind: "cell" }, span);

/** A sort by its name alone. */
export function allOfSort(
  context: Context,
  sort: BuiltInSort | { readonly layer: SymbolId },
  span: Span,
): Expression {
  if (typeof sort !== "string") {
    const layer = layerNamed(context, sort.layer);
    return layer === undefined ? errorNode(span) : allOf(context, { kind: "of-layer", layer }, span);
  }
  if (isCellSetSort(sort)) {
    const all = allSets(sort, []);
    return all === undefined ? askFor(context, `a size (\`${sort} 2x3\`)`, span) : allOf(context, all, span);
  }
  switch (sort) {
    case "board":
      return { kind: "board", span, type: elementOf("board"), known: true };
    case "group":
      hintAtGroupOfAll(context, span);
      return groups(context, allCells(context, span), undefined, span);
    case "stretch":
      return askFor(context, "a condition (`stretch s of cells where …`)", span);
    default:
      return allOf(context, { kind: sort }, span);
  }
}

function askFor(context: Context, wanted: string, span: Span): Expression {
  report(context, wrongType, span, { wanted, found: `\`${textAt(context, span)}\` alone` });
  return errorNode(span);
}

export function checkSortPhrase(context: Context, phrase: SortPhrase): Expression {
  const reference = referenceOf(context, phrase.name);
  const symbol = reference === undefined ? undefined : symbolOf(context, reference.symbol);
  if (symbol === undefined || symbol.kind === "unknown") return errorNode(phrase.span);
  // `stretch` and `group` are the language's, and not a layer's sort of that name.
  const sort = symbol.kind === "sort" ? symbol.sort : undefined;
  const adjectives = phrase.adjectives.map(({ text }) => text).filter((text) => text !== "consecutive");
  if (sort === "stretch") return checkStretches(context, phrase);
  if (sort === "group") return checkGroups(context, phrase);
  if (phrase.of !== undefined || phrase.by !== undefined) return refuseMore(context, phrase, adjectives);
  if (typeof sort === "string" && isSized(sort)) return checkSized(context, phrase, sort);
  if (typeof sort === "string" && isCellSetSort(sort) && cellSetEntry(sort).says === "slope") {
    const sets = allSets(sort, adjectives);
    if (sets !== undefined) return allOf(context, sets, phrase.span);
  }
  if (sort === "cell" && adjectives.includes("border")) {
    return allOf(context, { kind: "cell", border: true }, phrase.span);
  }
  const [adjective] = adjectives;
  if (adjective !== undefined) {
    // A word that is no adjective of the language was reported where it was read.
    if (sortAdjectives.some((known) => known === adjective))
      report(context, noSuchMember, phrase.span, { name: adjective, target: `\`${phrase.name.text}\`` });
    else context.diagnostics.fail();
    return errorNode(phrase.span);
  }
  const layer = reference === undefined ? undefined : layerNamed(context, reference.symbol);
  if (symbol.kind === "layer" && layer !== undefined) return valuesOfLayer(context, layer, phrase.span);
  return sort === undefined ? context.expression(phrase.name) : allOfSort(context, sort, phrase.span);
}

/** `for each cell c of S`, `border cells of S`, `for each cell c by line`: only groups and stretches are of a set, and only groups by something. */
function refuseMore(
  context: Context,
  { of, by, name, span }: SortPhrase,
  [adjective]: readonly string[],
): Expression {
  if (of !== undefined) {
    const set = textAt(context, of.span);
    const instead = adjective === undefined ? `in ${set}` : `(cells of ${set} where ${adjective})`;
    report(context, wrongType, of.span, { wanted: "`in` and a set", found: `\`of ${set}\``, instead });
  } else if (by !== undefined)
    report(context, wrongType, by.span, {
      wanted: "a group, of which `by` says what joins it,",
      found: `\`${name.text}\``,
    });
  return errorNode(span);
}

/** All sets of a sort that its name and adjectives say; undefined where it needs a size. */
function allSets(sort: CellSetSort, adjectives: readonly string[]): CellSetSelection | undefined {
  if (isSized(sort)) return undefined;
  if (cellSetEntry(sort).says === "nothing") return { kind: sort } as CellSetSelection;
  const up = adjectives.includes("up");
  const down = adjectives.includes("down");
  return {
    kind: sort,
    which: up === down ? "both" : up ? "up" : "down",
    long: adjectives.includes("long"),
  };
}

function checkSized(context: Context, phrase: SortPhrase, kind: CellSetSortSaying<"size">): Expression {
  if (phrase.size === undefined) return allOfSort(context, kind, phrase.span);
  const [height, width] = phrase.size.map((length) =>
    toKnown(context, toNumber(context, context.expression(length)), "the size of a box or block"),
  );
  if (height === undefined || width === undefined) return errorNode(phrase.span);
  return allOf(context, { kind, height, width }, phrase.span);
}

function checkStretches(context: Context, phrase: SortPhrase): Expression {
  if (phrase.of === undefined) return allOfSort(context, "stretch", phrase.span);
  const { set, bound, condition } = openOf(context, phrase, phrase.of);
  if (set.type.kind === "error") return set;
  const holds = condition ?? truthNode(true, phrase.span);
  return {
    kind: "stretches",
    variable: bound.variable,
    set,
    condition: holds,
    span: phrase.span,
    type: setType(orderedCellsType, false),
    known: set.known && holds.known,
  };
}

/** The set and condition of `of cells where P`; the set alone where it has no condition. */
function openOf(
  context: Context,
  phrase: SortPhrase,
  of: SyntaxExpression,
): Pick<OpenFilter, "set" | "bound" | "condition"> {
  if (of.kind === "filter" && of.pair === undefined) return openFilter(context, of);
  const set = toSet(context, context.expression(of));
  const variable = newVariable(context, "cell", elementType(set.type), phrase.span);
  return { set, bound: { variable, type: elementType(set.type), known: set.known }, condition: undefined };
}

function checkGroups(context: Context, phrase: SortPhrase): Expression {
  if (phrase.of === undefined && phrase.by === undefined) hintAtGroupOfAll(context, phrase.span);
  const of = phrase.of === undefined ? allJoined(context, phrase) : context.expression(phrase.of);
  return groups(context, toSet(context, of), phrase, phrase.span);
}

/** `for each group g`: of what is not said. */
function hintAtGroupOfAll(context: Context, span: Span): void {
  const onCells = context.layers.filter(({ role, on }) => role === "find" && on.kind === "cell");
  const name = (fits: (kind: string) => boolean): string | undefined =>
    onCells.find(({ domain }) => fits(domain.kind))?.name;
  const adjective = name((kind) => kind === "yes-no");
  const layer = name((kind) => kind !== "yes-no") ?? adjective;
  report(context, groupOfAll, span, {
    ...(layer === undefined ? {} : { layer }),
    ...(adjective === undefined ? {} : { adjective }),
  });
}

/** Of `groups by joined`, all that the relation may join; else all cells. */
function allJoined(context: Context, { by, span }: SortPhrase): Expression {
  const relation = by?.kind === "name" ? relationNamed(context, by) : undefined;
  const sort = relation === undefined ? undefined : sortRelated(context, relation);
  return sort !== undefined && isPlaceOrLine(sort)
    ? allOf(context, { kind: sort }, span)
    : allCells(context, span);
}

function groups(context: Context, set: Expression, phrase: SortPhrase | undefined, span: Span): Expression {
  if (set.type.kind === "error") return set;
  const of = elementType(set.type);
  if (of.kind !== "error" && (of.kind !== "element" || (of.sort !== "cell" && phrase?.by === undefined))) {
    complain(context, "a set of cells (or of others, with `by` and a relation)", set);
    return errorNode(span);
  }
  const by = phrase?.by === undefined ? undefined : groupBy(context, phrase, phrase.by, of);
  const known = set.known && (by === undefined || by.known);
  return {
    kind: "groups",
    set,
    span,
    type: setType(setType(of, false), false),
    known,
    ...(by === undefined ? {} : { by: by.by }),
  };
}
