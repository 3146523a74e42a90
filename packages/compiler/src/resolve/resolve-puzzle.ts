/** One puzzle, whole: its lines with those it takes in, declared first, then resolved. */

import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { PlacesOfFile } from "../places/places-of-files.js";
import type { ResolvedPuzzle, SymbolId } from "../resolved.js";
import { declareNames } from "./declare-names.js";
import { type DeclaredNames, noNames } from "./declared-names.js";
import { reportDefinitionCircles } from "./definition-circles.js";
import type { PlacedPuzzle, PuzzleFinder } from "./known-puzzles.js";
import { reportLayerNames } from "./layer-names.js";
import type { Naming } from "./naming.js";
import { resolveLines } from "./resolve-lines.js";
import { makeSymbolTable } from "./symbol-table.js";
import { takeIn } from "./take-in.js";
import { reportUnused } from "./unused-names.js";

/** A resolved puzzle, with the names that the lines of its instances may use. */
export interface NamedPuzzle {
  readonly resolved: ResolvedPuzzle;
  readonly names: DeclaredNames;
  /** A `use` line of it failed: see Naming. */
  readonly lacking: boolean;
}

export function resolvePuzzle(
  placed: PlacedPuzzle,
  finder: PuzzleFinder,
  report: (diagnostic: Diagnostic) => void,
  /** Names that puzzles of the file take in: what such a one does not use, they may. */
  takenIn: ReadonlySet<string>,
  placesOf: PlacesOfFile,
): NamedPuzzle {
  const { puzzle, home } = placed;
  let sound = true;
  const reportHere = (diagnostic: Diagnostic): void => {
    if (diagnostic.severity === "error") sound = false;
    report(diagnostic);
  };
  const { lines, parameters, lacking, torn } = takeIn(placed, finder, reportHere);
  if (lacking || torn) sound = false;
  const naming: Naming = {
    symbols: makeSymbolTable(),
    names: noNames(),
    declarations: new Map(),
    references: new Map(),
    elements: new Map(),
    holes: new Map(),
    dependsOn: new Map(),
    lacking,
    unfound: new Set(),
    report: reportHere,
  };
  declareNames(naming, parameters, lines, placesOf);
  resolveLines(naming, parameters, lines);
  reportLayerNames(naming);
  reportDefinitionCircles(naming);
  if (sound && !takenIn.has(puzzle.name.text)) reportUnused(naming, puzzle.body, lines);
  const { symbols, names, references, elements, holes } = naming;
  return {
    names,
    lacking,
    resolved: {
      puzzle,
      source: home.source,
      lines,
      parameters,
      symbols: symbols.all(),
      references,
      elements,
      holes,
      scope: scopeOf(names),
      sound,
    },
  };
}

/** One symbol a name: things before values, sorts and shapes, items and options. */
function scopeOf({
  things,
  values,
  sorts,
  shapes,
  items,
  options,
}: DeclaredNames): ReadonlyMap<string, SymbolId> {
  const scope = new Map<string, SymbolId>();
  const offer = (name: string, id: SymbolId | undefined): void => {
    if (id !== undefined && !scope.has(name)) scope.set(name, id);
  };
  for (const names of [things, values, sorts, items, options])
    for (const [name, id] of names) offer(name, id);
  for (const [name, [id]] of shapes) offer(name, id);
  return scope;
}
