/**
 * Reading a layer: at an element, shared by the cells of a set, with `has`, as an adjective. One place says when a reading is lenient (absent
 * is no or 0) and when it is known before solving.
 */

import { aggregates } from "../../builtins.js";
import { noSuchMember } from "../../diagnostics/catalogue/ecp3006-no-such-member.js";
import type { Span } from "../../text/span.js";
import type { ElementSort, Expression, LayerId, Type, TypedLayer } from "../../typed.js";
import { directionNames } from "../../vocabulary/directions.js";
import { coerceToSet } from "../types/coerce.js";
import { type Context, describe, errorNode, newVariable, report, textAt } from "../types/context.js";
import { printedFact } from "../types/facts.js";
import {
  directionType,
  elementOf,
  layerFits,
  plural,
  sameSort,
  setType,
  sortName,
  sortOfLayer,
  truthType,
} from "../types/types.js";
import { placesFor } from "../types/value-layer.js";

/** Layers on links and edges are no or 0 where there is no such link. */
const standsBetween = (layer: TypedLayer): boolean => layer.on.kind === "link" || layer.on.kind === "edge";

/** Whether every value of the layer is known before solving: a `?` is not. */
export const isAllKnown = (layer: TypedLayer | undefined): boolean =>
  layer?.role === "given" && !layer.orUnprinted;

/** Whether `has` asks what the value is, and not whether there is one: of yes/no, and of numbers where 0 stands for nothing. */
const hasAsksTheValue = (layer: TypedLayer): boolean =>
  layer.type.kind === "truth" || (standsBetween(layer) && layer.type.kind === "number" && !layer.orNone);

/** The value at an element of the layer's own sort. */
export function checkLayerRead(
  context: Context,
  id: LayerId,
  element: Expression,
  span: Span,
  lenient = false,
): Expression {
  const layer = context.layers[id];
  if (layer === undefined) return errorNode(span);
  const read: Expression = {
    kind: "layer",
    layer: id,
    element,
    lenient: lenient || standsBetween(layer),
    span,
    type: layer.type,
    known: false,
  };
  return { ...read, known: layer.role === "given" && element.known && isPrinted(context, id, element) };
}

/** Whether no `?` stands there, because none may or because the text has asked. */
function isPrinted(context: Context, id: LayerId, element: Expression): boolean {
  const printed = printedFact(id, element);
  return context.layers[id]?.orUnprinted !== true || (printed !== undefined && context.facts.has(printed));
}

/** `x.layer` for whatever stands before the dot; undefined where the layer says nothing of it. */
export function readThrough(
  context: Context,
  id: LayerId,
  target: Expression,
  span: Span,
): Expression | undefined {
  const layer = context.layers[id];
  if (layer === undefined || target.type.kind === "error") return errorNode(span);
  if (target.type.kind === "element" && layerFits(layer, target.type.sort)) {
    return checkLayerRead(context, id, target, span);
  }
  const set = coerceToSet(context, target);
  if (set?.type.kind !== "set" || set.type.of.kind !== "element") return undefined;
  if (!layerFits(layer, set.type.of.sort)) return undefined;
  return {
    kind: "shared",
    layer: id,
    set,
    span,
    type: layer.type,
    known: set.known && isAllKnown(layer),
  };
}

/** A cell has a layer by direction if it has a value of it in some direction. */
export const hasInSomeDirection = ({ on }: TypedLayer, { type }: Expression): boolean =>
  on.kind === "wedge" && type.kind === "element" && type.sort === "cell";

/** `element has layer`. The element must be of the layer's sort, or the user is told. */
export function hasLayer(context: Context, id: LayerId, element: Expression, span: Span): Expression {
  const layer = context.layers[id];
  if (layer === undefined || element.type.kind === "error") return errorNode(span);
  if (hasInSomeDirection(layer, element)) return hasTowards(context, id, element, span);
  if (element.type.kind !== "element" || !layerFits(layer, element.type.sort)) {
    return layerStandsElsewhere(context, layer, element.type, span);
  }
  const known =
    layer.role === "given" && element.known && (!hasAsksTheValue(layer) || isPrinted(context, id, element));
  return { kind: "has", layer: id, element, span, type: truthType, known };
}

function hasTowards(context: Context, id: LayerId, cell: Expression, span: Span): Expression {
  const variable = newVariable(context, "direction", directionType, span);
  const towards: Expression = { kind: "variable", variable, span, type: directionType, known: true };
  const side: Expression = {
    kind: "attribute",
    attribute: "wedge",
    arguments: [cell, towards],
    span,
    type: elementOf("wedge"),
    known: cell.known,
  };
  const body = hasLayer(context, id, side, span);
  const set: Expression = {
    kind: "all-of",
    sort: { kind: "direction" },
    span,
    type: setType(directionType, true),
    known: true,
  };
  const binders = [{ kind: "in", variable, set }] as const;
  return { kind: "aggregate", aggregate: "some", binders, body, span, type: truthType, known: body.known };
}

/** Of `c.arrow`, a direction, of which something is said that cells have: `c.next(c.arrow)`, the cell that may have been meant. */
export function cellThereMeant(context: Context, read: Expression): string | undefined {
  const isDirection = read.type.kind === "element" && read.type.sort === "direction";
  if (!isDirection || read.kind !== "layer" || read.element.type.kind !== "element") return undefined;
  if (read.element.type.sort !== "cell") return undefined;
  return `${textAt(context, read.element.span)}.next(${textAt(context, read.span)})`;
}

/** Of `c.left`, read as a layer of that name: `c.next(left)`, the cell that may have been meant. */
export function neighbourMeant(context: Context, read: Expression): string | undefined {
  if (read.kind !== "layer" || read.element.type.kind !== "element" || read.element.type.sort !== "cell") {
    return undefined;
  }
  const direction = directionNames.find((name) => name === context.layers[read.layer]?.name);
  return direction === undefined ? undefined : `${textAt(context, read.element.span)}.next(${direction})`;
}

export function layerStandsElsewhere(
  context: Context,
  layer: TypedLayer,
  target: Type,
  span: Span,
  instead?: string,
): Expression {
  report(context, noSuchMember, span, {
    name: layer.name,
    target: describe(context, target),
    on: sortsInWords(context, layer),
    ...directionHint(layer, target),
    ...lineOfCellHint(layer, target),
    ...cellsOfLinkHint(layer, target),
    ...(instead === undefined ? {} : { instead }),
    ...(isAggregate(layer.name) ? { hidden: true } : {}),
    ...placesFor(context, target),
  });
  return errorNode(span);
}

/** `product(l.digit)`, beside a layer `product`. */
const isAggregate = (name: string): boolean => aggregates.has(name);

export const sortsInWords = (context: Context, layer: TypedLayer): string =>
  layer.on.kind === "wedge" ? "cells by direction" : plural(sortName(sortOfLayer(layer), context.layers));

function directionHint(layer: TypedLayer, target: Type): { readonly instead?: string } {
  if (
    (!standsBetween(layer) && layer.on.kind !== "wedge") ||
    target.kind !== "element" ||
    target.sort !== "cell"
  )
    return {};
  return { instead: `.${layer.name}(right)` };
}

/** `c.team`, of a layer on rows: `c.row.team`. */
function lineOfCellHint({ on, name }: TypedLayer, target: Type): { readonly word?: string } {
  const isCell = target.kind === "element" && target.sort === "cell";
  return isCell && (on.kind === "row" || on.kind === "column") ? { word: `${on.kind}.${name}` } : {};
}

/** `for each link x, y: x.digit …`: a link has two cells, and its head names them. */
function cellsOfLinkHint(layer: TypedLayer, target: Type): { readonly instead?: string } {
  const isLink = target.kind === "element" && target.sort === "link";
  return isLink && layer.on.kind === "cell" ? { instead: "for each link (x, y): …" } : {};
}

export const isOfSort = (type: Type, sort: ElementSort): boolean =>
  type.kind === "element" && sameSort(type.sort, sort);
