/**
 * Declarations that are nowhere named: a `let`, or a given layer. Said as hints, of a puzzle's own lines, and only where every
 * line of the puzzle was understood and each name found: a broken line may name it, a misspelt name may be it.
 */
import type { ClassLine, Layer, Name, Statement } from "../ast.js";
import { unusedLet } from "../diagnostics/catalogue/ecp2008-unused-let.js";
import { unusedGiven } from "../diagnostics/catalogue/ecp2009-unused-given.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { SymbolId } from "../resolved.js";
import type { Naming } from "./naming.js";

export function reportUnused(naming: Naming, own: readonly ClassLine[], lines: readonly ClassLine[]): void {
  if (lines.some(isBroken)) return;
  const named = namedSymbols(naming);
  for (const line of own) {
    const names: readonly Name[] =
      line.kind === "let"
        ? [line.name]
        : line.kind === "layer" && line.role === "given" && !isHeading(line)
          ? line.names
          : [];
    for (const name of names) {
      const id = naming.declarations.get(name);
      if (id === undefined || name.text === "" || named.has(id)) continue;
      naming.report(diagnose(line.kind === "let" ? unusedLet : unusedGiven, name.span, { name: name.text }));
    }
  }
}

/** Names beside the rows or above the columns, which are there to be seen. */
const isHeading = ({ type, on }: Layer): boolean =>
  type.kind === "values-type" &&
  type.values.some(({ kind }) => kind === "name") &&
  on?.kind === "name" &&
  (on.text === "rows" || on.text === "columns");

const isBroken = (line: ClassLine | Statement): boolean => {
  switch (line.kind) {
    case "broken":
      return true;
    case "rule":
    case "for-each":
    case "inside":
      return line.body.some(isBroken);
    case "if":
      return (
        line.branches.some((branch) => branch.body.some(isBroken)) || (line.otherwise ?? []).some(isBroken)
      );
    default:
      return false;
  }
};

/** To be set by a legend is use enough: a wall may be there to be seen. */
function namedSymbols(naming: Naming): ReadonlySet<SymbolId> {
  const named = new Set<SymbolId>();
  for (const { symbol, also, role } of naming.references.values()) {
    if (role === "binding") continue;
    for (const id of [symbol, ...(also ?? [])]) addWithOwner(naming, named, id);
  }
  return named;
}

/** A sort names its layer; a value names the layers that list it; a piece its set. */
function addWithOwner(naming: Naming, named: Set<SymbolId>, id: SymbolId): void {
  named.add(id);
  const symbol = naming.symbols.get(id);
  if (symbol.kind === "sort" && typeof symbol.sort !== "string") named.add(symbol.sort.layer);
  if (symbol.kind === "shape") named.add(symbol.pieces);
  if (symbol.kind === "value") for (const layer of symbol.layers) named.add(layer);
}
