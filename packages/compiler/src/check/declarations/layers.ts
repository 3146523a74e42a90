/**
 * Layers, in three rounds, because they are about each other: ids (a layer may stand on the rooms of another), the sorts they stand on, then
 * domains and conditions.
 */
import type { ClassLine, Layer, Name, Pieces } from "../../ast.js";
import { mustBeKnown } from "../../diagnostics/catalogue/ecp3011-must-be-known.js";
import { unboundedLayer } from "../../diagnostics/catalogue/ecp3012-unbounded-layer.js";
import { layerType } from "../../diagnostics/catalogue/ecp3030-layer-type.js";
import { pathsFromNowhere } from "../../diagnostics/catalogue/ecp3035-paths-from-nowhere.js";
import { isByDirection } from "../../resolve/by-direction.js";
import type { SymbolId } from "../../resolved.js";
import type { Expression, LayerId, SortSelection, Type, TypedLayer } from "../../typed.js";
import type { PieceSort } from "../../vocabulary/sorts.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { checkConditions } from "../expressions/filters.js";
import { conjunction } from "../logic/logic.js";
import { elementType } from "../types/coerce.js";
import {
  type Bound,
  bindElement,
  type Context,
  newVariable,
  report,
  symbolOf,
  variableNode,
  withElement,
  withFacts,
} from "../types/context.js";
import { factsOf } from "../types/facts.js";
import { elementOf, isError, sortOfLayer, truthType } from "../types/types.js";
import { partsOf } from "../walks/parts.js";
import { checkDomain, valueType } from "./domains.js";
import { checkPieces, pieceSortOf } from "./pieces.js";

type Declared =
  | { readonly symbol: SymbolId; readonly line: Layer; readonly at: Name }
  | { readonly symbol: SymbolId; readonly line: Pieces; readonly at: Name };

export function checkLayers(context: Context, lines: readonly ClassLine[]): void {
  const declared = declaredIn(context, lines);
  for (const [index, { symbol }] of declared.entries()) context.layerIds.set(symbol, index as LayerId);
  for (const each of declared) context.layers.push(outline(context, each));
  // A `let` may use layers on links or rooms that are declared below it, so plain sorts come first.
  for (const plain of [true, false])
    for (const [index, { line }] of declared.entries())
      if (line.kind === "layer" && isOnSort(context, line) === plain)
        replace(context, index, standsOn(context, line));
  for (const [index, { line }] of declared.entries()) {
    if (line.kind === "layer") complete(context, index, line);
  }
}

function declaredIn(context: Context, lines: readonly ClassLine[]): readonly Declared[] {
  return lines.flatMap((line): readonly Declared[] => {
    if (line.kind === "pieces") {
      const symbol = declaredSymbol(context, line.name, line);
      return symbol === undefined ? [] : [{ symbol, line, at: line.name }];
    }
    if (line.kind !== "layer") return [];
    return line.names.flatMap((at) => {
      const symbol = declaredSymbol(context, at, line);
      return symbol === undefined ? [] : [{ symbol, line, at }];
    });
  });
}

/** Returns undefined for a second declaration of a name, which was reported. */
function declaredSymbol(context: Context, name: Name, line: Layer | Pieces): SymbolId | undefined {
  const id = context.names.references.get(name)?.symbol;
  const symbol = id === undefined ? undefined : symbolOf(context, id);
  const isIts = (symbol?.kind === "layer" || symbol?.kind === "pieces") && symbol.declaration === line;
  if (!isIts) context.diagnostics.fail();
  return isIts ? id : undefined;
}

const unset = (context: Context, at: Name, sort: PieceSort): TypedLayer["element"] =>
  newVariable(context, "element", elementOf(sort), at.span);

/** The parts of a layer that are known before any expression is read. */
function outline(context: Context, { symbol, line, at }: Declared): TypedLayer {
  const id = context.layerIds.get(symbol);
  const own: Type = id === undefined ? { kind: "error" } : elementOf({ of: id });
  const sort = line.kind === "pieces" ? pieceSortOf(line) : "cell";
  const common = { name: at.text, at, on: { kind: sort }, element: unset(context, at, sort) } as const;
  if (line.kind === "pieces") {
    return {
      ...common,
      role: "find",
      hidden: false,
      type: { kind: "optional", of: own },
      domain: { kind: "pieces", pieces: checkPieces(context, line) },
      orNone: true,
      orUnprinted: false,
      written: new Map(),
    };
  }
  const type = valueType(line.type, own);
  return {
    ...common,
    role: line.role,
    hidden: line.hidden,
    type: line.orNone && !isError(type) ? { kind: "optional", of: type } : type,
    domain: outlineDomain(line),
    orNone: line.orNone,
    orUnprinted: line.orUnprinted,
    written: writtenOf(context, line, type),
  };
}

/** The parts by which regions and paths are recognised; bounds come later. */
function outlineDomain({ type }: Layer): TypedLayer["domain"] {
  switch (type.kind) {
    case "region-type":
      return { kind: "region" };
    case "paths-type":
      return { kind: "paths" };
    case "table-type":
      return { kind: "table" };
    default:
      return { kind: "yes-no" };
  }
}

function writtenOf(context: Context, line: Layer, type: Type): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { symbol, value } of line.written) {
    const text = value.kind === "name" ? value.text : String(value.value);
    // A name that nothing declares was reported.
    const named = value.kind === "name" ? context.names.references.get(value)?.symbol : undefined;
    const isUnknown = named !== undefined && symbolOf(context, named)?.kind === "unknown";
    if (text !== "" && !isUnknown && !canHave(line, type, value))
      report(context, layerType, value.span, { problem: "spelling", name: text });
    values.set(symbol.text, text);
  }
  return values;
}

/** Whether a layer of the type may have the value, as far as the text of the type says it. */
function canHave({ type: written }: Layer, type: Type, value: Layer["written"][number]["value"]): boolean {
  if (value.kind === "name")
    return type.kind === "symbol" ? type.values.includes(value.text) : type.kind !== "number";
  switch (written.kind) {
    case "number-type":
      return true;
    case "values-type":
      return written.values.some((each) => each.kind === "number" && each.value === value.value);
    case "range-type": {
      const { from, to } = written;
      const above = from.kind !== "number" || from.value <= value.value;
      return above && (to.kind !== "number" || value.value <= to.value);
    }
    default:
      return false;
  }
}

function replace(context: Context, index: number, change: Partial<TypedLayer>): void {
  const layer = context.layers[index];
  if (layer !== undefined) context.layers[index] = { ...layer, ...change };
}

/** Whether the name of a sort says what the layer stands on. */
function isOnSort(context: Context, { on }: Layer): boolean {
  const written = on?.kind === "filter" ? on.set : on;
  if (written === undefined) return true;
  if (written.kind !== "name") return written.kind === "sort";
  const [meant] = adjectiveMeanings(context, written);
  return meant !== undefined && symbolOf(context, meant)?.kind !== "let";
}

/** The sort, and where a set of its elements is written, that set, as a condition to come. */
function standsOn(context: Context, line: Layer): Pick<TypedLayer, "on" | "where"> {
  if (line.on === undefined) return { on: { kind: "cell" } };
  const written = line.on.kind === "filter" ? line.on.set : line.on;
  if (written.kind === "sort" && isByDirection(written)) return { on: { kind: "wedge" } };
  const set = context.expression(written);
  if (set.kind === "all-of") {
    const of = set.sort.kind === "of-layer" ? context.layers[set.sort.layer] : undefined;
    if (of?.role !== "find") return { on: set.sort };
    // Which regions, paths or pieces there are is the answer itself.
    report(context, mustBeKnown, written.span, {
      what: `the elements that \`${line.names[0]?.text ?? ""}\` stands on`,
      instead: `let it stand on the cells, and write a rule about each \`${of.name}\`: \`for each ${of.name} x: …\``,
    });
    return { on: { kind: "cell" } };
  }
  if (isError(set.type)) return { on: { kind: "cell" } };
  const on = sortHolding(context, set);
  if (on === undefined) {
    report(context, layerType, written.span, { problem: "sort", name: "" });
    return { on: { kind: "cell" } };
  }
  return { on, where: set };
}

/** All elements of the sort of those of a set; undefined for sorts that need more than their name. */
function sortHolding(context: Context, set: Expression): SortSelection | undefined {
  const of = elementType(set.type);
  if (set.type.kind !== "set" || of.kind !== "element") return undefined;
  const { sort } = of;
  if (typeof sort !== "string") return { kind: "of-layer", layer: sort.of };
  switch (sort) {
    case "link":
      return isOfOwnLinks(context, set) ? { kind: sort, own: true } : { kind: sort };
    case "cell":
    case "row":
    case "column":
    case "line":
    case "edge":
    case "corner":
    case "direction":
      return { kind: sort };
    default:
      return undefined;
  }
}

/** Whether links that join cells from afar are among them. */
function isOfOwnLinks(context: Context, set: Expression): boolean {
  if (set.kind === "all-of") return set.sort.kind === "link" && set.sort.own === true;
  const value = set.kind === "let" ? context.lets[set.let]?.value : undefined;
  return [...(value === undefined ? [] : [value]), ...partsOf(set)].some((part) =>
    isOfOwnLinks(context, part),
  );
}

function complete(context: Context, index: number, line: Layer): void {
  const layer = context.layers[index];
  if (layer === undefined) return;
  const { on } = line;
  const sort = layer.on.kind === "wedge" ? "cell" : sortOfLayer(layer);
  const element = bindElement(context, line, elementOf(sort), true, layer.at.span);
  if (on?.kind === "filter" && on.variable !== undefined) bindAlso(context, on.variable, element);
  const among = layer.where === undefined ? undefined : isAmong(element, layer.where);
  const said =
    on?.kind === "filter" ? withElement(context, element, () => condition(context, on, element)) : undefined;
  const where = conjunction([among, said]);
  if (where?.known === false) {
    report(context, mustBeKnown, where.span, {
      what: `the elements that \`${layer.name}\` stands on`,
      instead:
        "let it stand everywhere, `or none` if it need not have a value, and say in a rule where it has one",
    });
  }
  const facts = where === undefined ? new Set<string>() : factsOf(where);
  const domain = withFacts(context, facts, () =>
    withElement(context, element, () => checkDomain(context, line.type, layer.name)),
  );
  if (line.role === "find") refuseUnbounded(context, layer.name, line.type);
  replace(context, index, {
    element: element.variable,
    domain,
    ...(where === undefined ? {} : { where }),
  });
}

function refuseUnbounded(context: Context, name: string, type: Layer["type"]): void {
  switch (type.kind) {
    case "number-type":
      report(context, unboundedLayer, type.span, { name, of: "number" });
      return;
    case "numbers-type":
      report(context, unboundedLayer, type.span, { name, of: "numbers" });
      return;
    case "table-type":
      report(context, unboundedLayer, type.span, { name, of: "table" });
      return;
    case "paths-type":
      if (type.from === undefined) report(context, pathsFromNowhere, type.span, { name });
      return;
    default:
      return;
  }
}

function condition(
  context: Context,
  on: Extract<NonNullable<Layer["on"]>, { kind: "filter" }>,
  element: Bound,
): Expression | undefined {
  const subject = variableNode(element, on.set.span);
  return checkConditions(context, [subject], on.with, on.where);
}

const isAmong = (element: Bound, set: Expression): Expression => ({
  kind: "member-of",
  element: variableNode(element, set.span),
  set,
  span: set.span,
  type: truthType,
  known: set.known,
});

function bindAlso(context: Context, name: Name, bound: Bound): void {
  const reference = context.names.references.get(name);
  if (reference !== undefined) context.bindings.set(reference.symbol, bound);
}
