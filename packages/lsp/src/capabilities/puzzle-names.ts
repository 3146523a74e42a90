/** Names of puzzles: behind `puzzle`, behind `of`, and in `use NAME from`. They belong to files, not to a puzzle, and have no symbols. */
import type { Name, Puzzle, Use } from "@ecp/compiler";
import { nameOfPath } from "../addresses.js";
import type { Snapshot } from "../snapshot.js";

export interface PuzzleName {
  readonly name: Name;
  /** Where it stands: it declares, an instance is of it, or its lines are taken in. */
  readonly as: "declaration" | "instance" | "use";
  readonly use?: Use;
}

export function puzzleNames({ analysis }: Snapshot): readonly PuzzleName[] {
  return analysis.file.sections.flatMap((section): PuzzleName[] => {
    switch (section.kind) {
      case "puzzle":
        return [
          { name: section.name, as: "declaration" },
          ...section.body.flatMap((line) => (line.kind === "use" ? usesOf(line) : [])),
        ];
      case "instance":
        return section.of === undefined ? [] : [{ name: section.of, as: "instance" }];
      case "use":
        return usesOf(section);
      case "broken":
        return [];
      default:
        return section satisfies never;
    }
  });
}

const usesOf = (use: Use): PuzzleName[] =>
  use.puzzle === undefined ? [] : [{ name: use.puzzle, as: "use", use }];

/** The puzzle that such a name means. `snapshotOf`: of another file. */
export function puzzleMeant(
  snapshot: Snapshot,
  { name, as, use }: PuzzleName,
  snapshotOf: (file: string) => Snapshot | undefined,
): Puzzle | undefined {
  const { resolved } = snapshot.analysis;
  if (as === "declaration") return resolved.own.find(({ puzzle }) => puzzle.name === name)?.puzzle;
  if (use === undefined) return resolved.puzzles.get(name.text)?.puzzle;
  if (use.from === "std") return undefined;
  const file = nameOfPath(use.from.text, snapshot.name);
  const other = file === undefined ? undefined : snapshotOf(file);
  return other?.analysis.resolved.puzzles.get(name.text)?.puzzle;
}
