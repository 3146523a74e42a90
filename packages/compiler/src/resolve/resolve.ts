/**
 * IR 1 → IR 2: names become symbols. Files that `use` names are read, puzzles are made whole, then the names of each are declared and tied, then
 * those of the instances. A report about a used file is an error there; hints are for the file at hand.
 */
import type { File, Instance, Puzzle } from "../ast.js";
import { noPuzzleBefore } from "../diagnostics/catalogue/ecp2030-no-puzzle-before.js";
import { type Diagnostic, diagnose, type Outcome } from "../diagnostics/diagnostic.js";
import type { Host } from "../host.js";
import { makePlacesOfFiles } from "../places/places-of-files.js";
import type { Resolved, ResolvedInstance, ResolvedPuzzle } from "../resolved.js";
import type { Source } from "../text/source.js";
import { type KnownPuzzles, makePuzzleFinder, type PlacedPuzzle } from "./known-puzzles.js";
import { makeFileReader } from "./read-files.js";
import { resolveInstance } from "./resolve-instance.js";
import { type NamedPuzzle, resolvePuzzle } from "./resolve-puzzle.js";

export function resolve(source: Source, file: File, host: Host): Outcome<Resolved> {
  const reports = collectReports(source.file);
  const { report } = reports;
  const main = { source, file };
  const reader = makeFileReader(main, host, report);
  const finder = makePuzzleFinder(reader, report);
  const takenIn = namesTakenIn(file);
  const placesOf = makePlacesOfFiles(host);
  const resolvedPuzzles = new Map<Puzzle, NamedPuzzle>();

  const named = (placed: PlacedPuzzle): NamedPuzzle => {
    const before = resolvedPuzzles.get(placed.puzzle);
    if (before !== undefined) return before;
    const puzzle = resolvePuzzle(placed, finder, report, takenIn, placesOf);
    resolvedPuzzles.set(placed.puzzle, puzzle);
    return puzzle;
  };

  const known = finder.knownIn(main);
  const own: ResolvedPuzzle[] = [];
  const instances: ResolvedInstance[] = [];
  const puzzles = new Map<string, ResolvedPuzzle>();
  let last: NamedPuzzle | undefined;
  for (const section of file.sections) {
    if (section.kind === "puzzle") {
      last = named({ puzzle: section, home: main });
      own.push(last.resolved);
    } else if (section.kind === "instance") {
      const puzzle = puzzleOf(section, last);
      if (puzzle === undefined) continue;
      puzzles.set(puzzle.resolved.puzzle.name.text, puzzle.resolved);
      instances.push(resolveInstance(section, puzzle, source, report));
    }
  }
  for (const [name, [placed]] of known.byName) {
    if (placed !== undefined) puzzles.set(name, named(placed).resolved);
  }

  function puzzleOf(instance: Instance, before: NamedPuzzle | undefined): NamedPuzzle | undefined {
    if (instance.of !== undefined) {
      const placed = finder.find(instance.of, main);
      return placed === undefined ? undefined : named(placed);
    }
    if (before === undefined) report(diagnose(noPuzzleBefore, instance.span, {}));
    return before;
  }

  const value: Resolved = {
    source,
    file,
    sources: reader.sources(),
    puzzles,
    names: namesOf(known, reader.standardNames),
    own,
    instances,
  };
  return { value, diagnostics: reports.all() };
}

const namesTakenIn = (file: File): ReadonlySet<string> =>
  new Set(
    file.sections
      .flatMap((section) => (section.kind === "puzzle" ? section.body : []))
      .flatMap((line) => (line.kind === "use" && line.puzzle !== undefined ? [line.puzzle.text] : [])),
  );

const namesOf = (known: KnownPuzzles, standardNames: () => readonly string[]): ReadonlySet<string> =>
  new Set([...known.byName.keys(), ...(known.standard ? standardNames() : [])]);

/** A line taken in by several puzzles is resolved in each, and told of once. */
function collectReports(main: string) {
  const reported = new Map<string, Diagnostic>();
  return {
    report: (diagnostic: Diagnostic): void => {
      const { code, span, severity, message } = diagnostic;
      if (severity !== "error" && span.file !== main) return;
      const key = `${code} ${span.start} ${span.end} ${span.file} ${message}`;
      if (!reported.has(key)) reported.set(key, diagnostic);
    },
    all: (): readonly Diagnostic[] => [...reported.values()],
  };
}
