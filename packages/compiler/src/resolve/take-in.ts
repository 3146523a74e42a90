/**
 * `use Grid from "grid.ecp"` inside a puzzle: the lines and parameters of that puzzle are taken in, in the place of the `use` line.
 * A declaration that comes along several ways is taken in once. A parameter that the puzzle declares itself stands for the one taken in, and its own
 * `board` line for theirs.
 */

import type { Board, ClassLine, Parameter, Puzzle, Use } from "../ast.js";
import { twoBoards } from "../diagnostics/catalogue/ecp2016-two-boards.js";
import { usesItself } from "../diagnostics/catalogue/ecp2021-uses-itself.js";
import { towerOfUse } from "../diagnostics/catalogue/ecp2022-tower-of-use.js";
import { usedTwice } from "../diagnostics/catalogue/ecp2024-used-twice.js";
import { useWithoutPuzzle } from "../diagnostics/catalogue/ecp2026-use-without-puzzle.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import { DEEPEST_USE } from "../thresholds.js";
import type { PlacedPuzzle, PuzzleFinder } from "./known-puzzles.js";

export interface WholePuzzle {
  readonly lines: readonly ClassLine[];
  readonly parameters: readonly Parameter[];
  /** A `use` line did not bring its puzzle, which is reported. */
  readonly lacking: boolean;
  /** A line of the puzzle, or of one that it takes in, could not be read as it stands. */
  readonly torn: boolean;
}

export function takeIn(
  placed: PlacedPuzzle,
  finder: PuzzleFinder,
  report: (diagnostic: Diagnostic) => void,
): WholePuzzle {
  const taken = new Set<Puzzle>();
  const tower: PlacedPuzzle[] = [];
  const lines: ClassLine[] = [];
  const parameters = new Map<string, Parameter>();
  const doubled: Parameter[] = [];
  let lacking = false;

  const puzzleOf = (use: Use, from: PlacedPuzzle): PlacedPuzzle | undefined => {
    if (use.puzzle === undefined) {
      report(diagnose(useWithoutPuzzle, use.span, {}));
      return undefined;
    }
    const file = use.from === "std" ? from.home : finder.fileOf(use, from.home);
    return file && finder.find(use.puzzle, file, use.from === "std" ? "std" : undefined);
  };

  const takeUse = (use: Use, from: PlacedPuzzle): void => {
    const found = puzzleOf(use, from);
    if (found === undefined) {
      lacking = true;
      return;
    }
    const at = tower.findIndex((one) => one.puzzle === found.puzzle);
    if (at >= 0) {
      const way = [...tower.slice(at), found].map((one) => one.puzzle.name.text);
      report(diagnose(usesItself, use.span, { way }));
      lacking = true;
    } else if (tower.length >= DEEPEST_USE) {
      report(diagnose(towerOfUse, use.span, { limit: DEEPEST_USE }));
      lacking = true;
    } else if (!taken.has(found.puzzle)) {
      take(found);
    } else if (tower.length === 1 && isTwice(from.puzzle, use)) {
      report(diagnose(usedTwice, use.span, {}));
    }
  };

  const take = (one: PlacedPuzzle): void => {
    taken.add(one.puzzle);
    tower.push(one);
    for (const parameter of one.puzzle.parameters) {
      // Twice in one header: kept, so that declaring it is reported.
      const before = parameters.get(parameter.name.text);
      if (before === undefined) parameters.set(parameter.name.text, parameter);
      else if (one.puzzle.parameters.includes(before)) doubled.push(parameter);
    }
    for (const line of one.puzzle.body) {
      if (line.kind === "use") takeUse(line, one);
      else lines.push(line);
    }
    tower.pop();
  };

  take(placed);
  return {
    lines: withOneBoard(placed.puzzle, lines, report),
    parameters: [...parameters.values(), ...doubled],
    lacking,
    torn: [...taken].some(({ torn }) => torn === true),
  };
}

/** The same `use` line before this one. */
function isTwice(puzzle: Puzzle, use: Use): boolean {
  const earlier = puzzle.body.slice(0, puzzle.body.indexOf(use));
  return earlier.some((line) => line.kind === "use" && line.puzzle?.text === use.puzzle?.text);
}

function withOneBoard(
  puzzle: Puzzle,
  lines: readonly ClassLine[],
  report: (diagnostic: Diagnostic) => void,
): readonly ClassLine[] {
  const boards = lines.filter((line): line is Board => line.kind === "board");
  const own = boards.filter((board) => puzzle.body.includes(board));
  const [kept, ...others] = own.length > 0 ? own : boards;
  if (kept === undefined) return lines;
  for (const other of others) {
    report(diagnose(twoBoards, other.span, {}, [{ span: kept.span, message: "the first is here" }]));
  }
  return lines.filter((line) => line.kind !== "board" || line === kept);
}
