/** Finds, for each example, a board whose answers can be counted, among those with the shortest texts. */
import { compileInstance } from "@ecp/compiler";
import { isPure, type Problem, search } from "@ecp/engine";
import { addTo } from "../../packages/compiler/src/maps.js";
import { type Board, boards, groups } from "./boards.js";

export interface Counted {
  readonly name: string;
  readonly board: Board;
  readonly problem: Problem;
  readonly count: number;
}

function problemOf({ analysis, instance, host }: Board): Problem | undefined {
  if (!analysis.typed.isSoundInstance(instance)) return undefined;
  return compileInstance(analysis.typed, instance, { set: new Map() }, host).lowered?.problem;
}

/** Undefined if there are too many, or they take long. */
function countOf(problem: Problem, mostAnswers: number, mostNodes: number): number | undefined {
  const strategy = isPure(problem) ? "auto" : "learn";
  const run = search(problem, { strategy, limit: mostAnswers + 1 });
  const isDone = run.step(mostNodes) === "done";
  return isDone ? Number(run.count()) : undefined;
}

const lengthOf = ({ instance: { span } }: Board): number => span.end - span.start;

export function* smallestBoards(mostAnswers: number, mostNodes: number): Generator<Counted> {
  const examples = groups.filter((name) => name.startsWith("examples")).flatMap((name) => [...boards(name)]);
  const byFile = new Map<string, Board[]>();
  for (const board of examples) addTo(byFile, board.name.replace(/\.ecp.*$/s, ""), board);
  for (const all of byFile.values())
    for (const board of all.toSorted((a, b) => lengthOf(a) - lengthOf(b)).slice(0, 3)) {
      const problem = problemOf(board);
      const count = problem && countOf(problem, mostAnswers, mostNodes);
      if (problem === undefined || count === undefined) continue;
      yield { name: board.name, board, problem, count };
      break;
    }
}
