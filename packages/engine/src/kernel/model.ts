/**
 * What the kernel runs on: Boolean variables, and four kinds of condition over them, in CSR form.
 *
 * Produced by: `translate.ts`, through `ModelBuilder`. Consumed by: `kernel.ts`.
 *
 * A kernel literal is 2 · variable, plus 1 if negated; variable 0 is true, so literal 0 is TRUE and 1 is FALSE.
 *
 * Established here: no row holds a constant, or two literals of one variable; weights are positive, and fall along a
 * sum; every clause has two literals at least (shorter ones are `units`); every sum can be satisfied, and violated.
 * Exactly one of n literals is a clause and an at-most-one row: that needs no counters, and gives reasons of one literal.
 * Still possible: rows that imply each other, literals that the first propagation fixes.
 *
 * Example: "exactly one of a b c, and 2a + b + c <= 2" is clause (a b c), at-most-one (a b c), sum (a b c; 2 1 1; 0..2).
 */
import { GrowingInts } from "../growing-ints.js";
import type { Propagator } from "./propagator.js";

export const TRUE = 0;
export const FALSE = 1;

/** A list of lists: list i is `items[start[i]] … items[start[i + 1] - 1]`. */
export interface Lists {
  readonly count: number;
  readonly start: Int32Array;
  readonly items: Int32Array;
}

export interface Sums extends Lists {
  readonly weights: Int32Array;
  readonly lo: Int32Array;
  readonly hi: Int32Array;
}

export interface KernelModel {
  readonly variableCount: number;
  /** False if a contradiction was seen while building: there is no solution. */
  readonly satisfiable: boolean;
  readonly units: Int32Array;
  readonly clauses: Lists;
  readonly atMostOnes: Lists;
  readonly sums: Sums;
  /** Makes the propagators anew for each kernel: they hold state. */
  readonly propagators: readonly (() => Propagator)[];
}

class ListsBuilder {
  readonly start = new GrowingInts();
  readonly items = new GrowingInts();
  constructor() {
    this.start.push(0);
  }
  add(list: readonly number[]): void {
    for (const item of list) this.items.push(item);
    this.start.push(this.items.length);
  }
  build(): Lists {
    return { count: this.start.length - 1, start: this.start.freeze(), items: this.items.freeze() };
  }
}

export class ModelBuilder {
  private variables = 1;
  private satisfiable = true;
  private readonly units = new GrowingInts();
  private readonly clauses = new ListsBuilder();
  private readonly atMostOnes = new ListsBuilder();
  private readonly sums = new ListsBuilder();
  private readonly weights = new GrowingInts();
  private readonly lo = new GrowingInts();
  private readonly hi = new GrowingInts();
  private readonly propagators: (() => Propagator)[] = [];
  /** At-most-one rows seen, so that an item and its colours do not post the same row twice. */
  private readonly seen = new Set<string>();

  /** The positive literal of a new variable. */
  newLiteral(): number {
    return 2 * this.variables++;
  }

  propagator(make: () => Propagator): void {
    this.propagators.push(make);
  }

  clause(literals: readonly number[]): void {
    const kept = new Set<number>();
    for (const literal of literals) {
      if (literal === TRUE || kept.has(literal ^ 1)) return;
      if (literal !== FALSE) kept.add(literal);
    }
    const list = [...kept];
    if (list.length === 0) this.satisfiable = false;
    else if (list.length === 1) this.units.push(list[0] ?? FALSE);
    else this.clauses.add(list);
  }

  atMostOne(literals: readonly number[]): void {
    this.sum(
      literals,
      literals.map(() => 1),
      Number.NEGATIVE_INFINITY,
      1,
    );
  }

  exactlyOne(literals: readonly number[]): void {
    this.sum(
      literals,
      literals.map(() => 1),
      1,
      1,
    );
  }

  /** lo <= sum of the weights of the true literals <= hi; weights of any sign, literals repeated or opposite. */
  sum(literals: readonly number[], weights: readonly number[], lo: number, hi: number): void {
    const byVariable = new Map<number, number>();
    let fixed = 0;
    literals.forEach((literal, i) => {
      const weight = weights[i] ?? 0;
      if (literal === TRUE) fixed += weight;
      else if (literal !== FALSE) {
        // weight · not(x) = weight - weight · x
        const variable = literal >> 1;
        const sign = (literal & 1) === 0 ? 1 : -1;
        if (sign < 0) fixed += weight;
        byVariable.set(variable, (byVariable.get(variable) ?? 0) + sign * weight);
      }
    });
    const terms: { literal: number; weight: number }[] = [];
    for (const [variable, weight] of byVariable) {
      if (weight > 0) terms.push({ literal: 2 * variable, weight });
      if (weight < 0) {
        fixed += weight;
        terms.push({ literal: 2 * variable + 1, weight: -weight });
      }
    }
    terms.sort((a, b) => b.weight - a.weight || a.literal - b.literal);
    this.positiveSum(
      terms.map((t) => t.literal),
      terms.map((t) => t.weight),
      lo - fixed,
      hi - fixed,
    );
  }

  private positiveSum(literals: number[], weights: number[], lo: number, hi: number): void {
    const total = weights.reduce((a, b) => a + b, 0);
    let low = Math.max(lo, 0);
    let high = Math.min(hi, total);
    if (low > high) {
      this.satisfiable = false;
      return;
    }
    const unit = weights[0] ?? 1;
    if (weights.every((w) => w === unit)) {
      low = Math.ceil(low / unit);
      high = Math.floor(high / unit);
      if (low > high) {
        this.satisfiable = false;
        return;
      }
      if (this.specialUpper(literals, high)) high = literals.length;
      if (this.specialLower(literals, low)) low = 0;
      weights = literals.map(() => 1);
      if (low > 0 || high < literals.length) this.counted(literals, weights, low, high);
      return;
    }
    if (low > 0 && low <= (weights.at(-1) ?? 0)) {
      this.clause(literals);
      low = 0;
    }
    if (low > 0 || high < total) this.counted(literals, weights, low, high);
  }

  /** At most `high` of the literals, if a row without counters can say it. */
  private specialUpper(literals: readonly number[], high: number): boolean {
    const n = literals.length;
    if (high >= n) return true;
    if (high === 0) for (const literal of literals) this.units.push(literal ^ 1);
    else if (high === n - 1) this.clause(literals.map((l) => l ^ 1));
    else if (high === 1) this.addAtMostOne(literals);
    else return false;
    return true;
  }

  /** At least `low` of the literals, if a row without counters can say it. */
  private specialLower(literals: readonly number[], low: number): boolean {
    const n = literals.length;
    if (low <= 0) return true;
    if (low === n) for (const literal of literals) this.units.push(literal);
    else if (low === 1) this.clause(literals);
    else if (low === n - 1) this.addAtMostOne(literals.map((l) => l ^ 1));
    else return false;
    return true;
  }

  private addAtMostOne(literals: readonly number[]): void {
    const key = literals.join();
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.atMostOnes.add(literals);
  }

  private counted(literals: readonly number[], weights: readonly number[], lo: number, hi: number): void {
    this.sums.add(literals);
    for (const weight of weights) this.weights.push(weight);
    this.lo.push(lo);
    this.hi.push(hi);
  }

  build(): KernelModel {
    return {
      variableCount: this.variables,
      satisfiable: this.satisfiable,
      units: this.units.freeze(),
      clauses: this.clauses.build(),
      atMostOnes: this.atMostOnes.build(),
      sums: {
        ...this.sums.build(),
        weights: this.weights.freeze(),
        lo: this.lo.freeze(),
        hi: this.hi.freeze(),
      },
      propagators: this.propagators,
    };
  }
}
