/**
 * Clauses of two literals, and those among them whose negations are a clause as well: such literals are opposite.
 *
 * Cost: linear in the clauses.
 */
import { GrowingInts } from "../growing-ints.js";
import { at } from "./indexing.js";

export class OppositePairs {
  /** The smaller literal of a clause, the larger one, and the clause before it with the same smaller variable. */
  private readonly clauses = new GrowingInts();
  /** By variable, the last clause in which it is the smaller one, from 1; 0 for none. */
  private readonly last: Int32Array;

  constructor(private readonly variableCount: number) {
    this.last = new Int32Array(variableCount);
  }

  /** One of the two holds. */
  add(a: number, b: number): void {
    const variable = Math.min(a, b) >> 1;
    if (variable === Math.max(a, b) >> 1) return;
    this.clauses.push(Math.min(a, b));
    this.clauses.push(Math.max(a, b));
    this.clauses.push(at(this.last, variable));
    this.last[variable] = this.clauses.length / 3;
  }

  /** Two literals exactly one of which holds; it may be said more than once. */
  forEach(visit: (a: number, b: number) => void): void {
    const clauses = this.clauses.freeze();
    const { variableCount, last } = this;
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
