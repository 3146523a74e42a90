/** Groups, what can be reached, ways, and the properties of graphs: `group(c by shaded)`, `connected(S by links with bridge)`, `loop fence`. */

import type {
  Along,
  Call,
  GraphProperty,
  IsInside,
  Name,
  Expression as SyntaxExpression,
} from "../../ast.js";
import type { AttributeName } from "../../builtins.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { argumentCount } from "../../diagnostics/catalogue/ecp3005-argument-count.js";
import type { Span } from "../../text/span.js";
import type { ElementSort, Expression, LayerId, UnknownSet } from "../../typed.js";
import { type GraphPropertyName, isGraphProperty } from "../../vocabulary/graph-properties.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { isAllKnown, sortsInWords } from "../access/read-layer.js";
import { refuseAlone, type SetFunction } from "../access/set-functions.js";
import { negatedIf } from "../logic/logic.js";
import { complain, elementType, toElement, toSet } from "../types/coerce.js";
import {
  bindElement,
  type Context,
  describe,
  errorNode,
  layerNamed,
  report,
  symbolOf,
  withElement,
} from "../types/context.js";
import {
  cellType,
  elementOf,
  isError,
  plural,
  setType,
  sortFits,
  sortName,
  truthType,
  typesMeet,
  withoutNone,
} from "../types/types.js";
import { groupBy } from "./group-by.js";
import { isKnownRelation, relationNamed, sortRelated } from "./relations.js";

export const isGraphFunction = (id: AttributeName): id is GraphPropertyName => isGraphProperty(id);

export function checkSetFunction(
  context: Context,
  id: SetFunction,
  call: Call,
  given: readonly Expression[],
): Expression {
  const { span } = call;
  const wanted = id === "way" ? 2 : 1;
  if (given.length !== wanted) {
    report(context, argumentCount, span, {
      name: id,
      wanted: wanted === 1 ? "one cell" : "two cells",
      found: given.length,
    });
    return errorNode(span);
  }
  const sort = id === "way" ? "cell" : sortJoined(context, call, given);
  const [from, to] = given.map((one) => toElement(context, one, sort));
  if (from === undefined) return errorNode(span);
  if (id === "group") return checkGroup(context, call, from);
  const through = call.through === undefined ? undefined : toSet(context, context.expression(call.through));
  if (through === undefined) return refuseAlone(context, id, span);
  if (!isError(through.type) && !typesMeet(elementType(through.type), from.type)) {
    complain(context, `a set of ${plural(sortName(sort, context.layers))}`, through);
    return errorNode(span);
  }
  const known = from.known && through.known && to?.known !== false;
  const common = { span, type: setType(elementOf(sort), false) };
  if (id === "way" && to !== undefined) return { kind: "way", from, to, through, known, ...common };
  if (call.by === undefined) return { kind: "reach", from, through, known, ...common };
  const along = groupBy(context, call, call.by, elementOf(sort));
  return { kind: "reach", from, through, by: along.by, known: known && along.known, ...common };
}

/** Cells, or what the relation behind `by` joins, where the first is one of these. */
function sortJoined(context: Context, { by }: Call, [first]: readonly Expression[]): ElementSort {
  const relation = by?.kind === "name" ? relationNamed(context, by) : undefined;
  const sort = relation === undefined ? undefined : sortRelated(context, relation);
  const type = first === undefined ? undefined : withoutNone(first.type);
  if (sort === undefined || type?.kind !== "element") return "cell";
  return sortFits(type.sort, sort) ? sort : "cell";
}

function checkGroup(context: Context, call: Call, cell: Expression): Expression {
  if (call.by === undefined) return refuseAlone(context, "group", call.span);
  const { by, known } = groupBy(context, call, call.by, cell.type);
  const type = setType(cell.type, false);
  return { kind: "group", cell, by, span: call.span, type, known: cell.known && known };
}

export function checkGraphFunction(
  context: Context,
  property: GraphPropertyName,
  call: Call,
  given: readonly Expression[],
): Expression {
  const { span } = call;
  const [first] = given;
  if (first === undefined || given.length > 1) {
    report(context, argumentCount, span, { name: property, wanted: "one set", found: given.length });
    return errorNode(span);
  }
  const set = toSet(context, first);
  if (isError(set.type)) return errorNode(span);
  const by = call.by === undefined ? undefined : hangTogether(context, call, call.by);
  if (by !== undefined && "edges" in by.by && !isOfCells(set)) {
    complain(context, "a set of cells, which edges divide", set);
    return errorNode(span);
  }
  const related = by !== undefined && "relation" in by.by ? sortRelated(context, by.by.relation) : undefined;
  if (related !== undefined && !isOf(related, set)) {
    const others = plural(sortName(related, context.layers));
    complain(context, `a set of ${others}, as those that this relation joins,`, set);
    return errorNode(span);
  }
  if (call.by === undefined && !hasNeighbours(set)) {
    complain(context, "a set of cells, links or edges (or `by` and a relation)", set);
    return errorNode(span);
  }
  const known = set.known && by?.known !== false;
  return graph(
    { kind: "graph", property, on: { set }, ...(by === undefined ? {} : { by: by.by }) },
    known,
    span,
  );
}

const isOfCells = (set: Expression): boolean => isOf("cell", set);

function isOf(sort: ElementSort, { type }: Expression): boolean {
  const of = elementType(type);
  return of.kind === "error" || (of.kind === "element" && sortFits(of.sort, sort));
}

/** Others are connected by a relation only. */
function hasNeighbours(set: Expression): boolean {
  const of = elementType(set.type);
  return of.kind === "element" && (of.sort === "cell" || of.sort === "link" || of.sort === "edge");
}

const graph = (node: Extract<UnknownSet, { kind: "graph" }>, known: boolean, span: Span): Expression => ({
  ...node,
  span,
  type: truthType,
  known,
});

type GraphBy = NonNullable<Extract<UnknownSet, { kind: "graph" }>["by"]>;

/** `by links with bridge`, `by fence`, `by joined` */
function hangTogether(
  context: Context,
  call: Call,
  by: SyntaxExpression,
): { readonly by: GraphBy; readonly known: boolean } | undefined {
  if (by.kind === "name") {
    const relation = relationNamed(context, by);
    if (relation !== undefined) return { by: { relation }, known: isKnownRelation(context, relation) };
    const edges = linkLayer(context, by, ["edge"]);
    if (edges !== undefined) return { by: { edges }, known: isKnownLayer(context, edges) };
    if (linkLayer(context, by, ["link"]) !== undefined) {
      const instead = `links with ${by.text}`;
      report(context, wrongType, by.span, { wanted: "a set of links", found: "a layer on them", instead });
      return undefined;
    }
  }
  const element = bindElement(context, call, cellType, true, by.span);
  const links = toSet(
    context,
    withElement(context, element, () => context.expression(by)),
  );
  if (isError(links.type)) return undefined;
  const of = elementType(links.type);
  if (of.kind === "element" && of.sort === "link") return { by: { links }, known: links.known };
  complain(context, "a set of links, or a relation", links);
  return undefined;
}

export function checkGraphProperty(context: Context, written: GraphProperty): Expression {
  const { span, property } = written;
  const layer = linkLayer(context, written.layer, ["link", "edge"]);
  if (layer !== undefined) {
    return graph({ kind: "graph", property, on: { layer } }, isKnownLayer(context, layer), span);
  }
  const set = namedSet(context, written.layer);
  if (set !== undefined) return graph({ kind: "graph", property, on: { set } }, set.known, span);
  return sayNoLinkLayer(context, written.layer, span, true);
}

const isKnownLayer = (context: Context, layer: LayerId): boolean => isAllKnown(context.layers[layer]);

/** `loop jumps`: links, or cells, that a `let` names. */
function namedSet(context: Context, name: Name): Expression | undefined {
  const [first] = adjectiveMeanings(context, name);
  const symbol = first === undefined ? undefined : symbolOf(context, first);
  if (symbol?.kind !== "let" && symbol?.kind !== "variable") return undefined;
  const set = toSet(context, context.expression(name));
  return isError(set.type) ? undefined : set;
}

/** A yes/no or number layer on links or edges; undefined where the name is none. */
function linkLayer(context: Context, name: Name, sorts: readonly ("link" | "edge")[]): LayerId | undefined {
  return adjectiveMeanings(context, name)
    .flatMap((id) => layerNamed(context, id) ?? [])
    .find((id) => sorts.some((sort) => context.layers[id]?.on.kind === sort));
}

function sayNoLinkLayer(context: Context, name: Name, span: Span, orSet = false): Expression {
  const [first] = adjectiveMeanings(context, name);
  const symbol = first === undefined ? undefined : symbolOf(context, first);
  const layer = first === undefined ? undefined : layerNamed(context, first);
  if (symbol === undefined || symbol.kind === "unknown") return errorNode(span);
  const typed = layer === undefined ? undefined : context.layers[layer];
  report(context, wrongType, name.span, {
    wanted: "a layer on links or edges",
    found: `\`${name.text}\`${typed === undefined ? "" : `, on ${sortsInWords(context, typed)}`}`,
    ...(typed?.on.kind === "cell" && orSet ? { instead: `(cells with ${name.text})` } : {}),
  });
  return errorNode(span);
}

export function checkIsInside(context: Context, written: IsInside): Expression {
  const { span, side } = written;
  const element = toElement(context, context.expression(written.subject), "cell");
  const layer = linkLayer(context, written.layer, ["link", "edge"]);
  if (layer === undefined) return sayNoLinkLayer(context, written.layer, span);
  if (isError(element.type)) return errorNode(span);
  const known = element.known && isKnownLayer(context, layer);
  const node: Expression = { kind: "is-inside", side, element, layer, span, type: truthType, known };
  return negatedIf(written.negated, node, span);
}

export function checkAlong(context: Context, written: Along): Expression {
  const { span } = written;
  const set = toSet(context, context.expression(written.set));
  const layer = linkLayer(context, written.layer, ["link"]);
  if (layer === undefined) return sayNoLinkLayer(context, written.layer, span);
  if (set.type.kind !== "set") return errorNode(span);
  if (!set.type.ordered) {
    report(context, wrongType, written.set.span, {
      wanted: "cells in an order",
      found: describe(context, set.type),
    });
    return errorNode(span);
  }
  return {
    kind: "along",
    set,
    layer,
    span,
    type: set.type,
    known: set.known && isKnownLayer(context, layer),
  };
}
