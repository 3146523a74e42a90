/**
 * Statements about an element by one word: `c is shaded`, `c is moon`, `c is turn`, `m is straight`, and the counted nouns of quantities.
 * The same word asks for less as an adjective (a yes/no layer, a symbol, a shape) than as a noun (`exactly 1 clue`: has one).
 */
import type { Name } from "../../ast.js";
import { ambiguousSymbol } from "../../diagnostics/catalogue/ecp3003-ambiguous-symbol.js";
import { notAnAdjective } from "../../diagnostics/catalogue/ecp3008-not-an-adjective.js";
import { symbolElsewhere } from "../../diagnostics/catalogue/ecp3032-symbol-elsewhere.js";
import type { SpelledNumber, SymbolId } from "../../resolved.js";
import type { Span } from "../../text/span.js";
import type { Expression, LayerId, Type } from "../../typed.js";
import { numberNode } from "../logic/logic.js";
import { coerceToSet, isNumeric, present, toNumber } from "../types/coerce.js";
import {
  type Context,
  describe,
  errorNode,
  layerNamed,
  namesFoundFirst,
  referenceOf,
  report,
  symbolOf,
  textAt,
} from "../types/context.js";
import { layerFits, numberType, truthType, withoutNone } from "../types/types.js";
import { apply } from "./apply.js";
import {
  cellThereMeant,
  checkLayerRead,
  hasInSomeDirection,
  hasLayer,
  layerStandsElsewhere,
} from "./read-layer.js";
import { readDerived } from "./read-let.js";

/** The candidates that a name may mean, the meant one first. */
export function adjectiveMeanings(context: Context, name: Name): readonly SymbolId[] {
  const reference = referenceOf(context, name);
  return reference === undefined ? [] : [reference.symbol, ...(reference.also ?? [])];
}

/**
 * `subject is WORD` (or `WORD` counted, where `counted`); undefined where the name is no adjective at all (a variable, a set), so that the
 * caller compares elements.
 */
export function sayOf(
  context: Context,
  subject: Expression,
  name: Name,
  span: Span,
  counted: boolean,
): Expression | undefined {
  const meanings = adjectiveMeanings(context, name);
  const first = meanings[0];
  if (first === undefined) return errorNode(span);
  if (subject.type.kind === "error") return isWord(context, first) ? errorNode(span) : undefined;
  let refused: (() => Expression) | undefined;
  for (const id of meanings) {
    const said = sayBySymbol(context, subject, id, span, counted);
    if (said === undefined) {
      if (id === first) return undefined;
    } else if (typeof said === "function") refused ??= said;
    else return said;
  }
  return refused === undefined ? errorNode(span) : refused();
}

const isWord = (context: Context, id: SymbolId): boolean => {
  const kind = symbolOf(context, id)?.kind;
  return kind !== "variable" && kind !== "parameter" && kind !== "direction";
};

type Said = Expression | (() => Expression) | undefined;

/** A function is a refusal to be made if no other meaning fits; undefined: this is no word about elements. */
function sayBySymbol(
  context: Context,
  subject: Expression,
  id: SymbolId,
  span: Span,
  counted: boolean,
): Said {
  const symbol = symbolOf(context, id);
  switch (symbol?.kind) {
    case "layer":
    case "pieces": {
      const layer = layerNamed(context, id);
      return layer === undefined ? errorNode(span) : sayByLayer(context, subject, layer, span, counted);
    }
    case "value":
      return sayByValue(context, subject, symbol.name, symbol.layers, span);
    case "spelling":
      return sayBySpelling(context, subject, symbol, span);
    case "shape": {
      const layer = layerNamed(context, symbol.pieces);
      return layer === undefined
        ? errorNode(span)
        : sayByValue(context, subject, symbol.name, [symbol.pieces], span);
    }
    case "let": {
      if (symbol.form !== "layer") return undefined;
      const read = readDerived(context, id, subject, span, true);
      if (read === undefined) return () => refuse(context, subject, symbol.name, span);
      if (read.type.kind === "truth" || read.type.kind === "error") return read;
      return () => refuse(context, subject, symbol.name, span, symbol.name);
    }
    case "adjective":
      return sayByAdjective(context, subject, symbol.name, span);
    case "unknown":
      return errorNode(span);
    default:
      return undefined;
  }
}

function sayByLayer(context: Context, subject: Expression, id: LayerId, span: Span, counted: boolean): Said {
  const layer = context.layers[id];
  if (layer === undefined) return errorNode(span);
  const element = present(context, subject);
  if (element.type.kind === "error") return element;
  if (counted && hasInSomeDirection(layer, element)) return hasLayer(context, id, element, span);
  if (element.type.kind !== "element" || !layerFits(layer, element.type.sort)) {
    const instead = layer.on.kind === "cell" ? cellThereMeant(context, subject) : undefined;
    return () => layerStandsElsewhere(context, layer, element.type, span, instead);
  }
  if (layer.type.kind === "truth") return checkLayerRead(context, id, element, span, true);
  if (layer.type.kind === "error") return errorNode(span);
  if (counted || layer.domain.kind === "pieces") return hasLayer(context, id, element, span);
  return () => refuse(context, subject, layer.name, span, layer.name);
}

function refuse(context: Context, subject: Expression, name: string, span: Span, layer?: string): Expression {
  report(context, notAnAdjective, span, {
    name,
    subject: describe(context, subject.type),
    ...(layer === undefined ? {} : { layer }),
  });
  return errorNode(span);
}

const isPieceOf = ({ layers }: Context, type: Type, id: LayerId): boolean =>
  type.kind === "element" &&
  typeof type.sort === "object" &&
  type.sort.of === id &&
  layers[id]?.domain.kind === "pieces";

/** A symbol: of the subject itself, where it is the value of a layer, or of the one layer on the subject that lists it. */
function sayByValue(
  context: Context,
  subject: Expression,
  value: string,
  symbols: readonly SymbolId[],
  span: Span,
): Said {
  const own = withoutNone(subject.type);
  if (own.kind === "symbol") {
    if (!own.values.includes(value)) return () => refuse(context, subject, value, span);
    return equals(subject, value, own, span);
  }
  const { type } = present(context, subject);
  const layers = symbols.flatMap((symbol) => layerNamed(context, symbol) ?? []);
  const fitting = layers.filter((id) => {
    const layer = context.layers[id];
    return layer !== undefined && type.kind === "element" && layerFits(layer, type.sort);
  });
  const [only, second] = fitting;
  const placed = layers.find((id) => isPieceOf(context, type, id));
  if (only === undefined && placed !== undefined) {
    // Of a placed piece: its kind, which each of its cells has.
    const cell = apply(context, "first", [present(context, subject)], subject.span);
    return sayByValue(context, cell, value, symbols, span);
  }
  if (only === undefined) {
    const layer =
      symbols.map((id) => symbolOf(context, id)?.name).find((name) => name !== undefined) ?? value;
    return () => {
      report(context, symbolElsewhere, span, {
        name: value,
        layer,
        subject: describe(context, subject.type),
      });
      return errorNode(span);
    };
  }
  if (second !== undefined) {
    return () => {
      report(context, ambiguousSymbol, span, {
        name: value,
        layers: namesFoundFirst(context, fitting),
        ...(subject.span.end > subject.span.start && subject.span.end !== span.end
          ? { subject: textAt(context, subject.span) }
          : {}),
      });
      return errorNode(span);
    };
  }
  const read = checkLayerRead(context, only, subject, span, true);
  return equals(read, value, symbolTypeOf(context, only), span);
}

/** `c.slot is Mon`, `c is Mon`: the number that `written` gives the name to, of the subject or of the one layer on it that has it. */
function sayBySpelling(
  context: Context,
  subject: Expression,
  { name, of }: { readonly name: string; readonly of: readonly SpelledNumber[] },
  span: Span,
): Said {
  if (isNumeric(withoutNone(subject.type))) {
    const read =
      subject.kind === "layer" ? of.filter(({ layer }) => layerNamed(context, layer) === subject.layer) : [];
    const [first, ...others] = read.length > 0 ? read : of;
    if (first === undefined || others.some(({ value }) => value !== first.value))
      return () => sayAmbiguous(context, name, of, span);
    return equalsNumber(subject, first.value, span);
  }
  const { type } = present(context, subject);
  const [only, second] = of.filter(({ layer: symbol }) => {
    const id = layerNamed(context, symbol);
    const layer = id === undefined ? undefined : context.layers[id];
    return layer !== undefined && type.kind === "element" && layerFits(layer, type.sort);
  });
  const layer = only === undefined ? undefined : layerNamed(context, only.layer);
  if (only === undefined || layer === undefined) return () => refuse(context, subject, name, span);
  if (second !== undefined) return () => sayAmbiguous(context, name, of, span);
  return equalsNumber(checkLayerRead(context, layer, subject, span, true), only.value, span);
}

export function sayAmbiguous(
  context: Context,
  name: string,
  of: readonly SpelledNumber[],
  span: Span,
): Expression {
  report(context, ambiguousSymbol, span, {
    name,
    layers: of.flatMap(({ layer }) => symbolOf(context, layer)?.name ?? []),
    numbers: of.map(({ value }) => value),
  });
  return errorNode(span);
}

const equalsNumber = (left: Expression, value: number, span: Span): Expression => ({
  kind: "compare",
  operator: "=",
  left,
  right: numberNode(value, span),
  span,
  type: truthType,
  known: left.known,
});

/** Symbols of a layer; of a piece set the names of its shapes, so that `c is cruiser` reads the shape of the piece at `c`. */
export function symbolTypeOf(context: Context, id: LayerId): Type {
  const layer = context.layers[id];
  if (layer === undefined) return { kind: "error" };
  if (layer.domain.kind === "pieces") {
    return { kind: "symbol", values: layer.domain.pieces.shapes.map(({ name }) => name) };
  }
  return withoutNone(layer.type);
}

const equals = (read: Expression, value: string, type: Type, span: Span): Expression => ({
  kind: "compare",
  operator: "=",
  left: { ...read, type },
  right: { kind: "symbol", value, span, type, known: true },
  span,
  type: truthType,
  known: read.known,
});

function sayByAdjective(context: Context, subject: Expression, adjective: string, span: Span): Said {
  switch (adjective) {
    case "known": {
      if (subject.kind !== "layer" && subject.kind !== "shared") {
        return () => refuse(context, subject, adjective, span);
      }
      if (subject.kind === "shared") return () => refuse(context, subject, adjective, span);
      const { layer, element } = subject;
      // Values that are to be found are printed nowhere.
      if (context.layers[layer]?.role !== "given") return () => refuse(context, subject, adjective, span);
      return { kind: "is-printed", layer, element, span, type: truthType, known: element.known };
    }
    case "border": {
      if (subject.type.kind !== "element" || subject.type.sort !== "cell") {
        return () => refuse(context, subject, adjective, span);
      }
      return adjectiveNode(adjective, subject, span);
    }
    case "straight":
    case "rectangle": {
      const set = coerceToSet(context, subject);
      if (set === undefined) return () => refuse(context, subject, adjective, span);
      if (!isOfCells(set.type)) return () => refuseForm(context, subject, adjective, span);
      return adjectiveNode(adjective, adjective === "straight" ? subject : set, span);
    }
    case "connected": {
      const set = coerceToSet(context, subject);
      if (set === undefined) return () => refuse(context, subject, adjective, span);
      return { kind: "graph", property: adjective, on: { set }, span, type: truthType, known: set.known };
    }
    case "odd":
    case "even":
      return sayByRemainder(context, subject, adjective, span);
    default:
      return () => refuse(context, subject, adjective, span);
  }
}

/** `n is odd`: its remainder by 2. */
function sayByRemainder(context: Context, subject: Expression, adjective: "odd" | "even", span: Span): Said {
  if (!isNumeric(withoutNone(subject.type))) return () => refuse(context, subject, adjective, span);
  const left = toNumber(context, subject);
  if (left.type.kind === "error") return errorNode(span);
  const { known } = left;
  const [two, remainder] = [2, adjective === "odd" ? 1 : 0].map((value) => numberNode(value, span));
  if (two === undefined || remainder === undefined) return errorNode(span);
  return {
    kind: "compare",
    operator: "=",
    left: { kind: "arithmetic", operator: "mod", left, right: two, span, type: numberType, known },
    right: remainder,
    span,
    type: truthType,
    known,
  };
}

const isOfCells = (type: Type): boolean =>
  type.kind === "set" &&
  (type.of.kind === "error" || (type.of.kind === "element" && type.of.sort === "cell"));

/** Refuses adjectives of form for links, edges and corners: only cells lie in rows and columns (R12). */
function refuseForm(context: Context, subject: Expression, adjective: string, span: Span): Expression {
  const line = adjective === "straight" ? lineThrough(context, subject) : undefined;
  report(context, notAnAdjective, span, {
    name: adjective,
    subject: describe(context, subject.type),
    of: "cells",
    ...(line === undefined ? {} : { line }),
  });
  return errorNode(span);
}

/** Of `c.links with line`: the cell, and the layer. */
function lineThrough(
  context: Context,
  subject: Expression,
): { readonly cell: string; readonly layer: string } | undefined {
  const [binder] = subject.kind === "filter" ? subject.binders : [];
  const of = binder?.kind === "in" ? binder.set : subject;
  if (of.kind !== "attribute" || (of.attribute !== "links" && of.attribute !== "edges")) return undefined;
  const [cell] = of.arguments;
  const condition = subject.kind === "filter" ? subject.condition : undefined;
  if (cell === undefined || (condition?.kind !== "has" && condition?.kind !== "layer")) return undefined;
  const layer = context.layers[condition.layer];
  return layer === undefined ? undefined : { cell: textAt(context, cell.span), layer: layer.name };
}

const adjectiveNode = (
  adjective: "rectangle" | "straight" | "border",
  subject: Expression,
  span: Span,
): Expression => ({ kind: "adjective", adjective, subject, span, type: truthType, known: subject.known });
