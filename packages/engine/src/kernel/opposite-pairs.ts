/**
 * Clauses of two literals, and those among them whose negations are a clause as well: such literals are opposite.
 *
 * Cost: linear in the clauses.
 */
import { at } from "./indexing.js";

export class OppositePairs {
  /** The smaller literal of a clause, the larger one, and the clause before it with the same smaller variable. */
  private readonly clauses: Int32Array;
  private count = 0;
  /** By variable, the last clause in which it is the smaller one, from 1; 0 for none. */
  private readonly last: Int32Array;

  /** `most`: how many clauses there may be. */
  constructor(
    private readonly variableCount: number,
    most: number,
  ) {
    this.clauses = new Int32Array(3 * most);
    this.last = new Int32Array(variableCount);
  }

  /** One of the two holds. */
  add(a: number, b: number): void {
    const { clauses, last } = this;
    const smaller = Math.min(a, b);
    const larger = Math.max(a, b);
    const variable = smaller >> 1;
    if (variable === larger >> 1) return;
    const place = 3 * this.count++;
    clauses[place] = smaller;
    clauses[place + 1] = larger;
    clauses[place + 2] = at(last, variable);
    last[variable] = this.count;
  }

  /** Two literals exactly one of which holds; it may be said more than once. */
  forEach(visit: (a: number, b: number) => void): void {
    const { clauses, variableCount, last } = this;
    // By larger literal, the smaller variable of the last clause met with it, and that with the negation of the smaller one; from 1.
    const met = [new Int32Array(2 * variableCount), new Int32Array(2 * variableCount)] as const;
    for (let variable = 0; variable < variableCount; variable++)
      for (let c = at(last, variable); c > 0; c = at(clauses, 3 * c - 1)) {
        const a = at(clauses, 3 * c - 3);
        const b = at(clauses, 3 * c - 2);
        const negated = (a & 1) as 0 | 1;
        met[negated][b] = variable + 1;
        if (at(met[(negated ^ 1) as 0 | 1], b ^ 1) === variable + 1) visit(a, b);
      }
  }
}
