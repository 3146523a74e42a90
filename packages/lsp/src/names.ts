/**
 * The names of a text, and what each means: the one index behind definition, references, rename, hover and colours. It is read off the
 * tables that resolve/ made; a name that means nothing (it was reported) is in it as `unknown`.
 */
import {
  type Analysis,
  type Name,
  type Reference,
  type ResolvedInstance,
  type ResolvedPuzzle,
  type Span,
  type SymbolId,
  type SymbolOf,
  symbolPlace,
} from "@ecp/compiler";

export interface NamePlace {
  readonly name: Name;
  /** The symbol that is meant; a sort that a layer declares, and a value of it, are symbols of their own. */
  readonly symbol: SymbolOf;
  readonly reference: Reference | undefined;
  readonly puzzle: ResolvedPuzzle;
  readonly instance?: ResolvedInstance;
}

/** In the order of the text, each name once: of a line that several puzzles share, as its own puzzle reads it. */
export function collectNames({ source, resolved }: Analysis): readonly NamePlace[] {
  const found = new Map<Name, NamePlace>();
  const add = (
    names: { readonly symbols: readonly SymbolOf[]; readonly references: ReadonlyMap<Name, Reference> },
    puzzle: ResolvedPuzzle,
    instance?: ResolvedInstance,
  ): void => {
    const home = puzzle.puzzle.span;
    for (const [name, reference] of names.references) {
      if (name.span.file !== source.file || name.text === "") continue;
      const symbol = names.symbols[reference.symbol];
      const isHome = home.file === source.file && home.start <= name.span.start && name.span.end <= home.end;
      if (symbol === undefined || (found.has(name) && !isHome)) continue;
      found.set(name, { name, symbol, reference, puzzle, ...(instance === undefined ? {} : { instance }) });
    }
  };
  const puzzles = new Set([...resolved.own, ...resolved.puzzles.values()]);
  for (const puzzle of puzzles) {
    add(puzzle, puzzle);
    for (const holes of puzzle.holes.values()) {
      for (const id of holes.values()) addHole(found, puzzle, id, source.file);
    }
  }
  for (const instance of resolved.instances) add(instance, instance.puzzle, instance);
  return [...found.values()].sort((a, b) => a.name.span.start - b.name.span.start);
}

/** `{d}` in the text of a legend declares `d`. */
function addHole(found: Map<Name, NamePlace>, puzzle: ResolvedPuzzle, id: SymbolId, file: string): void {
  const symbol = puzzle.symbols[id];
  if (symbol?.kind !== "variable" || symbol.name === "it" || symbol.at.span.file !== file) return;
  found.set(symbol.at, { name: symbol.at, symbol, reference: undefined, puzzle });
}

/** The name that holds an offset, or ends there. */
export function nameAt(names: readonly NamePlace[], offset: number): NamePlace | undefined {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.name.span.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  for (let index = low - 1; index >= Math.max(0, low - 3); index--) {
    const place = names[index];
    if (place !== undefined && place.name.span.start <= offset && offset <= place.name.span.end) return place;
  }
  return undefined;
}

/** The thing that a name stands for, the same for all names that mean one thing, in whatever puzzle or file. */
export interface Thing {
  readonly key: string;
  /** As it is declared. */
  readonly name: string;
  /** Where; undefined of what the language brings. */
  readonly at: Span | undefined;
}

/** A sort that a layer declares is that layer. */
export function thingOf({ symbol, puzzle }: Pick<NamePlace, "symbol" | "puzzle">): Thing {
  if (symbol.kind === "sort" && typeof symbol.sort !== "string") {
    const layer = puzzle.symbols[symbol.sort.layer];
    if (layer !== undefined && layer.kind !== "sort") return thingOf({ symbol: layer, puzzle });
  }
  const at = symbolPlace(symbol);
  const key = at === undefined ? `${symbol.kind} ${symbol.name}` : `${at.file}\0${at.start}`;
  return { key, name: symbol.name, at };
}
