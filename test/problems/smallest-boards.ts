/** Of each example, the smallest board that can be counted, among the first. */
import { compileInstance } from "@ecp/compiler";
import { type Problem, search } from "@ecp/engine";
import { type Board, boards, groups } from "./boards.js";

export interface Counted {
  readonly name: string;
  readonly problem: Problem;
  readonly count: number;
}

function problemOf({ analysis, instance, host }: Board): Problem | undefined {
  if (!analysis.typed.isSoundInstance(instance)) return undefined;
  return compileInstance(analysis.typed, instance, { set: new Map() }, host).lowered?.problem;
}

/** Undefined if there are too many, or they take long. */
function countOf(problem: Problem, mostAnswers: number, mostNodes: number): number | undefined {
  const run = search(problem, { strategy: "learn", limit: mostAnswers + 1 });
  const isDone = run.step(mostNodes) === "done";
  return isDone ? Number(run.count()) : undefined;
}

export function smallestBoards(mostAnswers: number, mostNodes: number): Counted[] {
  const byFile = new Map<string, { name: string; problem: Problem }[]>();
  for (const group of groups.filter((name) => name.startsWith("examples"))) {
    for (const board of boards(group)) {
      const problem = problemOf(board);
      const file = board.name.replace(/\.ecp.*$/s, "");
      if (problem === undefined) continue;
      byFile.set(file, [...(byFile.get(file) ?? []), { name: board.name, problem }]);
    }
  }
  return [...byFile.values()].flatMap((all) => {
    const sorted = all.sort((a, b) => a.problem.optionCount - b.problem.optionCount);
    for (const { name, problem } of sorted.slice(0, 3)) {
      const count = countOf(problem, mostAnswers, mostNodes);
      if (count !== undefined) return [{ name, problem, count }];
    }
    return [];
  });
}
