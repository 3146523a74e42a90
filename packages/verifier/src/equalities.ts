/** Literals that two clauses of two make equal, as classes: a literal of each stands for all. */
import { type Row, rowOfLiterals } from "./rows.js";

export class Equalities {
  private readonly parent = new Map<number, number>();
  /** Clauses of two, by the smaller literal. */
  private readonly pairs = new Map<number, Set<number>>();

  /** Takes in a clause that holds. True: two literals more are known to be equal. */
  clause([a, b, more]: readonly number[]): boolean {
    if (a === undefined || b === undefined || more !== undefined) return false;
    const [low, high] = a < b ? [a, b] : [b, a];
    this.pairs.set(low, (this.pairs.get(low) ?? new Set()).add(high));
    const areEqual = this.pairs.get(low ^ 1)?.has(high ^ 1) === true;
    if (areEqual) this.unite(a, b ^ 1);
    return areEqual;
  }

  /** The literal that stands for it. */
  find(literal: number): number {
    let at = literal;
    for (;;) {
      const up = this.parent.get(at >> 1);
      if (up === undefined) return at;
      at = up ^ (at & 1);
    }
  }

  /** The row over those that stand for others, each once. */
  merged({ variables, weights, lo, hi }: Row): Row {
    const terms = variables.map((variable, i) => [this.find(2 * variable), weights[i] ?? 0] as const);
    return rowOfLiterals(terms, lo, hi);
  }

  private unite(a: number, b: number): void {
    const [x, y] = [this.find(a), this.find(b)];
    if (x >> 1 !== y >> 1) this.parent.set(y >> 1, x ^ (y & 1));
  }
}
