/**
 * A row as clauses, by its partial sums: a variable for each sum that the first weights can come to, as long as it is open whether the row will hold. The largest
 * weights come first, so that comparing two numbers in bits takes few. Each variable is a function of those of the row.
 *
 * Cost: four clauses for each open sum. Rows in which so many are open that nobody could use the clauses are refused.
 */
import { ProblemError } from "../problem-error.js";
import { MOST_OPEN_SUMS } from "../thresholds.js";
import type { Row, Sink } from "./sink.js";

type ClauseSink = Pick<Sink, "newVariable" | "clause">;

/** Rows of which at most one may hold, up to here, are said pair by pair. */
const FEW = 6;

export function clausify(row: Row, sink: ClauseSink): void {
  const { variables, weights, lo, hi } = row;
  const isCount = weights.every((weight) => weight === 1);
  if (isCount && hi === 1 && variables.length <= FEW) {
    if (lo === 1) sink.clause(variables.map((variable) => 2 * variable));
    variables.forEach((one, i) => {
      for (const other of variables.slice(i + 1)) sink.clause([2 * one + 1, 2 * other + 1]);
    });
    return;
  }
  sayBySums(row, sink);
}

function sayBySums({ variables, weights, lo, hi }: Row, sink: ClauseSink): void {
  const order = [...variables.keys()].sort((a, b) => Math.abs(weights[b] ?? 0) - Math.abs(weights[a] ?? 0));
  // The least and the largest sum of the weights from each place on.
  const least = new Array<number>(order.length + 1).fill(0);
  const most = new Array<number>(order.length + 1).fill(0);
  for (let i = order.length - 1; i >= 0; i--) {
    const weight = weights[order[i] ?? 0] ?? 0;
    least[i] = (least[i + 1] ?? 0) + Math.min(0, weight);
    most[i] = (most[i + 1] ?? 0) + Math.max(0, weight);
  }
  const isLost = (i: number, sum: number): boolean => sum + (most[i] ?? 0) < lo || sum + (least[i] ?? 0) > hi;
  const isWon = (i: number, sum: number): boolean =>
    sum + (least[i] ?? 0) >= lo && sum + (most[i] ?? 0) <= hi;
  /** By sum, its literal; of the empty sum, nothing has to hold. */
  let open = new Map<number, number | undefined>([[0, undefined]]);
  let count = 0;
  order.forEach((index, i) => {
    const [read, weight] = [2 * (variables[index] ?? 0), weights[index] ?? 0];
    const next = new Map<number, number>();
    for (const [sum, literal] of open) {
      const given = literal === undefined ? [] : [literal ^ 1];
      for (const [value, after] of [
        [read, sum + weight],
        [read ^ 1, sum],
      ] as const) {
        if (isLost(i + 1, after)) sink.clause([...given, value ^ 1]);
        else if (!isWon(i + 1, after)) {
          const known = next.get(after);
          const own = known ?? sink.newVariable();
          if (known === undefined) next.set(after, own);
          sink.clause([...given, value ^ 1, own]);
        }
      }
    }
    for (const [sum, literal] of next)
      for (const [value, before] of [
        [read, sum - weight],
        [read ^ 1, sum],
      ] as const) {
        if (!open.has(before)) sink.clause([literal ^ 1, value ^ 1]);
        else {
          const own = open.get(before);
          if (own !== undefined) sink.clause([literal ^ 1, value ^ 1, own]);
        }
      }
    count += next.size;
    if (count > MOST_OPEN_SUMS)
      throw new ProblemError(
        "too-large",
        `a sum takes more than ${MOST_OPEN_SUMS} clauses; opb says it in a line`,
      );
    open = next;
  });
}
