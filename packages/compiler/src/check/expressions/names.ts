/** A bare name as a value: a variable, a parameter, a sort, a symbol, or, behind `where`, a layer of the element. */
import type { Name } from "../../ast.js";
import { ambiguousSymbol } from "../../diagnostics/catalogue/ecp3003-ambiguous-symbol.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { valueWithoutElement } from "../../diagnostics/catalogue/ecp3007-value-without-element.js";
import type { Reference, SpelledNumber, SymbolId, Symbol as SymbolOf } from "../../resolved.js";
import type { Span } from "../../text/span.js";
import type { Expression, Type, TypedLayer } from "../../typed.js";
import { isDirection } from "../../vocabulary/directions.js";
import { sayAmbiguous, sayOf, symbolTypeOf } from "../access/adjectives.js";
import { directionNode } from "../access/apply.js";
import { memberOf } from "../access/members.js";
import { checkLayerRead, sortsInWords } from "../access/read-layer.js";
import { elementOfLet, letNode } from "../access/read-let.js";
import { numberNode } from "../logic/logic.js";
import {
  type Bound,
  type Context,
  errorNode,
  layerNamed,
  referenceOf,
  report,
  symbolOf,
  variableNode,
} from "../types/context.js";
import {
  cellType,
  elementOf,
  layerFits,
  sameSort,
  sortName,
  sortOfLayer,
  typesMeet,
} from "../types/types.js";
import { allOfSort } from "./sorts.js";

export function checkName(context: Context, name: Name, expected: Type | undefined): Expression {
  const { span } = name;
  const reference = referenceOf(context, name);
  const symbol = reference === undefined ? undefined : symbolOf(context, reference.symbol);
  if (reference === undefined || symbol === undefined) return errorNode(span);
  switch (symbol.kind) {
    case "variable": {
      const bound = context.bindings.get(reference.symbol);
      return bound === undefined ? errorNode(span) : variableNode(bound, span);
    }
    case "parameter":
    case "board-size":
      return parameterNode(context, reference.symbol, span);
    case "asked":
      if (symbol.declaration.parameters.length > 0)
        return withoutElement(context, span, { name: symbol.name, kind: "function" });
      return askedNode(context, reference.symbol, [], span);
    case "sort":
      return allOfSort(context, symbol.sort, span);
    case "direction":
      return isDirection(symbol.name) ? directionNode(symbol.name, span) : errorNode(span);
    case "layer":
    case "pieces":
      return bareLayer(context, name, reference, expected?.kind === "set");
    case "let":
      return bareLet(context, name, reference, symbol);
    case "value":
      return bareSymbol(context, name, reference, symbol.layers, expected);
    case "spelling":
      return spelledNumber(context, name, symbol.of);
    case "shape":
      return bareSymbol(context, name, reference, [symbol.pieces], expected);
    case "built-in":
    case "adjective": {
      const element = elementFor(context, reference);
      if (element === undefined) return misplaced(context, name);
      return symbol.kind === "adjective"
        ? (sayOf(context, variableNode(element, span), name, span, false) ?? errorNode(span))
        : memberOf(context, variableNode(element, span), name, [], span);
    }
    case "place":
      return { kind: "place", name: symbol.name, span, type: cellType, known: true };
    case "items":
    case "option":
    case "aggregate":
      return misplaced(context, name);
    case "unknown":
      return errorNode(span);
    default:
      return symbol satisfies never;
  }
}

/** `Mon` of `written Mon 1`: the number, unless layers write several with that name. */
function spelledNumber(context: Context, name: Name, of: readonly SpelledNumber[]): Expression {
  const [first] = of;
  if (first === undefined) return errorNode(name.span);
  if (of.every(({ value }) => value === first.value)) return numberNode(first.value, name.span);
  return sayAmbiguous(context, name.text, of, name.span);
}

function misplaced(context: Context, name: Name): Expression {
  report(context, wrongType, name.span, { wanted: "a value or a set", found: `\`${name.text}\`` });
  return errorNode(name.span);
}

/** The element that a bare word is about here. */
function elementFor(context: Context, reference: Reference): Bound | undefined {
  const own = reference.element === undefined ? undefined : context.bindings.get(reference.element);
  return own ?? context.elements.at(-1);
}

/**
 * The element that a bare layer is about: in the condition of a variable the variable, unless it has no such layer, or the condition names it by itself, and
 * something around has one.
 */
function spokenElement(
  context: Context,
  reference: Reference,
  fits: (bound: Bound) => boolean,
): Bound | undefined {
  const around = elementFor(context, reference);
  const { spoken } = context;
  if (spoken === undefined || around === undefined) return around ?? spoken?.bound;
  return (spoken.isNamed || !fits(spoken.bound)) && fits(around) ? around : spoken.bound;
}

const isOfLayer = (layer: TypedLayer, type: Type): boolean =>
  type.kind === "element" && layerFits(layer, type.sort);

function isOfLet(context: Context, { symbol }: Reference, type: Type): boolean {
  const id = context.letOf(symbol, []);
  const typed = id === undefined ? undefined : context.lets[id];
  const of = typed === undefined ? undefined : elementOfLet(context, typed);
  return of?.kind === "element" && type.kind === "element" && sameSort(of.sort, type.sort);
}

function parameterNode(context: Context, symbol: SymbolId, span: Span): Expression {
  const parameter = context.parameterIds.get(symbol);
  const typed = parameter === undefined ? undefined : context.parameters[parameter];
  if (parameter === undefined || typed === undefined) return errorNode(span);
  return { kind: "parameter", parameter, span, type: typed.type, known: true };
}

export function askedNode(
  context: Context,
  symbol: SymbolId,
  given: readonly Expression[],
  span: Span,
): Expression {
  const parameter = context.parameterIds.get(symbol);
  const typed = parameter === undefined ? undefined : context.parameters[parameter];
  if (parameter === undefined || typed === undefined) return errorNode(span);
  const known = given.every((one) => one.known);
  return { kind: "asked", parameter, arguments: given, span, type: typed.type, known };
}

function bareLayer(context: Context, name: Name, reference: Reference, setMeant: boolean): Expression {
  const { span } = name;
  const id = layerNamed(context, reference.symbol);
  const layer = id === undefined ? undefined : context.layers[id];
  if (id === undefined || layer === undefined) return errorNode(span);
  if (layer.domain.kind === "table") {
    const board: Expression = { kind: "board", span, type: elementOf("board"), known: true };
    return checkLayerRead(context, id, board, span);
  }
  const element = spokenElement(context, reference, ({ type }) => isOfLayer(layer, type));
  if (element === undefined) {
    const sort = sortName(sortOfLayer(layer), context.layers);
    return withoutElement(context, span, {
      name: layer.name,
      kind: sort,
      isTruth: layer.type.kind === "truth",
      ...(context.takenInOrder.has(name) ? { inOrder: true } : {}),
      ...(setMeant ? { set: `${sortsInWords(context, layer)} with ${layer.name}` } : {}),
      ...variableMeant(context, reference, (type) => type.kind === "element" && layerFits(layer, type.sort)),
    });
  }
  const subject = variableNode(element, span);
  return layer.type.kind === "truth"
    ? (sayOf(context, subject, name, span, false) ?? errorNode(span))
    : memberOf(context, subject, name, [], span);
}

function withoutElement(
  context: Context,
  span: Span,
  payload: Parameters<typeof valueWithoutElement.message>[0],
): Expression {
  report(context, valueWithoutElement, span, payload);
  return errorNode(span);
}

/** The innermost variable in scope that a bare layer may have been meant of. */
function variableMeant(
  context: Context,
  { around = [] }: Reference,
  fits: (type: Type) => boolean,
): { readonly variable?: string } {
  const meant = around.find((id) => fits(context.bindings.get(id)?.type ?? { kind: "error" }));
  const name = meant === undefined ? undefined : symbolOf(context, meant)?.name;
  return name === undefined ? {} : { variable: name };
}

function bareLet(
  context: Context,
  name: Name,
  reference: Reference,
  symbol: Extract<SymbolOf, { kind: "let" }>,
): Expression {
  const { span } = name;
  switch (symbol.form) {
    case "value":
      return letNode(context, context.letOf(reference.symbol, []), [], span);
    case "function":
    case "relation":
      return withoutElement(context, span, { name: symbol.name, kind: "function" });
    case "layer": {
      const element = spokenElement(context, reference, (each) => isOfLet(context, reference, each.type));
      if (element !== undefined) return memberOf(context, variableNode(element, span), name, [], span);
      const id = context.letOf(reference.symbol, []);
      const typed = id === undefined ? undefined : context.lets[id];
      const type = typed === undefined ? undefined : elementOfLet(context, typed);
      const sort = type?.kind === "element" ? sortName(type.sort, context.layers) : "cell";
      return withoutElement(context, span, {
        name: symbol.name,
        kind: sort,
        isTruth: typed?.value.type.kind === "truth",
        ...variableMeant(
          context,
          reference,
          (each) => each.kind === "element" && type?.kind === "element" && sameSort(each.sort, type.sort),
        ),
      });
    }
    default:
      return symbol.form satisfies never;
  }
}

/** A symbol as a value; where a truth is meant of the element, `where moon` says that it is one. */
function bareSymbol(
  context: Context,
  name: Name,
  reference: Reference,
  symbols: readonly SymbolId[],
  expected: Type | undefined,
): Expression {
  const { span } = name;
  const symbol = symbolOf(context, reference.symbol);
  const value = symbol?.name ?? name.text;
  const types = symbols.map((id) => typeListing(context, id, value));
  const node = (type: Type): Expression => ({ kind: "symbol", value, span, type, known: true });
  if (expected?.kind === "symbol" && expected.values.includes(value)) return node(expected);
  if (expected !== undefined && expected.kind !== "error") {
    const fitting = types.find((type) => typesMeet(type, expected));
    if (fitting !== undefined) return node(fitting);
  }
  const element = elementFor(context, reference);
  if (expected === undefined && element !== undefined) {
    return sayOf(context, variableNode(element, span), name, span, false) ?? errorNode(span);
  }
  const [first, ...others] = types;
  if (first === undefined) return errorNode(span);
  if (expected?.kind !== "error" && others.some((type) => !typesMeet(type, first))) {
    report(context, ambiguousSymbol, span, {
      name: value,
      layers: symbols.flatMap((id) => symbolOf(context, id)?.name ?? []),
    });
    return errorNode(span);
  }
  return node(first);
}

/** The type of the layer or parameter that lists the symbol; a colour of an item has one of its own. */
function typeListing(context: Context, id: SymbolId, value: string): Type {
  const layer = layerNamed(context, id);
  if (layer !== undefined) return symbolTypeOf(context, layer);
  const parameter = context.parameterIds.get(id);
  const type = parameter === undefined ? undefined : context.parameters[parameter]?.type;
  return type ?? { kind: "symbol", values: [value] };
}
