/** Grades how hard a puzzle is, by the way to its answer: the hardest technique, how often each is used, and one number. */
import type { Rank } from "../techniques/technique.js";
import type { Step } from "./step.js";

export interface Grade {
  /** One number, from 0 on: steps weighed by their ranks, on a scale where about ten more is twice the work. */
  readonly score: number;
  readonly hardest: Rank;
  readonly steps: number;
  /** By rank from 0 on: how many steps. */
  readonly byRank: readonly number[];
  readonly byTechnique: readonly {
    readonly key: string;
    readonly name: string;
    readonly rank: Rank;
    readonly steps: number;
  }[];
  /** Places of the hardest steps among all, from 0 on. */
  readonly hard: readonly number[];
}

/** The cost of one step of each rank. A supposition takes as long as all the links that are tried before it. */
const WEIGHTS: readonly number[] = [0, 1, 1.5, 2.5, 5, 10, 25, 80];
/** A chain of so many links weighs twice. */
const CHAIN = 8;
/** Points for twice the work. */
const DOUBLE = 10;

export function gradeOf(steps: readonly Step[]): Grade {
  const byRank = WEIGHTS.map(() => 0);
  const techniques = new Map<string, { key: string; name: string; rank: Rank; steps: number }>();
  let work = 0;
  for (const { technique, chain } of steps) {
    const { key, name, rank } = technique;
    byRank[rank] = (byRank[rank] ?? 0) + 1;
    work += (WEIGHTS[rank] ?? 0) * (1 + chain.length / CHAIN);
    const known = techniques.get(key) ?? { key, name, rank, steps: 0 };
    techniques.set(key, { ...known, steps: known.steps + 1 });
  }
  let hardest: Rank = 0;
  for (const { technique } of steps) if (technique.rank > hardest) hardest = technique.rank;
  return {
    score: Math.round(DOUBLE * Math.log2(1 + work)),
    hardest,
    steps: steps.length,
    byRank,
    byTechnique: [...techniques.values()].sort((one, other) => one.rank - other.rank),
    hard: steps.flatMap(({ technique: { rank } }, index) => (rank === hardest ? [index] : [])),
  };
}
