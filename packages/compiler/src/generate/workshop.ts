/** Compiles unfinished instances and searches them: it has the puzzle, its board, and sessions with the engine that pause where the caller wants. */
import { openSession, type SessionAnswer, type SessionQuestion } from "@ecp/engine";
import type { Board } from "../board.js";
import { compileInstance, withSoundVariants } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { groundInstance } from "../ground/instance/ground-instance.js";
import type { Settings } from "../ground/settings.js";
import type { Ground } from "../ground.js";
import type { Host } from "../host.js";
import type { Lowered } from "../lower/lower.js";
import type { Typed, TypedBoard, TypedInstance, TypedPuzzle } from "../typed.js";
import { type BoardAndSets, dataBlocks, instanceData } from "./clues/write-data.js";
import type { Contents } from "./contents.js";

/** Called again and again while something is looked for: lets others have their turn. An error that it throws ends the making. */
export type Pause = () => Promise<void>;

/** A problem that can be asked again and again. Undefined is an answer too: it would take too long to know. */
export interface Asker {
  /** `patience`: so many times the nodes that a question may take. */
  ask(question: SessionQuestion, patience?: number): Promise<SessionAnswer | undefined>;
  /** The solution found last is none from now on. */
  exclude(): void;
}

export interface WorkshopProblem {
  readonly ground: Ground;
  readonly lowered: Lowered;
}

export interface Workshop {
  readonly puzzle: TypedPuzzle;
  readonly board: Board;
  /** An error in the data, or a part of them that no answer has, is no exception here: undefined. */
  readonly compile: (
    puzzle: TypedPuzzle,
    contents: Contents,
    entryLimit?: number,
  ) => WorkshopProblem | undefined;
  /** The meaning of the rules on a board; undefined where data are refused. */
  readonly ground: (puzzle: TypedPuzzle, contents: Contents) => Ground | undefined;
  /** Why the last compilation failed. */
  readonly refusal: () => readonly Diagnostic[];
  /** Each question may take so many nodes. */
  readonly open: (lowered: Lowered, nodes?: number) => Asker;
}

/** The rules that cannot hold, each with the names of the elements that it is about there. */
export const brokenIn = ({ constraints }: Ground): readonly (readonly string[])[] =>
  constraints.flatMap(({ origin }) => (origin.never === true ? [origin.at] : []));

export interface Frame {
  readonly typed: Typed;
  readonly puzzle: TypedPuzzle;
  readonly arguments: TypedInstance["arguments"];
  /** The rows of tables, for which nothing is made: those of the template, or of the first instance of the class. */
  readonly tables: TypedInstance["data"];
  /** Over the line of the puzzle. */
  readonly board?: TypedBoard;
  readonly settings: Settings;
  readonly host: Host;
}

export function instanceOf(frame: Frame, puzzle: TypedPuzzle, data: TypedInstance["data"]): TypedInstance {
  return {
    sound: true,
    resolved: undefined,
    puzzle,
    span: frame.puzzle.resolved.puzzle.span,
    arguments: frame.arguments,
    ...(frame.board === undefined ? {} : { board: frame.board }),
    data: [...data, ...frame.tables],
    fixes: [],
  };
}

/** A question that takes more nodes is given up: another try is cheaper. Nodes, not seconds: the same seed gives the same puzzle everywhere. */
const PATIENCE = 60_000;

/**
 * Nodes that count for each conflict: usual is 3 to 10. Where variables have a hundred values, most decisions only say that it is not this one, and a
 * thousand of them are no effort at all.
 */
const DECISIONS = 16;

/** Between two looks at the clock. */
const SLICE = 1_000;

function openAsker({ problem }: Lowered, nodes: number, pause: Pause): Asker {
  const session = openSession(problem);
  return {
    ask: async (question, patience = 1) => {
      session.ask(question);
      const [before, conflicts] = [session.nodes, session.conflicts];
      for (;;) {
        const answer = session.step(SLICE);
        await pause();
        if (answer !== undefined) return answer;
        const decided = Math.min(session.nodes - before, DECISIONS * (session.conflicts - conflicts));
        if (decided >= patience * nodes) return undefined;
      }
    },
    exclude: () => {
      session.exclude();
    },
  };
}

export function openWorkshop(frame: Frame, place: BoardAndSets, pause: Pause): Workshop {
  let refused: readonly Diagnostic[] = [];
  const typed = withSoundVariants(frame.typed);
  const filled = (puzzle: TypedPuzzle, contents: Contents): TypedInstance =>
    instanceOf(frame, puzzle, instanceData(dataBlocks(puzzle, place, contents), puzzle.resolved.puzzle.span));
  return {
    puzzle: frame.puzzle,
    board: place.board,
    refusal: () => refused,
    open: (lowered, nodes = PATIENCE) => openAsker(lowered, nodes, pause),
    ground: (puzzle, contents) => {
      const instance = filled(puzzle, contents);
      return typed.isSoundInstance(instance)
        ? groundInstance(instance, frame.settings, frame.host).value
        : undefined;
    },
    compile: (puzzle, contents, entryLimit) => {
      const instance = filled(puzzle, contents);
      const settings = entryLimit === undefined ? frame.settings : { ...frame.settings, entryLimit };
      const { ground, lowered, diagnostics } = compileInstance(typed, instance, settings, frame.host);
      refused = diagnostics.filter(({ severity }) => severity === "error");
      return ground === undefined || lowered === undefined ? undefined : { ground, lowered };
    },
  };
}
