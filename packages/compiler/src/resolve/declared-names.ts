/**
 * The names that the lines of a puzzle declare, by what they can be used as. A name is one `thing`; sorts, values of types, shapes of pieces,
 * items and options are kept apart, because the place of a name tells which of them is meant.
 */
import type { SymbolId } from "../resolved.js";

export interface DeclaredNames {
  /** Parameters, `param`s, sizes of the board, layers, piece sets, `let`s. */
  readonly things: Map<string, SymbolId>;
  /** Sorts of the language, and those that region, path and piece layers declare. */
  readonly sorts: Map<string, SymbolId>;
  /** Symbols of types, and colours of items. */
  readonly values: Map<string, SymbolId>;
  /** Two piece sets may both have an `I`. */
  readonly shapes: Map<string, SymbolId[]>;
  readonly items: Map<string, SymbolId>;
  readonly options: Map<string, SymbolId>;
  /** Names that `written` gives to numbers: `written Mon 1`. */
  readonly spellings: Map<string, SymbolId>;
  /** Places of the board. */
  readonly places: Map<string, SymbolId>;
}

export const noNames = (): DeclaredNames => ({
  things: new Map(),
  sorts: new Map(),
  values: new Map(),
  shapes: new Map(),
  items: new Map(),
  options: new Map(),
  spellings: new Map(),
  places: new Map(),
});
