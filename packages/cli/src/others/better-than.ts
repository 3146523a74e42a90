/** A problem whose answers are better than so much: with its objective as one more row, which every form for other solvers can state. */
import type { Problem, ReadonlyInts } from "@ecp/engine";

/** `sum`: of the objective, in the best answer so far; undefined: any answer will do. The problem states no objective any more. */
export function betterThan({ objective, ...problem }: Problem, sum: number | undefined): Problem {
  if (objective === undefined || sum === undefined) return problem;
  const { literals, weights } = objective;
  const { rows } = problem;
  const most = [...weights].reduce((so, weight) => so + Math.max(0, weight), 0);
  const end = rows.literals.length + literals.length;
  return {
    ...problem,
    rows: {
      count: rows.count + 1,
      start: joined(rows.start, [end]),
      literals: joined(rows.literals, literals),
      weights: joined(rows.weights, weights),
      // If nothing can be better, these are two bounds that no sum satisfies, since none of the forms has an empty row.
      lo: joined(rows.lo, [Math.min(sum + 1, most + 1)]),
      hi: joined(rows.hi, [most + 1]),
      isClause: joined(rows.isClause, [0]),
    },
  };
}

const joined = (one: ReadonlyInts, more: ArrayLike<number>): Int32Array =>
  Int32Array.from([...one, ...Array.from(more)]);
