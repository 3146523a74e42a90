/** Where instances in the making are compiled and searched: the puzzle, its board, and the search that the caller runs. */
import type { OptionId } from "@ecp/engine";
import type { Board } from "../board.js";
import { compileInstance, type Host } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Settings } from "../ground/ground-instance.js";
import type { Ground } from "../ground.js";
import type { Lowered } from "../lower/lower.js";
import type { Sound, Typed, TypedBoard, TypedInstance, TypedPuzzle } from "../typed.js";
import type { Contents } from "./contents.js";
import { dataBlocks, instanceData } from "./write-data.js";

export interface Question {
  readonly limit: number;
  /** Another seed gives other answers first. */
  readonly seed?: number;
  readonly assume?: readonly OptionId[];
  readonly forbid?: readonly OptionId[];
}

export interface Found {
  readonly solutions: readonly (readonly OptionId[])[];
  /** These are all. */
  readonly complete: boolean;
}

/** Runs searches, for as long as it likes: what it throws ends the making. */
export type Seeker = (lowered: Lowered, question: Question) => Promise<Found>;

export interface Compiled {
  readonly ground: Ground;
  readonly lowered: Lowered;
}

export interface Workshop {
  readonly puzzle: TypedPuzzle;
  readonly board: Board;
  /** An error in the data, or a part of them that no answer has, is no exception here: undefined. */
  readonly compile: (puzzle: TypedPuzzle, contents: Contents) => Compiled | undefined;
  /** Why the last compilation failed. */
  readonly refusal: () => readonly Diagnostic[];
  readonly seek: Seeker;
}

export interface Frame {
  readonly typed: Typed;
  readonly puzzle: TypedPuzzle;
  readonly arguments: TypedInstance["arguments"];
  /** Over the line of the puzzle. */
  readonly board?: TypedBoard;
  readonly settings: Settings;
  readonly host: Host;
}

export function instanceOf(frame: Frame, puzzle: TypedPuzzle, data: TypedInstance["data"]): TypedInstance {
  return {
    resolved: undefined,
    puzzle,
    span: frame.puzzle.resolved.puzzle.span,
    arguments: frame.arguments,
    ...(frame.board === undefined ? {} : { board: frame.board }),
    data,
    fixes: [],
  };
}

/** The puzzle was sound, and a variant of it has no other text. */
const soundly = (typed: Typed): Typed => ({ ...typed, isSound: (puzzle): puzzle is Sound => true });

export function openWorkshop(frame: Frame, board: Board, seek: Seeker): Workshop {
  let refused: readonly Diagnostic[] = [];
  const typed = soundly(frame.typed);
  return {
    puzzle: frame.puzzle,
    board,
    refusal: () => refused,
    seek,
    compile: (puzzle, contents) => {
      const data = instanceData(dataBlocks(puzzle, board, contents), puzzle.resolved.puzzle.span);
      const instance = instanceOf(frame, puzzle, data);
      const { ground, lowered, diagnostics } = compileInstance(typed, instance, frame.settings, frame.host);
      refused = diagnostics.filter(({ severity }) => severity === "error");
      return ground === undefined || lowered === undefined ? undefined : { ground, lowered };
    },
  };
}
