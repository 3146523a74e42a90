/**
 * The first of two passes over the lines of a puzzle: what they declare, so that a rule may stand before the layer that it is about.
 */

import type {
  ClassLine,
  DrawnShape,
  Items,
  Layer,
  Let,
  Name,
  Option,
  Parameter,
  Pieces,
  TypeExpression,
} from "../ast.js";
import { declaredTwice } from "../diagnostics/catalogue/ecp2003-declared-twice.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import { addTo } from "../maps.js";
import type { PlacesOfFile } from "../places/places-of-files.js";
import type { LetForm, Symbol as NamedSymbol, SymbolId } from "../resolved.js";
import { isName } from "../syntax/names.js";
import { builtInPieces } from "../tiling/piece-names.js";
import { sortNames } from "../vocabulary/sorts.js";
import type { Naming } from "./naming.js";
import { symbolPlace } from "./symbol-table.js";

export function declareNames(
  naming: Naming,
  parameters: readonly Parameter[],
  lines: readonly ClassLine[],
  placesOf: PlacesOfFile,
): void {
  for (const name of sortNames) naming.names.sorts.set(name, naming.symbols.sort(name));
  for (const declaration of parameters) {
    const { name } = declaration;
    const id = declareThing(naming, name, { kind: "parameter", name: name.text, declaration });
    declareValues(naming, id, declaration.type);
  }
  for (const line of lines) declareLine(naming, line, placesOf);
}

function declareLine(naming: Naming, line: ClassLine, placesOf: PlacesOfFile): void {
  switch (line.kind) {
    case "board":
      for (const at of line.places ?? []) declarePlace(naming, at);
      if (line.file !== undefined)
        for (const at of placesOf(line.file, naming.report)) declarePlace(naming, at);
      for (const { name } of line.bindings) {
        const known = naming.names.things.get(name.text);
        if (known !== undefined && naming.symbols.get(known).kind === "parameter") continue;
        declareThing(naming, name, { kind: "board-size", name: name.text, declaration: line, at: name });
      }
      return;
    case "layer":
      declareLayer(naming, line);
      return;
    case "let":
      declareThing(naming, line.name, {
        kind: "let",
        name: line.name.text,
        declaration: line,
        form: letForm(line),
      });
      return;
    case "param": {
      const id = declareThing(naming, line.name, { kind: "asked", name: line.name.text, declaration: line });
      declareValues(naming, id, line.type);
      return;
    }
    case "items":
      declareItems(naming, line);
      return;
    case "option":
      declareOption(naming, line);
      return;
    case "pieces":
      declarePieces(naming, line);
      return;
    case "use":
    case "legend":
    case "place":
    case "cover":
    case "show":
    case "objective":
    case "rule":
    case "for-each":
    case "if":
    case "inside":
    case "assertion":
    case "broken":
      return;
    default:
      line satisfies never;
  }
}

/** Declared twice, the first stays; the second has a symbol of its own, so that its names are tied to something. */
function declareThing(naming: Naming, name: Name, symbol: NamedSymbol): SymbolId {
  const id = naming.symbols.add(symbol);
  naming.declarations.set(name, id);
  if (name.text === "") return id;
  const before = naming.names.things.get(name.text);
  if (before === undefined) naming.names.things.set(name.text, id);
  else reportTwice(naming, name, before);
  return id;
}

export function reportTwice(naming: Naming, name: Name, before: SymbolId): void {
  const place = symbolPlace(naming.symbols.get(before));
  naming.report(
    diagnose(
      declaredTwice,
      name.span,
      { name: name.text },
      place === undefined ? [] : [{ span: place, message: "first here" }],
    ),
  );
}

function letForm(line: Let): LetForm {
  if (line.parameters !== undefined) return "function";
  if (line.of === undefined) return "value";
  return line.of.names.length === 2 ? "relation" : "layer";
}

/** A type that is misspelt may have been one of those that do. */
const declaresSort: ReadonlySet<TypeExpression["kind"]> = new Set([
  "region-type",
  "paths-type",
  "unknown-type",
]);

function declareLayer(naming: Naming, line: Layer): void {
  const { type } = line;
  for (const at of line.names) {
    const id = declareThing(naming, at, { kind: "layer", name: at.text, declaration: line, at });
    declareValues(naming, id, type);
    declareSpellings(naming, id, line);
    if (declaresSort.has(type.kind) && isFirst(naming, at, id)) {
      declareSort(naming, at.text, id);
    }
  }
}

const isFirst = (naming: Naming, name: Name, id: SymbolId): boolean =>
  naming.names.things.get(name.text) === id;

/** A sort of the language keeps its name: check-layer-names.ts reports the layer. */
function declareSort(naming: Naming, name: string, layer: SymbolId): void {
  if (naming.names.sorts.has(name)) return;
  naming.names.sorts.set(name, naming.symbols.add({ kind: "sort", name, sort: { layer } }));
}

function declareValues(naming: Naming, owner: SymbolId, type: TypeExpression): void {
  if (type.kind !== "values-type") return;
  const here = new Map<string, Name>();
  for (const value of type.values) {
    if (value.kind === "number" || value.text === "") continue;
    const twice = here.get(value.text);
    // Several names on one line share the type: reported for the first of them alone.
    if (twice !== undefined && twice !== value && isOnlyOwner(naming, owner, type)) {
      naming.report(
        diagnose(declaredTwice, value.span, { name: value.text }, [
          { span: twice.span, message: "first here" },
        ]),
      );
    }
    here.set(value.text, value);
    declareValue(naming, owner, value);
  }
}

function isOnlyOwner(naming: Naming, owner: SymbolId, type: TypeExpression): boolean {
  const symbol = naming.symbols.get(owner);
  return (
    symbol.kind !== "layer" || (symbol.declaration.type === type && symbol.declaration.names[0] === symbol.at)
  );
}

/** One symbol for all types that list the name. */
export function declareValue(naming: Naming, owner: SymbolId, value: Name): SymbolId {
  const before = naming.names.values.get(value.text);
  const symbol = before === undefined ? undefined : naming.symbols.get(before);
  if (before === undefined || symbol?.kind !== "value") {
    const id = naming.symbols.add({ kind: "value", name: value.text, layers: [owner], at: [value] });
    naming.names.values.set(value.text, id);
    return id;
  }
  naming.symbols.replace(before, {
    ...symbol,
    layers: symbol.layers.includes(owner) ? symbol.layers : [...symbol.layers, owner],
    at: symbol.at.includes(value) ? symbol.at : [...symbol.at, value],
  });
  return before;
}

/** `written Mon 1`: a rule may say `Mon` for 1. */
function declareSpellings(naming: Naming, layer: SymbolId, { written }: Layer): void {
  const { spellings } = naming.names;
  for (const { symbol: sign, value } of written) {
    const name = sign.text;
    if (value.kind === "name" || !isName(name)) continue;
    const spelled = { layer, value: value.value, span: sign.span };
    const before = spellings.get(name);
    const symbol = before === undefined ? undefined : naming.symbols.get(before);
    if (before !== undefined && symbol?.kind === "spelling")
      naming.symbols.replace(before, { ...symbol, of: [...symbol.of, spelled] });
    else spellings.set(name, naming.symbols.add({ kind: "spelling", name, of: [spelled] }));
  }
}

/** Items named twice are one item, so their lines come together. */
function declareItems(naming: Naming, line: Items): void {
  for (const { name } of line.items) {
    const before = naming.names.items.get(name.text);
    const symbol = before === undefined ? undefined : naming.symbols.get(before);
    if (before === undefined || symbol?.kind !== "items") {
      const id = naming.symbols.add({ kind: "items", name: name.text, declarations: [line] });
      naming.names.items.set(name.text, id);
      naming.declarations.set(name, id);
      continue;
    }
    naming.declarations.set(name, before);
    if (!symbol.declarations.includes(line)) {
      naming.symbols.replace(before, { ...symbol, declarations: [...symbol.declarations, line] });
    }
  }
}

function declareOption(naming: Naming, line: Option): void {
  const { name } = line;
  const id = naming.symbols.add({ kind: "option", name: name.text, declaration: line });
  naming.declarations.set(name, id);
  if (name.text === "") return;
  const before = naming.names.options.get(name.text);
  if (before === undefined) naming.names.options.set(name.text, id);
  else reportTwice(naming, name, before);
}

function declarePieces(naming: Naming, line: Pieces): void {
  const { name } = line;
  const id = declareThing(naming, name, { kind: "pieces", name: name.text, declaration: line });
  if (isFirst(naming, name, id)) declareSort(naming, name.text, id);
  const drawn = new Map<string, DrawnShape>();
  for (const shape of line.shapes ?? []) {
    if (shape.kind === "broken" || shape.name.text === "") continue;
    const twice = drawn.get(shape.name.text);
    const own: NamedSymbol = { kind: "shape", name: shape.name.text, pieces: id, at: shape };
    if (twice !== undefined) {
      naming.declarations.set(shape.name, naming.symbols.add(own));
      naming.report(
        diagnose(declaredTwice, shape.name.span, { name: shape.name.text }, [
          { span: twice.name.span, message: "first here" },
        ]),
      );
      continue;
    }
    drawn.set(shape.name.text, shape);
    naming.declarations.set(shape.name, declareShape(naming, own));
  }
  if (line.shapes !== undefined || line.table !== undefined) return;
  const variant = line.variant?.text;
  const sameness = variant === "one-sided" || variant === "fixed" ? variant : "free";
  for (const shape of builtInPieces(name.text, sameness)) {
    declareShape(naming, { kind: "shape", name: shape.name, pieces: id });
  }
}

/** A name that stands twice is reported where the places are read. */
function declarePlace(naming: Naming, at: Name): void {
  if (at.text === "" || naming.names.places.has(at.text)) return;
  const id = naming.symbols.add({ kind: "place", name: at.text, at });
  naming.names.places.set(at.text, id);
  naming.declarations.set(at, id);
}

function declareShape(naming: Naming, symbol: NamedSymbol): SymbolId {
  const id = naming.symbols.add(symbol);
  addTo(naming.names.shapes, symbol.name, id);
  return id;
}
