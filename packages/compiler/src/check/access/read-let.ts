/** Using what a `let` names: its value, a function call, a derived layer at an element, the sets of a family that hold it, what a relation joins to it. */
import type { SymbolId } from "../../resolved.js";
import type { Span } from "../../text/span.js";
import type { Expression, LetId, TypedLet } from "../../typed.js";
import { isPlaceOrLine } from "../../vocabulary/sorts.js";
import { conjunction, sameOrEqual } from "../logic/logic.js";
import { logicNode } from "../logic/nodes.js";
import { coerceToSet, elementType, present } from "../types/coerce.js";
import { allKnown, type Context, errorNode, newVariable, symbolOf, variableNode } from "../types/context.js";
import { liesBetweenCells, setType, sortFits, truthType, typesMeet } from "../types/types.js";
import { apply } from "./apply.js";

export function letNode(
  context: Context,
  id: LetId | undefined,
  given: readonly Expression[],
  span: Span,
  lenient = false,
): Expression {
  const typed = id === undefined ? undefined : context.lets[id];
  if (id === undefined || typed === undefined) return errorNode(span);
  return {
    kind: "let",
    let: id,
    arguments: given,
    span,
    type: typed.value.type,
    // If only the answer shows whether the layer stands there, only the answer shows its value.
    known: typed.value.known && typed.on?.condition?.known !== false && allKnown(given),
    ...(lenient ? { lenient } : {}),
  };
}

/** A derived layer at an element; undefined where it stands on other things. */
export function readDerived(
  context: Context,
  symbol: SymbolId,
  subject: Expression,
  span: Span,
  lenient: boolean,
): Expression | undefined {
  const id = context.letOf(symbol, []);
  const typed = id === undefined ? undefined : context.lets[id];
  if (typed?.on === undefined) return errorNode(span);
  const element = present(context, subject);
  if (element.type.kind === "error") return element;
  const wanted = elementOfLet(context, typed);
  if (element.type.kind !== "element" || wanted?.kind !== "element") return undefined;
  if (!sortFits(element.type.sort, wanted.sort)) return undefined;
  return letNode(context, id, [element], span, lenient);
}

/** `element has L`: it is one of those that the derived layer stands on, and has a value; of numbers on links and edges, one that is not 0. */
export function hasDerived(
  context: Context,
  symbol: SymbolId,
  subject: Expression,
  span: Span,
): Expression | undefined {
  const id = context.letOf(symbol, []);
  const on = id === undefined ? undefined : context.lets[id]?.on;
  const element = present(context, subject);
  if (on?.kind !== "in" || element.type.kind !== "element") return errorNode(span);
  const { variable, set } = on;
  const own: Expression = { kind: "variable", variable, span, type: elementType(set.type), known: set.known };
  const value = letNode(context, id, [own], span);
  const body = conjunction([sameOrEqual(own, element, span), hasOne(element, value, span)]);
  const known = set.known && on.condition?.known !== false && body?.known !== false;
  return {
    kind: "aggregate",
    aggregate: "some",
    binders: [on],
    ...(body === undefined ? {} : { body }),
    span,
    type: truthType,
    known,
  };
}

function hasOne(element: Expression, value: Expression, span: Span): Expression | undefined {
  const { type, known } = value;
  const isNothing = (right: Expression): Expression => ({
    kind: "not",
    operand: { kind: "same", left: value, right, span, type: truthType, known },
    span,
    type: truthType,
    known,
  });
  if (type.kind === "optional") return isNothing({ kind: "none", span, type, known: true });
  if (type.kind === "set" || type.kind === "list" || type.kind === "bag") return undefined;
  const between =
    element.type.kind === "element" && (element.type.sort === "link" || element.type.sort === "edge");
  if (type.kind === "number" && between)
    return isNothing({ kind: "number", value: 0, span, type, known: true });
  // If there is no value, it equals nothing.
  return { kind: "compare", operator: "=", left: value, right: value, span, type: truthType, known };
}

export function elementOfLet(context: Context, typed: TypedLet): Expression["type"] | undefined {
  const [variable] = typed.parameters;
  return variable === undefined ? undefined : context.variables[variable]?.type;
}

/**
 * `c.run`: the sets of the family `run` that hold `c`; `c.leap`: the links, edges or corners of that name that are at `c`. Undefined where it is
 * neither, or of other things.
 */
export function setsHolding(
  context: Context,
  symbol: SymbolId,
  element: Expression,
  span: Span,
): Expression | undefined {
  const declared = symbolOf(context, symbol);
  if (declared?.kind !== "let" || declared.form !== "value") return undefined;
  const family = letNode(context, context.letOf(symbol, []), [], span);
  if (family.type.kind === "error") return family;
  if (family.type.kind !== "set") return undefined;
  const of = elementType(family.type);
  const variable = newVariable(context, declared.name, of, span);
  const each = variableNode({ variable, type: of, known: family.known }, span);
  const set = liesBetweenCells(of) ? apply(context, "cells", [each], span) : coerceToSet(context, each);
  if (set === undefined || !typesMeet(elementType(set.type), element.type)) return undefined;
  const known = family.known && element.known;
  return {
    kind: "filter",
    binders: [{ kind: "in", variable, set: family }],
    condition: { kind: "member-of", element, set, span, type: truthType, known },
    span,
    type: setType(of, false),
    known,
  };
}

/** `c.near`: the elements that the relation joins to `c`; undefined where it joins other things. */
export function related(
  context: Context,
  symbol: SymbolId,
  subject: Expression,
  span: Span,
): Expression | undefined {
  const declared = symbolOf(context, symbol);
  const id = context.letOf(symbol, []);
  const typed = id === undefined ? undefined : context.lets[id];
  if (declared?.kind !== "let" || typed === undefined) return errorNode(span);
  const element = present(context, subject);
  const type = elementOfLet(context, typed);
  if (type?.kind !== "element" || !isPlaceOrLine(type.sort) || element.type.kind !== "element")
    return undefined;
  if (!typesMeet(type, element.type)) return undefined;
  const variable = newVariable(context, declared.name, type, span);
  const other = variableNode({ variable, type, known: true }, span);
  const sort = { kind: type.sort };
  const set: Expression = { kind: "all-of", sort, span, type: setType(type, true), known: true };
  return {
    kind: "filter",
    binders: [{ kind: "in", variable, set }],
    condition: inEitherOrder(context, id, [element, other], span),
    span,
    type: setType(type, false),
    known: element.known && typed.value.known,
  };
}

/** Whether the relation holds of the two, in one order or the other. */
export function inEitherOrder(
  context: Context,
  id: LetId | undefined,
  ends: readonly Expression[],
  span: Span,
): Expression {
  const one = letNode(context, id, ends, span);
  const other = letNode(context, id, ends.toReversed(), span);
  return one.type.kind === "error" ? one : logicNode("or", one, other, span, one.known);
}
