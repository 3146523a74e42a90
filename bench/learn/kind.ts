/**
 * A kind of problem: what is made once from a seed (a layout and an answer), and the problem that a choice of clues
 * gives. A clue is a part of the answer that the problem tells.
 */
import { type Literal, type OptionId, type Problem, prepare } from "@ecp/engine";
import type { Size } from "./board.js";
import type { Random } from "./random.js";

export interface Posed {
  readonly problem: Problem;
  /** The visible part of an answer, from which clues are made: literals, all true or false in the answer. */
  readonly literals: readonly Literal[];
}

export interface Kind {
  readonly name: string;
  readonly sizes: readonly Size[];
  /** Makes a layout; the problem with given literals is then `pose(indices of given literals)`. */
  make(size: Size, random: Random): Layout;
}

export interface Layout {
  /** The values of `literals` in the answer. */
  readonly answer: readonly boolean[];
  /** The problem with some of the literals told. */
  pose(told: readonly number[]): Posed;
  /** The places that may be told; all of them if undefined. */
  readonly tellable?: readonly number[];
}

/**
 * Tells parts of the answer until it is the only one: whenever there is another, a place where they differ; and a
 * tenth more, as people who set puzzles do.
 */
export function uniqueProblem(layout: Layout, random: Random): Problem {
  const tellable = new Set(layout.tellable ?? layout.answer.keys());
  const told: number[] = [];
  for (;;) {
    const { problem, literals } = layout.pose(told);
    const other = firstOther(problem, literals, layout.answer, told.length + 1);
    if (other === undefined) break;
    const different = [...tellable].filter((i) => other[i] !== layout.answer[i]);
    if (different.length === 0) throw new Error("the clues that may be told do not make the answer unique");
    for (const picked of random.shuffle(different).slice(0, 1 + different.length / 16)) {
      told.push(picked);
      tellable.delete(picked);
    }
  }
  const extra = random.shuffle([...tellable]).slice(0, Math.ceil(told.length / 10));
  return layout.pose([...told, ...extra]).problem;
}

function firstOther(
  problem: Problem,
  literals: readonly Literal[],
  answer: readonly boolean[],
  seed: number,
): boolean[] | undefined {
  const search = prepare(problem).search({ strategy: "learn", limit: 2, seed });
  while (search.step(10_000) === "running");
  const values = search.next().map((solution) => valuesOf(problem, literals, solution));
  if (values.length === 0) throw new Error("the answer is not a solution");
  return values.find((v) => v.some((value, i) => value !== answer[i]));
}

/** The values of literals that say "option is chosen" (or is not). */
export function valuesOf(
  problem: Problem,
  literals: readonly Literal[],
  solution: readonly OptionId[],
): boolean[] {
  const chosen = new Set<number>(solution);
  return literals.map((l) => chosen.has(problem.atoms.value[l >> 1] ?? -1) !== ((l & 1) === 1));
}

/** A random solution: the first one found from a random order and random values. */
export function randomAnswer({ problem, literals }: Posed, random: Random): boolean[] {
  const search = prepare(problem).search({ strategy: "learn", limit: 1, seed: 1 + random.below(1e9) });
  while (search.step(10_000) === "running");
  const [solution] = search.next();
  if (solution === undefined) throw new Error("there is no answer");
  return valuesOf(problem, literals, solution);
}
