/**
 * Coercions, which depend on where an expression stands: a row as its number or its cells, a value that may be none as a value. Each coercion is a node.
 */

import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { mustBeKnown } from "../../diagnostics/catalogue/ecp3011-must-be-known.js";
import { mayBeNone } from "../../diagnostics/catalogue/ecp3024-may-be-none.js";
import type { ElementSort, Expression, Type } from "../../typed.js";
import { type Context, describe, errorNode, report, textAt } from "./context.js";
import { valueFact } from "./facts.js";
import {
  article,
  cellType,
  layerFits,
  memberType,
  numberType,
  setType,
  sortFits,
  sortHasCells,
  sortIsOrdered,
  sortName,
  truthType,
  withoutNone,
} from "./types.js";
import { placesFor, valueLayer } from "./value-layer.js";

export function complain(context: Context, wanted: string, expression: Expression): Expression {
  if (expression.type.kind !== "error") {
    const element = withoutNone(expression.type);
    const layer =
      wanted === "a number" && element.kind === "element" && !isEndOfStretch(context, expression)
        ? valueLayer(context, element.sort, undefined)
        : undefined;
    const found = describe(context, expression.type);
    const asked = wanted === "yes or no" ? whetherThereIsOne(context, expression) : undefined;
    const text = textAt(context, expression.span);
    const size =
      wanted === "a number" && setTypeOf(context, element)?.kind === "set" && !text.startsWith("{")
        ? `size(${text})`
        : asked;
    const one =
      wanted === "a set" && element.kind === "element" && element.sort === "cell" ? `{${text}}` : size;
    const value = layer === undefined ? (one ?? layerOfThatName(context, expression)) : `${text}.${layer}`;
    const instead = value === undefined ? {} : { instead: value };
    const places = wanted === "a number" || wanted === "yes or no" ? {} : placesFor(context, element);
    report(context, wrongType, expression.span, { wanted, found, ...instead, ...places });
  }
  return errorNode(expression.span);
}

/** `r1c1-r1c3 is a square`: the cells from one to the other, of which nothing is compared; `r1c1-r1c3 = 2` is a difference. */
function isEndOfStretch(context: Context, { span: { file, start, end } }: Expression): boolean {
  const text = context.sources.get(file)?.text ?? "";
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const [rest = ""] = /^.*/.exec(text.slice(end)) ?? [];
  const isEnd = /\br\d+c\d+ ?[-–] ?$/.test(line) || /^ ?[-–] ?r\d+c\d+\b(?!\.)/.test(rest);
  return isEnd && !/[=<>≤≥≠]/.test(line + rest);
}

/** `left` where a layer has the name too (L9): it is read by its element, the last one that the line names. */
function layerOfThatName(context: Context, { type, span }: Expression): string | undefined {
  if (type.kind !== "element" || type.sort !== "direction") return undefined;
  const name = textAt(context, span);
  const layer = context.layers.find((each) => each.name === name);
  if (layer === undefined) return undefined;
  const element = context.variables.findLast(
    (each) =>
      each.type.kind === "element" &&
      layerFits(layer, each.type.sort) &&
      !textAt(context, { ...span, start: each.span.start }).includes("\n"),
  );
  return `${element?.name ?? "…"}.${name}`;
}

/** `not clue`, `c.clue`: of a layer with values one asks whether there is one; `white` is one of them. */
function whetherThereIsOne(context: Context, read: Expression): string | undefined {
  if (read.kind === "symbol")
    return `${context.spoken === undefined ? "…" : context.variables[context.spoken.bound.variable]?.name} is ${read.value}`;
  if (read.kind !== "layer") return undefined;
  const layer = context.layers[read.layer];
  if (layer === undefined) return undefined;
  const text = textAt(context, read.span);
  const { name } = layer;
  if (text === name) {
    const { file, start } = read.span;
    const isDenied = textAt(context, { file, start: Math.max(0, start - 5), end: start }).endsWith("not ");
    return layer.on.kind === "cell" ? `cells ${isDenied ? "without" : "with"} ${name}` : undefined;
  }
  return text.endsWith(`.${name}`) ? `${text.slice(0, -name.length - 1)} has ${name}` : undefined;
}

/**
 * The value of `T or none`, where a guard to the left says that there is one. A region or piece needs no guard: where there is none, it is a set
 * without cells.
 */
export function present(context: Context, expression: Expression): Expression {
  const { type } = expression;
  if (type.kind !== "optional") return expression;
  const isSet = type.of.kind === "element" && sortHasCells(type.of.sort);
  if (isSet) return { ...expression, type: type.of };
  const there = narrowed(context, expression);
  if (there !== expression) return there;
  report(context, mayBeNone, expression.span, { text: textAt(context, expression.span) });
  return errorNode(expression.span);
}

/** Removes `none` from the type of an expression that cannot be none where it stands; leaves all others unchanged. */
export function narrowed(context: Context, expression: Expression): Expression {
  const { type } = expression;
  if (type.kind !== "optional") return expression;
  const fact = valueFact(expression);
  if (fact === undefined || !context.facts.has(fact)) return expression;
  return { ...expression, type: type.of };
}

/** Whether `toNumber` takes it without complaint. */
export const isNumeric = (type: Type): boolean =>
  type.kind === "number" ||
  type.kind === "field" ||
  type.kind === "error" ||
  (type.kind === "element" && (type.sort === "row" || type.sort === "column"));

export function toNumber(context: Context, expression: Expression): Expression {
  const value = present(context, expression);
  const { type } = value;
  if (type.kind === "number" || type.kind === "field" || type.kind === "error") return value;
  if (type.kind === "element" && (type.sort === "row" || type.sort === "column")) {
    return { kind: "index-of", element: value, span: value.span, type: numberType, known: value.known };
  }
  return complain(context, "a number", value);
}

export function toTruth(context: Context, expression: Expression): Expression {
  if (expression.type.kind === "truth" || expression.type.kind === "error") return expression;
  return isOneThere(context, expression) ?? complain(context, "yes or no", expression);
}

/**
 * `where domino`, `where not clue`: the name of a piece set is an adjective too (Q2), and so is that of a layer that has no value at some places; it says
 * that one is there.
 */
export function isOneThere(context: Context, read: Expression): Expression | undefined {
  if (read.kind !== "layer") return undefined;
  const layer = context.layers[read.layer];
  if (layer === undefined || textAt(context, read.span) !== layer.name) return undefined;
  const mayLack =
    layer.role === "given" || layer.orNone || layer.on.kind === "link" || layer.on.kind === "edge";
  if (layer.domain.kind !== "pieces" && !mayLack) return undefined;
  const { element, span, known } = read;
  return { kind: "has", layer: read.layer, element, span, type: truthType, known };
}

/** The set that something of this type is, or stands for; undefined where it is neither. */
export function setTypeOf(context: Context, type: Type): Type | undefined {
  if (type.kind === "set" || type.kind === "error") return type;
  const element = withoutNone(type);
  if (element.kind !== "element" || !sortHasCells(element.sort)) return undefined;
  return setType(memberType(element.sort, context.layers), sortIsOrdered(element.sort, context.layers));
}

/**
 * A value that may be none becomes an empty set if it is none. `c.row + c.column` becomes their cells where a set is expected, since it is not a
 * number there.
 */
export function coerceToSet(context: Context, expression: Expression): Expression | undefined {
  if (expression.kind === "arithmetic" && expression.operator === "+") {
    const [left, right] = [expression.left, expression.right].map((side) =>
      coerceToSet(context, side.kind === "index-of" ? side.element : side),
    );
    if (left === undefined || right === undefined) return undefined;
    const { span, known } = expression;
    return { kind: "union", left, right, span, type: setType(cellType, false), known };
  }
  const type = setTypeOf(context, expression.type);
  if (type === undefined || type === expression.type) return type === undefined ? undefined : expression;
  const element = { ...expression, type: withoutNone(expression.type) };
  return { kind: "cells-of", element, span: expression.span, type, known: expression.known };
}

export const toSet = (context: Context, expression: Expression): Expression =>
  ofSomething(coerceToSet(context, expression) ?? complain(context, "a set", expression));

/** A set, or a list: what one can go through in order. */
export const toSequence = (context: Context, expression: Expression): Expression =>
  expression.type.kind === "list" ? ofSomething(expression) : toSet(context, expression);

/** `{}` and `[]`, where nothing around says of what: a set of cells, a list of numbers. */
export function ofSomething(expression: Expression): Expression {
  const { kind, type } = expression;
  if ((kind !== "set" && kind !== "list") || expression.elements.length > 0) return expression;
  if ((type.kind !== "set" && type.kind !== "list") || type.of.kind !== "error") return expression;
  return { ...expression, type: { ...type, of: kind === "set" ? cellType : numberType } };
}

export function toElement(context: Context, expression: Expression, sort: ElementSort): Expression {
  const value = present(context, expression);
  if (value.type.kind === "error") return value;
  if (value.type.kind === "element" && sortFits(value.type.sort, sort)) return value;
  return complain(context, article(sortName(sort, context.layers)), value);
}

/** The type of the elements of a set or list. */
export function elementType(type: Type): Type {
  return type.kind === "set" || type.kind === "list" || type.kind === "bag" ? type.of : { kind: "error" };
}

export function toKnown(
  context: Context,
  expression: Expression,
  what: string,
  instead?: string,
): Expression {
  if (expression.known) return expression;
  report(context, mustBeKnown, expression.span, { what, ...(instead === undefined ? {} : { instead }) });
  return errorNode(expression.span);
}
