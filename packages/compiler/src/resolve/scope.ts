/** The names bound at a place: variables, innermost first, and the element that bare layer names are about. Scopes are never changed. */
import type { SymbolId } from "../resolved.js";

export interface Scope {
  readonly outer?: Scope;
  readonly variables: ReadonlyMap<string, SymbolId>;
  /** Set where a condition is about an element that has no name. */
  readonly element?: SymbolId;
  /** The declaration whose meaning is being read: what it names, it depends on. */
  readonly owner?: SymbolId;
}

export const puzzleScope: Scope = { variables: new Map() };

export function findVariable(scope: Scope, name: string): SymbolId | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const found = at.variables.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function* variablesOf(scope: Scope): Generator<SymbolId> {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) yield* at.variables.values();
}

export function* variableNames(scope: Scope): Generator<string> {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) yield* at.variables.keys();
}

const inherited = (outer: Scope): Pick<Scope, "element" | "owner"> => ({
  ...(outer.element === undefined ? {} : { element: outer.element }),
  ...(outer.owner === undefined ? {} : { owner: outer.owner }),
});

export const withVariables = (outer: Scope, variables: ReadonlyMap<string, SymbolId>): Scope =>
  variables.size === 0 ? outer : { ...inherited(outer), outer, variables };

export const scopeWithElement = (outer: Scope, element: SymbolId): Scope => ({
  ...inherited(outer),
  outer,
  variables: new Map(),
  element,
});

export const withOwner = (outer: Scope, owner: SymbolId): Scope => ({
  ...inherited(outer),
  outer,
  variables: new Map(),
  owner,
});
