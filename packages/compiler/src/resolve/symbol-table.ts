/** The symbols of one puzzle, in a growing list whose indexes are the ids; and what a symbol is called in a message. */
import type { AggregateId, AttributeName } from "../builtins.js";
import type { BuiltInSort, Symbol as NamedSymbol, SymbolId } from "../resolved.js";
import type { Span } from "../text/span.js";

export interface SymbolTable {
  readonly add: (symbol: NamedSymbol) => SymbolId;
  readonly get: (id: SymbolId) => NamedSymbol;
  readonly replace: (id: SymbolId, symbol: NamedSymbol) => void;
  /** Symbols of the language come into the table when they are first named, once each. */
  readonly sort: (name: BuiltInSort) => SymbolId;
  readonly direction: (name: string) => SymbolId;
  readonly attribute: (id: AttributeName) => SymbolId;
  readonly aggregate: (id: AggregateId) => SymbolId;
  readonly adjective: (name: string) => SymbolId;
  /** Everything that was not found shares one symbol per name. */
  readonly unknown: (name: string) => SymbolId;
  readonly all: () => readonly NamedSymbol[];
}

/** The one place where a number becomes an id: it is the index just filled. */
const asId = (index: number): SymbolId => index as SymbolId;

/** `before`: the symbols of the puzzle, where a table for the lines of an instance goes on after them. */
export function makeSymbolTable(before: readonly NamedSymbol[] = []): SymbolTable {
  const symbols: NamedSymbol[] = [...before];
  const ofLanguage = new Map<string, SymbolId>();
  for (const [index, symbol] of before.entries()) {
    const key = languageKey(symbol);
    if (key !== undefined) ofLanguage.set(key, asId(index));
  }
  const add = (symbol: NamedSymbol): SymbolId => asId(symbols.push(symbol) - 1);
  const once = (symbol: NamedSymbol): SymbolId => {
    const key = languageKey(symbol) ?? `${symbol.kind} ${symbol.name}`;
    const known = ofLanguage.get(key);
    if (known !== undefined) return known;
    const id = add(symbol);
    ofLanguage.set(key, id);
    return id;
  };
  return {
    add,
    get: (id) => {
      const symbol = symbols[id];
      if (symbol === undefined) throw new RangeError(`no symbol ${id}`);
      return symbol;
    },
    replace: (id, symbol) => {
      symbols[id] = symbol;
    },
    sort: (name) => once({ kind: "sort", name, sort: name }),
    direction: (name) => once({ kind: "direction", name }),
    attribute: (id) => once({ kind: "built-in", name: id, id }),
    aggregate: (id) => once({ kind: "aggregate", name: id, id }),
    adjective: (name) => once({ kind: "adjective", name }),
    unknown: (name) => once({ kind: "unknown", name }),
    all: () => symbols,
  };
}

function languageKey(symbol: NamedSymbol): string | undefined {
  switch (symbol.kind) {
    case "sort":
      return typeof symbol.sort === "string" ? `sort ${symbol.sort}` : undefined;
    case "direction":
    case "built-in":
    case "aggregate":
    case "adjective":
    case "unknown":
      return `${symbol.kind} ${symbol.name}`;
    default:
      return undefined;
  }
}

/** Where it is declared; undefined for what the language brings. */
export function symbolPlace(symbol: NamedSymbol): Span | undefined {
  switch (symbol.kind) {
    case "parameter":
    case "asked":
    case "let":
    case "option":
    case "pieces":
      return symbol.declaration.name.span;
    case "board-size":
    case "layer":
    case "variable":
    case "place":
      return symbol.at.span;
    case "shape":
      return symbol.at?.name.span;
    case "value":
      return symbol.at[0]?.span;
    case "spelling":
      return symbol.of[0]?.span;
    case "items":
      return symbol.declarations[0]?.items.find((item) => item.name.text === symbol.name)?.name.span;
    case "sort":
    case "direction":
    case "built-in":
    case "aggregate":
    case "adjective":
    case "unknown":
      return undefined;
  }
}

/** `a layer`, with its article, for messages. */
export function kindInWords(symbol: NamedSymbol): string {
  switch (symbol.kind) {
    case "parameter":
    case "asked":
      return "a parameter";
    case "board-size":
      return "the size of the board";
    case "layer":
      return "a layer";
    case "value":
    case "spelling":
      return "a value";
    case "pieces":
      return "a set of pieces";
    case "shape":
      return "a piece";
    case "let":
      return letInWords[symbol.form];
    case "items":
      return "an item";
    case "option":
      return "an option";
    case "variable":
      return "a variable";
    case "place":
      return "a place of the board";
    case "sort":
      return "a sort";
    case "direction":
      return "a direction";
    case "built-in":
      return "an attribute";
    case "aggregate":
      return "a word with brackets behind it (`count(…)`, `sum(…)`)";
    case "adjective":
      return "an adjective";
    case "unknown":
      return "unknown";
  }
}

const letInWords = {
  value: "a `let`",
  function: "a function",
  layer: "a derived layer",
  relation: "a relation",
} as const;
