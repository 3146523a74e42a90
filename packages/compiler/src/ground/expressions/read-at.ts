/** Reads layers where the element, or whether there is one, may be to be found. */

import type { Span } from "../../text/span.js";
import type { ExpressionOf } from "../../typed.js";
import {
  hasValue,
  isNoWhereAbsent,
  isPrinted,
  nothingOf,
  readIfThere,
  readLayer,
} from "../names/read-layer.js";
import { isInside } from "../structures/inside.js";
import { type Element, isElement, isUnknown, type Known, type Truth, type Value } from "../value.js";
import { noValue } from "../values/cases.js";
import { lift, saidOf, settled } from "../values/lift.js";
import { orElse, presence } from "../values/presence.js";
import { printed } from "../values/unprinted/unprinted.js";
import { unforeseen } from "../world/faults.js";
import type { LayerTable } from "../world/layer-table.js";
import { layerTable } from "../world/reading.js";
import type { World } from "../world/world.js";
import { formOf, formOfNoCells } from "./placeable.js";

export function hasValueThere(world: World, expression: ExpressionOf<"has">): Truth {
  const table = layerTable(world, expression.layer);
  const element = world.valueIfThere(world, expression.element);
  return isElement(element)
    ? hasValue(world, table, element)
    : hasValueEach(world, table, element, expression.element.span);
}

const hasValueEach = (world: World, table: LayerTable, element: Value | undefined, span: Span): Truth =>
  eachElement(world, element, span, (one) => hasValue(world, table, one));

export function isPrintedThere(world: World, { layer, element }: ExpressionOf<"is-printed">): Truth {
  const table = layerTable(world, layer);
  return eachElement(world, world.valueIfThere(world, element), element.span, (one) =>
    isPrinted(world, table, one),
  );
}

export const isInsideThere = (world: World, expression: ExpressionOf<"is-inside">): Truth =>
  eachElement(world, world.valueIfThere(world, expression.element), expression.element.span, (cell) =>
    isInside(world, expression, cell),
  );

/** The attribute of an element, or of each one that it may be. */
export function readEach(world: World, table: LayerTable, element: Value, span: Span): Value | undefined {
  if (!isUnknown(element)) return isElement(element) ? readOrNo(world, table, element, span) : undefined;
  return lift(
    world,
    element,
    (one) => (isElement(one) ? readOrNo(world, table, one, span) : undefined),
    span,
  );
}

function readOrNo(world: World, table: LayerTable, element: Element, span: Span): Value | undefined {
  const value = readIfThere(world, table, element);
  if (value === undefined) return isNoWhereAbsent(table) ? false : undefined;
  return printed(world, value, span);
}

/** A piece layer says which piece lies at a cell, and, where the name of a piece is meant, what it is called. */
export function isPlacedPiece(table: LayerTable, expression: ExpressionOf<"layer">): boolean {
  return table.placed !== undefined && expression.type.kind !== "symbol";
}

export function pieceAt(
  world: World,
  expression: ExpressionOf<"layer">,
  { placed }: LayerTable,
): Value | undefined {
  const element = world.valueIfThere(world, expression.element);
  if (element === undefined) return undefined;
  return lift(
    world,
    element,
    (one) => (isElement(one) ? (placed?.at[one.index] ?? noValue) : undefined),
    expression.span,
  );
}

/** Of `c.tetromino.shape`: of a piece the form is known by its name. */
export function formOfPiece(world: World, expression: ExpressionOf<"attribute">): Value | undefined {
  const [piece] = expression.arguments;
  if (piece === undefined) return undefined;
  const read = piece.kind === "cells-of" ? piece.element : piece;
  if (read.kind !== "layer") return undefined;
  const table = layerTable(world, read.layer);
  if (!isPlacedPiece(table, read)) return undefined;
  const element = world.valueIfThere(world, read.element);
  if (element === undefined) return undefined;
  const name = lift(
    world,
    element,
    (one) => (isElement(one) ? readIfThere(world, table, one) : undefined),
    read.span,
  );
  if (name === undefined) return undefined;
  const form = lift(
    world,
    name,
    (one) => (typeof one === "string" ? formOf(table, one) : undefined),
    expression.span,
  );
  return form === undefined ? undefined : orElse(world, form, formOfNoCells);
}

/** Operators on values that exist make values that exist. */
export function existing(value: Value | undefined): Value {
  return value ?? noValue;
}

/** A condition on an element, for each that it may be; false where there is none. */
function eachElement(
  world: World,
  value: Value | undefined,
  span: Span,
  holds: (element: Element) => Truth,
): Truth {
  return value !== undefined && saidOf(world, value, (one) => isElement(one) && holds(one), span);
}

export function readAt(world: World, expression: ExpressionOf<"layer">, table: LayerTable): Value {
  const { span, lenient } = expression;
  if (lenient) return readLeniently(world, expression, table);
  const element = world.evaluate(world, expression.element);
  if (!isUnknown(element)) {
    if (isElement(element)) return readLayer(world, table, element, { lenient, span });
    throw unforeseen(expression.element.span, "this element");
  }
  return existing(readEach(world, table, element, span));
}

/** An absent value reads as no, or as 0. */
function readLeniently(world: World, expression: ExpressionOf<"layer">, table: LayerTable): Value {
  const element = world.valueIfThere(world, expression.element);
  if (element === undefined) return nothingOf(table);
  return isElement(element)
    ? printed(world, readLayer(world, table, element, expression), expression.span)
    : readEachLeniently(world, expression, table, element);
}

function readEachLeniently(
  world: World,
  { span, lenient }: ExpressionOf<"layer">,
  table: LayerTable,
  element: Value,
): Value {
  const nothing = nothingOf(table);
  const read = (one: Known): Value =>
    isElement(one) ? printed(world, readLayer(world, table, one, { lenient, span }), span) : nothing;
  if (nothing === false) return saidOf(world, element, (one) => settled(world, read(one), span), span);
  const value = existing(lift(world, element, read, span));
  return typeof nothing === "number" || isBetween(table)
    ? orWhereNothingIs(world, value, element, nothing, span)
    : value;
}

export const isBetween = ({ layer: { on } }: LayerTable): boolean => on.kind === "link" || on.kind === "edge";

/** Reads a value of an element, or its substitute where there is none. */
function orWhereNothingIs(world: World, value: Value, element: Value, nothing: Value, span: Span): Value {
  const there = presence(world, element);
  if (typeof there === "boolean") return there ? value : nothing;
  const nowhere = world.conditions.not(there);
  return nowhere === false
    ? value
    : world.operators.merged(
        [
          { when: there, value },
          { when: nowhere, value: nothing },
        ],
        span,
      );
}
