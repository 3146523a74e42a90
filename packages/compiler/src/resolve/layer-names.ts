/**
 * A layer, or a layer derived by `let`, may share its name with a sort or a direction, and not with an attribute that its own elements have:
 * `c.row` can mean one thing only. A region, path or piece layer declares a sort, which may not be one of the language.
 */
import type { Expression } from "../ast.js";
import { attributes } from "../builtins.js";
import { attributeName } from "../diagnostics/catalogue/ecp2006-attribute-name.js";
import { sortName } from "../diagnostics/catalogue/ecp2007-sort-name.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { Symbol as NamedSymbol, SymbolId } from "../resolved.js";
import { isDirection } from "../vocabulary/directions.js";
import type { Naming } from "./naming.js";

export function reportLayerNames(naming: Naming): void {
  for (const symbol of naming.symbols.all()) {
    const layer = layerOf(symbol);
    if (layer === undefined) continue;
    const { at, on } = layer;
    if (at.text === "") continue;
    const elements = elementWords(naming, on);
    // `c.down` is the layer then, and the cell below is still `c.next(down)`.
    if (
      !isDirection(at.text) &&
      attributes.get(at.text)?.signatures.some((signature) => elements.has(ofFirst(signature)))
    ) {
      naming.report(diagnose(attributeName, at.span, { name: at.text }));
    } else if (layer.declaresSort && isBuiltInSort(naming, at.text)) {
      naming.report(diagnose(sortName, at.span, { name: at.text }));
    }
  }
}

function layerOf(symbol: NamedSymbol) {
  switch (symbol.kind) {
    case "layer": {
      const { type, on } = symbol.declaration;
      return { at: symbol.at, on, declaresSort: type.kind === "region-type" || type.kind === "paths-type" };
    }
    case "pieces":
      return { at: symbol.declaration.name, on: undefined, declaresSort: true };
    case "let": {
      const { declaration } = symbol;
      if (symbol.form !== "layer") return undefined;
      return { at: declaration.name, on: declaration.of?.sort, declaresSort: false };
    }
    default:
      return undefined;
  }
}

const isBuiltInSort = (naming: Naming, name: string): boolean => {
  const id = naming.names.sorts.get(name);
  if (id === undefined) return false;
  const symbol = naming.symbols.get(id);
  return symbol.kind === "sort" && typeof symbol.sort === "string";
};

/** The kind that a signature asks of `x` in `x.f`. */
const ofFirst = (signature: string): string => signature.split(/\s*(?:,|->)\s*/u)[0] ?? "";

const setWords: ReadonlySet<string> = new Set(["cells", "set", "ordered set", "ordered cells"]);

/** The words by which signatures name the elements of a layer. */
function elementWords(naming: Naming, on: Expression | undefined): ReadonlySet<string> {
  const sort = on === undefined ? "cell" : sortOf(naming, on);
  switch (sort) {
    case undefined:
    case "stretch":
    case "group":
      return new Set();
    case "cell":
    case "link":
    case "edge":
    case "corner":
    case "direction":
      return new Set([sort]);
    default:
      return sort === "path" ? new Set([...setWords, sort]) : setWords;
  }
}

/** The sort that a layer stands on, as far as its name tells. */
function sortOf(naming: Naming, on: Expression): string | undefined {
  switch (on.kind) {
    case "filter":
      return sortOf(naming, on.set);
    case "sort":
      return sortNamed(naming, naming.references.get(on.name)?.symbol);
    case "name":
      return sortNamed(naming, naming.references.get(on)?.symbol);
    default:
      return undefined;
  }
}

function sortNamed(naming: Naming, id: SymbolId | undefined): string | undefined {
  const symbol = id === undefined ? undefined : naming.symbols.get(id);
  if (symbol?.kind !== "sort") return undefined;
  if (typeof symbol.sort === "string") return symbol.sort;
  const layer = naming.symbols.get(symbol.sort.layer);
  return layer.kind === "layer" && layer.declaration.type.kind === "paths-type" ? "path" : "region";
}
