/** Prints what each name of a puzzle is resolved to, in a line each, in the order of the text: `queens -> layer queen (noun)`. */
import type { Name } from "../../packages/compiler/src/ast.js";
import type {
  Symbol as NamedSymbol,
  Reference,
  Resolved,
  SymbolId,
} from "../../packages/compiler/src/resolved.js";

interface Tables {
  readonly symbols: readonly NamedSymbol[];
  readonly references: ReadonlyMap<Name, Reference>;
}

/** All puzzles of the file, then its instances. */
export function printNames({ own, instances }: Resolved): string {
  return [...own.map(printTables), ...instances.map(printTables)]
    .filter((text) => text !== "")
    .join("\n---\n");
}

function printTables({ symbols, references }: Tables): string {
  const word = (id: SymbolId): string => {
    const symbol = symbols[id];
    if (symbol === undefined) return "nothing";
    if (symbol.kind === "variable" && symbol.name === "") return "element";
    const form = symbol.kind === "let" ? `let ${symbol.form}` : symbol.kind;
    return `${form} ${symbol.name}`;
  };
  return [...references]
    .filter(([name]) => name.text !== "")
    .sort(([a], [b]) => a.span.start - b.span.start)
    .map(([name, { symbol, role, element, also }]) => {
      const of = element === undefined ? "" : " of element";
      const or = also === undefined ? "" : `, or ${also.map(word).join(", ")}`;
      return `${name.text} -> ${word(symbol)} (${role}${of}${or})`;
    })
    .join("\n");
}
