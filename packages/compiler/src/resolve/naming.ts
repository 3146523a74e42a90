/**
 * The state of the resolver of one puzzle, or of one instance: the tables being filled. One is made for each, passed along, and frozen into
 * the resolved form at the end.
 */
import type { LegendEntry, Name } from "../ast.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Reference, Role, SymbolId } from "../resolved.js";
import type { DeclaredNames } from "./declared-names.js";
import type { Scope } from "./scope.js";
import type { SymbolTable } from "./symbol-table.js";

export interface Naming {
  readonly symbols: SymbolTable;
  readonly names: DeclaredNames;
  /** The symbol of each declaring name; two declarations of one text have two. */
  readonly declarations: Map<Name, SymbolId>;
  readonly references: Map<Name, Reference>;
  readonly elements: Map<object, SymbolId>;
  readonly holes: Map<LegendEntry, ReadonlyMap<string, SymbolId>>;
  /** Declaration → what its text names, for finding definitions that go in a circle. */
  readonly dependsOn: Map<SymbolId, Map<SymbolId, Name>>;
  /** A `use` line could not bring its names: what is found nowhere may be one of them, and is not reported again. */
  readonly lacking: boolean;
  /** Names of the statement or line at hand that are found nowhere: each is reported there once. */
  readonly unfound: Set<string>;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Ties a name to its symbol. `also`: other symbols that the same text may mean here. */
export function tie(
  naming: Naming,
  scope: Scope,
  name: Name,
  role: Role,
  symbol: SymbolId,
  also: readonly SymbolId[] = [],
  element?: SymbolId,
  around: readonly SymbolId[] = [],
): void {
  naming.references.set(name, {
    symbol,
    role,
    ...(element === undefined ? {} : { element }),
    ...(also.length === 0 ? {} : { also }),
    ...(around.length === 0 ? {} : { around }),
  });
  if (scope.owner === undefined) return;
  let named = naming.dependsOn.get(scope.owner);
  if (named === undefined) {
    named = new Map();
    naming.dependsOn.set(scope.owner, named);
  }
  if (!named.has(symbol)) named.set(symbol, name);
}
