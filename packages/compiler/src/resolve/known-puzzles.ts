/**
 * The puzzles that a file knows by name: those that it declares, then those of files that it uses at its margin, and what these know in turn. Its own
 * hide others of their name; two used files may declare the same name, which is ambiguous only where it is named.
 */

import type { Name, Puzzle, Use } from "../ast.js";
import { declaredTwice } from "../diagnostics/catalogue/ecp2003-declared-twice.js";
import { cannotReadFile } from "../diagnostics/catalogue/ecp2020-cannot-read-file.js";
import { usesItself } from "../diagnostics/catalogue/ecp2021-uses-itself.js";
import { towerOfUse } from "../diagnostics/catalogue/ecp2022-tower-of-use.js";
import { unknownPuzzle } from "../diagnostics/catalogue/ecp2023-unknown-puzzle.js";
import { usedTwice } from "../diagnostics/catalogue/ecp2024-used-twice.js";
import { ambiguousPuzzle } from "../diagnostics/catalogue/ecp2025-ambiguous-puzzle.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import { DEEPEST_USE } from "../thresholds.js";
import type { FileReader, ReadFile } from "./read-files.js";

/** A puzzle, and the file whose text it is. */
export interface PlacedPuzzle {
  readonly puzzle: Puzzle;
  readonly home: ReadFile;
}

export interface KnownPuzzles {
  /** More than one where used files disagree. */
  readonly byName: ReadonlyMap<string, readonly PlacedPuzzle[]>;
  /** Whether `use std` is among its lines: its puzzles are read only when they are named. */
  readonly standard: boolean;
  /** A file that it uses could not be read: a puzzle that is not found may be one that it would have brought, and is not reported again. */
  readonly lacking: boolean;
}

export interface PuzzleFinder {
  readonly knownIn: (file: ReadFile) => KnownPuzzles;
  /** The puzzle that a name means in a file; reported at the name where there is none, or more than one. */
  readonly find: (name: Name, file: ReadFile, where?: "std") => PlacedPuzzle | undefined;
  /** The file of a `use` line; reported there where it cannot be read. */
  readonly fileOf: (use: Use, from: ReadFile) => ReadFile | undefined;
}

const nothing = { byName: new Map<string, readonly PlacedPuzzle[]>(), lacking: false };
const failed = { ...nothing, lacking: true };
const one = (placed: PlacedPuzzle | undefined) =>
  placed === undefined ? nothing : { byName: new Map([[placed.puzzle.name.text, [placed]]]), lacking: false };

export function makePuzzleFinder(reader: FileReader, report: (diagnostic: Diagnostic) => void): PuzzleFinder {
  const known = new Map<ReadFile, KnownPuzzles>();
  const tower: ReadFile[] = [];

  const fileOf = (use: Use, from: ReadFile): ReadFile | undefined => {
    if (use.from === "std" || use.from.text === "") return undefined;
    const read = reader.read(use.from.text, from.source);
    if (!("refused" in read)) return read;
    const name = use.puzzle?.text;
    const standard = name !== undefined && reader.standardNames().includes(name) ? { standard: name } : {};
    report(
      diagnose(cannotReadFile, use.from.span, { path: use.from.text, reason: read.refused, ...standard }),
    );
    return undefined;
  };

  const usedBy = (use: Use, from: ReadFile): Pick<KnownPuzzles, "byName" | "lacking"> => {
    if (use.from === "std") return use.puzzle === undefined ? nothing : one(find(use.puzzle, from, "std"));
    const file = fileOf(use, from);
    if (file === undefined) return failed;
    if (tower.includes(file)) {
      const way = [...tower.slice(tower.indexOf(file)), file].map((one) => one.source.file);
      report(diagnose(usesItself, use.span, { way }));
      return failed;
    }
    if (tower.length >= DEEPEST_USE) {
      report(diagnose(towerOfUse, use.span, { limit: DEEPEST_USE }));
      return failed;
    }
    return use.puzzle === undefined ? knownIn(file) : one(find(use.puzzle, file));
  };

  const knownIn = (file: ReadFile): KnownPuzzles => {
    const before = known.get(file);
    if (before !== undefined) return before;
    tower.push(file);
    const byName = new Map<string, PlacedPuzzle[]>();
    let standard = false;
    let lacking = false;
    for (const section of file.file.sections) {
      if (section.kind !== "puzzle" || section.name.text === "") continue;
      const first = byName.get(section.name.text)?.[0];
      if (first === undefined) byName.set(section.name.text, [{ puzzle: section, home: file }]);
      else reportTwice(section.name, first, report);
    }
    const own = new Set(byName.keys());
    const lines: Use[] = [];
    for (const section of file.file.sections) {
      if (section.kind !== "use") continue;
      const twice = lines.find((line) => sameUse(line, section));
      if (twice !== undefined) {
        report(diagnose(usedTwice, section.span, {}, [{ span: twice.span, message: "first here" }]));
        continue;
      }
      lines.push(section);
      if (section.from === "std" && section.puzzle === undefined) standard = true;
      const used = usedBy(section, file);
      if (used.lacking) lacking = true;
      for (const [name, placed] of used.byName) {
        if (own.has(name)) continue;
        const others = byName.get(name) ?? [];
        byName.set(name, [
          ...others,
          ...placed.filter((one) => !others.some((two) => two.puzzle === one.puzzle)),
        ]);
      }
    }
    tower.pop();
    const result = { byName, standard, lacking };
    known.set(file, result);
    return result;
  };

  const find = (name: Name, file: ReadFile, where?: "std"): PlacedPuzzle | undefined => {
    if (name.text === "") return undefined;
    const { byName, standard, lacking } = where === "std" ? { ...nothing, standard: true } : knownIn(file);
    const [first, second] = byName.get(name.text) ?? [];
    if (first !== undefined && second !== undefined) {
      report(
        diagnose(
          ambiguousPuzzle,
          name.span,
          { name: name.text, files: [first.home.source.file, second.home.source.file] },
          [first, second].map(({ puzzle }) => ({ span: puzzle.name.span, message: "declared here" })),
        ),
      );
    }
    if (first !== undefined) return first;
    const fromStandard = standard ? findStandard(reader, name.text) : undefined;
    if (fromStandard !== undefined) return fromStandard;
    if (lacking) return undefined;
    const names = [...byName.keys(), ...(standard ? reader.standardNames() : [])];
    const near = nearName(name.text, names);
    report(
      diagnose(unknownPuzzle, name.span, {
        name: name.text,
        inStandard: where !== "std" && !standard && reader.standardNames().includes(name.text),
        ...(near === undefined ? {} : { near }),
      }),
    );
    return undefined;
  };

  return { knownIn, find, fileOf };
}

function findStandard(reader: FileReader, name: string): PlacedPuzzle | undefined {
  const home = reader.readStandard(name);
  const puzzle = home?.file.sections.find(
    (section) => section.kind === "puzzle" && section.name.text === name,
  );
  return home === undefined || puzzle?.kind !== "puzzle" ? undefined : { puzzle, home };
}

function reportTwice(name: Name, first: PlacedPuzzle, report: (diagnostic: Diagnostic) => void): void {
  report(
    diagnose(declaredTwice, name.span, { name: name.text }, [
      { span: first.puzzle.name.span, message: "first here" },
    ]),
  );
}

const pathOf = (use: Use): string => (use.from === "std" ? "" : use.from.text);

const sameUse = (a: Use, b: Use): boolean =>
  (a.from === "std") === (b.from === "std") && pathOf(a) === pathOf(b) && a.puzzle?.text === b.puzzle?.text;
