/** Sets and lists: ranges, literals, indexes and slices, `the S`, `until`. */
import type {
  Index,
  ListLiteral,
  Name,
  Range,
  SetLiteral,
  Slice,
  Expression as SyntaxExpression,
  The,
  Until,
} from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { differentTypes } from "../../diagnostics/catalogue/ecp3023-different-types.js";
import type { Expression, Type } from "../../typed.js";
import { sayOf } from "../access/adjectives.js";
import { hasLayer } from "../access/read-layer.js";
import { truthNode } from "../logic/logic.js";
import {
  complain,
  elementType,
  ofSomething,
  present,
  toKnown,
  toNumber,
  toSequence,
  toSet,
  toTruth,
} from "../types/coerce.js";
import {
  allKnown,
  bindElement,
  type Context,
  describe,
  errorNode,
  newVariable,
  report,
  variableNode,
  withElement,
} from "../types/context.js";
import { cellType, errorType, isError, listType, numberType, setType, typesMeet } from "../types/types.js";
import { checkFilterOver } from "./filters.js";
import { allCells } from "./sorts.js";

export function checkRange(context: Context, range: Range): Expression {
  const from = toNumber(context, context.expression(range.from));
  const to = toNumber(context, context.expression(range.to));
  const known = from.known && to.known;
  return { kind: "range", from, to, span: range.span, type: setType(numberType, true), known };
}

export function checkSetLiteral(context: Context, written: SetLiteral, expected?: Type): Expression {
  const { elements, of } = checkElements(context, written.elements, expected);
  return { kind: "set", elements, span: written.span, type: setType(of, false), known: allKnown(elements) };
}

export function checkListLiteral(context: Context, written: ListLiteral, expected?: Type): Expression {
  const { elements, of } = checkElements(context, written.elements, expected);
  return { kind: "list", elements, span: written.span, type: listType(of), known: allKnown(elements) };
}

/** All of one type, that of the first; where there are none, what is expected. */
function checkElements(
  context: Context,
  written: readonly SyntaxExpression[],
  expected: Type | undefined,
): { readonly elements: readonly Expression[]; readonly of: Type } {
  const elements: Expression[] = [];
  let of: Type = written.length > 0 || expected === undefined ? errorType : elementType(expected);
  for (const each of written) {
    const hint = elements.length > 0 ? of : expected === undefined ? undefined : elementType(expected);
    const element = ofSomething(present(context, context.expression(each, hint)));
    if (isError(of)) of = element.type;
    else if (!typesMeet(of, element.type)) {
      report(context, differentTypes, each.span, {
        left: describe(context, of),
        right: describe(context, element.type),
      });
    }
    elements.push(element);
  }
  return { elements, of };
}

export function checkIndex(context: Context, written: Index): Expression {
  const target = ordered(context, written.target);
  const index = toNumber(context, context.expression(written.index));
  if (isError(target.type)) return errorNode(written.span);
  const type = elementType(target.type);
  return { kind: "index", target, index, span: written.span, type, known: target.known && index.known };
}

export function checkSlice(context: Context, written: Slice): Expression {
  const target = ordered(context, written.target);
  const at = (place: SyntaxExpression | undefined): Expression | undefined =>
    place === undefined ? undefined : toNumber(context, context.expression(place));
  const from = at(written.from);
  const to = at(written.to);
  if (isError(target.type)) return errorNode(written.span);
  return {
    kind: "slice",
    target,
    span: written.span,
    type: target.type,
    known: target.known && from?.known !== false && to?.known !== false,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/** Whether a value has a first element, a second one, and so on. */
function ordered(context: Context, written: SyntaxExpression): Expression {
  const target = toSequence(context, context.expression(written));
  if (target.type.kind !== "set" || target.type.ordered) return target;
  return complain(context, "a list, or a set in an order", target);
}

/** `the S` where S is a word of cells (`the moon`), such a word with a condition (`the moon where P`), or a set. */
export function checkThe(context: Context, written: The): Expression {
  const meant = theOnesThat(context, written.set) ?? context.expression(written.set);
  // `the first of r`, `the size of g`: what it has, and no set of them.
  if (written.set.kind === "call" && meant.type.kind !== "set") return meant;
  const from = toSet(context, meant);
  if (isError(from.type)) return errorNode(written.span);
  return { kind: "the", set: from, span: written.span, type: elementType(from.type), known: from.known };
}

function theOnesThat(context: Context, set: SyntaxExpression): Expression | undefined {
  if (set.kind === "name") return cellsThat(context, set);
  if (set.kind !== "filter" || set.set.kind !== "name") return undefined;
  const cells = cellsThat(context, set.set);
  return cells === undefined ? undefined : checkFilterOver(context, set, cells);
}

function cellsThat(context: Context, word: Name): Expression | undefined {
  const { span } = word;
  const cells = allCells(context, span);
  const variable = newVariable(context, "cell", cellType, span);
  const element = variableNode({ variable, type: cellType, known: true }, { ...span, end: span.start });
  const condition = sayOf(context, element, word, span, true);
  if (condition === undefined) return undefined;
  if (isError(condition.type)) return errorNode(span);
  return {
    kind: "filter",
    binders: [{ kind: "in", variable, set: cells }],
    condition,
    span,
    type: setType(cellType, true),
    known: condition.known,
  };
}

export function checkUntil(context: Context, written: Until): Expression {
  const set = toSet(context, context.expression(written.set));
  if (set.type.kind === "set" && !set.type.ordered) {
    report(context, wrongType, written.set.span, {
      wanted: "cells in an order (`look(c, right)`)",
      found: describe(context, set.type),
    });
  }
  const element = bindElement(context, written, elementType(set.type), true, written.span);
  const condition = withElement(context, element, () => stopsAt(context, written));
  if (isError(set.type)) return errorNode(written.span);
  return {
    kind: "until",
    set,
    variable: element.variable,
    condition: isError(condition.type) ? truthNode(false, written.span) : condition,
    span: written.span,
    type: set.type,
    known: set.known && condition.known,
  };
}

/** `until clue`: at the first that has one, of a layer that need not have a value everywhere. */
function stopsAt(context: Context, { condition, span }: Until): Expression {
  const said = context.expression(condition);
  const layer = condition.kind === "name" && said.kind === "layer" ? context.layers[said.layer] : undefined;
  const isValue = said.kind === "layer" && said.type.kind !== "truth" && !isError(said.type);
  return isValue && (layer?.role === "given" || layer?.orNone === true)
    ? hasLayer(context, said.layer, said.element, span)
    : toTruth(context, said);
}

export const knownNumber = (
  context: Context,
  written: SyntaxExpression,
  what: string,
  instead?: string,
): Expression => toKnown(context, toNumber(context, context.expression(written)), what, instead);
