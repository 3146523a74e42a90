/** Literals that two clauses of two make equal, as classes: a literal of each stands for all. */
import { type Row, rowOfLiterals } from "./rows.js";

export class Equalities {
  private readonly parent = new Map<number, number>();
  /** Clauses of two, by the smaller literal. */
  private readonly pairs = new Map<number, Set<number>>();

  /** Takes in a clause that holds. */
  clause([a, b, more]: readonly number[]): void {
    if (a === undefined || b === undefined || more !== undefined) return;
    const [low, high] = a < b ? [a, b] : [b, a];
    this.pairs.set(low, (this.pairs.get(low) ?? new Set()).add(high));
    if (this.pairs.get(low ^ 1)?.has(high ^ 1) === true) this.unite(a, b ^ 1);
  }

  /** The literal that stands for it. */
  find(literal: number): number {
    let at = literal;
    for (let up = this.parent.get(at >> 1); up !== undefined; up = this.parent.get(at >> 1))
      at = up ^ (at & 1);
    return at;
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
