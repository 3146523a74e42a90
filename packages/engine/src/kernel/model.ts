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
import { tightPackings } from "./tight-packings.js";

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

export interface Rows {
  readonly variableCount: number;
  /** False if a contradiction was seen while building: there is no solution. */
  readonly satisfiable: boolean;
  readonly units: Int32Array;
  readonly clauses: Lists;
  readonly atMostOnes: Lists;
  readonly sums: Sums;
}

export interface KernelModel extends Rows {
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
    const items = this.items.reserve(list.length);
    const from = this.items.length;
    for (let i = 0; i < list.length; i++) items[from + i] = list[i] ?? 0;
    this.items.extend(list.length);
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
  private readonly seen = new Map<number, (readonly number[])[]>();
  /** Which literals, or variables, the present row has met, and at which place. */
  private stamps = new Int32Array(0);
  private places = new Int32Array(0);
  private stamp = 0;

  /** The positive literal of a new variable. */
  newLiteral(): number {
    return 2 * this.variables++;
  }

  propagator(make: () => Propagator): void {
    this.propagators.push(make);
  }

  clause(literals: ArrayLike<number>): void {
    const list: number[] = [];
    const stamp = this.nextStamp();
    for (let i = 0; i < literals.length; i++) {
      const literal = literals[i] ?? FALSE;
      if (literal === TRUE) return;
      if (literal === FALSE) continue;
      if (this.stamps[literal ^ 1] === stamp) return;
      if (this.stamps[literal] === stamp) continue;
      this.stamps[literal] = stamp;
      list.push(literal);
    }
    if (list.length === 0) this.satisfiable = false;
    else if (list.length === 1) this.units.push(list[0] ?? FALSE);
    else this.clauses.add(list);
  }

  /** A number that no entry of `stamps` holds; and room there for every literal. */
  private nextStamp(): number {
    if (this.stamps.length < 2 * this.variables) {
      const larger = new Int32Array(4 * this.variables + 16);
      larger.set(this.stamps);
      this.stamps = larger;
      this.places = new Int32Array(2 * this.variables + 8);
    }
    return ++this.stamp;
  }

  atMostOne(literals: ArrayLike<number>): void {
    this.sum(literals, undefined, Number.NEGATIVE_INFINITY, 1);
  }

  exactlyOne(literals: ArrayLike<number>): void {
    this.sum(literals, undefined, 1, 1);
  }

  /**
   * lo <= sum of the weights of the true literals <= hi; weights of any sign (1 if left out), literals repeated or
   * opposite.
   */
  sum(literals: ArrayLike<number>, weights: ArrayLike<number> | undefined, lo: number, hi: number): void {
    const stamp = this.nextStamp();
    const { stamps, places } = this;
    const own: number[] = [];
    const ownWeights: number[] = [];
    let fixed = 0;
    for (let i = 0; i < literals.length; i++) {
      const literal = literals[i] ?? FALSE;
      const weight = weights?.[i] ?? 1;
      if (literal === TRUE) fixed += weight;
      if (literal <= FALSE) continue;
      // weight · not(x) = weight - weight · x
      const variable = literal >> 1;
      const negated = (literal & 1) === 1;
      if (negated) fixed += weight;
      const signed = negated ? -weight : weight;
      if (stamps[2 * variable] === stamp) {
        const place = places[variable] ?? 0;
        ownWeights[place] = (ownWeights[place] ?? 0) + signed;
      } else {
        stamps[2 * variable] = stamp;
        places[variable] = own.length;
        own.push(2 * variable);
        ownWeights.push(signed);
      }
    }
    let kept = 0;
    let ordered = true;
    for (let i = 0; i < own.length; i++) {
      const weight = ownWeights[i] ?? 0;
      if (weight === 0) continue;
      if (weight < 0) fixed += weight;
      own[kept] = (own[i] ?? 0) + (weight < 0 ? 1 : 0);
      ownWeights[kept] = Math.abs(weight);
      if (kept > 0 && Math.abs(weight) > (ownWeights[kept - 1] ?? 0)) ordered = false;
      kept++;
    }
    own.length = kept;
    ownWeights.length = kept;
    if (!ordered) sortByWeight(own, ownWeights);
    this.positiveSum(own, ownWeights, lo - fixed, hi - fixed);
  }

  /** Pre: weights are positive, and fall; no variable occurs twice. */
  private positiveSum(literals: number[], weights: number[], lo: number, hi: number): void {
    let total = 0;
    for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0;
    let low = Math.max(lo, 0);
    let high = Math.min(hi, total);
    if (low > high) {
      this.satisfiable = false;
      return;
    }
    const unit = weights[0] ?? 1;
    if (weights.at(-1) === unit || literals.length === 0) {
      low = Math.ceil(low / unit);
      high = Math.floor(high / unit);
      if (low > high) {
        this.satisfiable = false;
        return;
      }
      if (this.specialUpper(literals, high)) high = literals.length;
      if (this.specialLower(literals, low)) low = 0;
      if (low > 0 || high < literals.length) {
        this.counted(
          literals,
          literals.map(() => 1),
          low,
          high,
        );
      }
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
    let hash = literals.length;
    for (let i = 0; i < literals.length; i++) hash = (Math.imul(hash, 31) + (literals[i] ?? 0)) | 0;
    const sameHash = this.seen.get(hash);
    if (sameHash === undefined) this.seen.set(hash, [literals]);
    else {
      if (sameHash.some((row) => row.length === literals.length && row.every((l, i) => l === literals[i])))
        return;
      sameHash.push(literals);
    }
    this.atMostOnes.add(literals);
  }

  private counted(literals: readonly number[], weights: readonly number[], lo: number, hi: number): void {
    this.sums.add(literals);
    for (const weight of weights) this.weights.push(weight);
    this.lo.push(lo);
    this.hi.push(hi);
  }

  build(): KernelModel {
    if (this.satisfiable)
      for (const { literals, count } of tightPackings(this.rows()))
        this.sum(literals, undefined, count, count);
    return { ...this.rows(), propagators: this.propagators };
  }

  private rows(): Rows {
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
    };
  }
}

/** Sorts literals and their weights together: heavy first, then in the order given. */
function sortByWeight(literals: number[], weights: number[]): void {
  const order = [...literals.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const sortedLiterals = order.map((i) => literals[i] ?? FALSE);
  const sortedWeights = order.map((i) => weights[i] ?? 0);
  for (let i = 0; i < order.length; i++) {
    literals[i] = sortedLiterals[i] ?? FALSE;
    weights[i] = sortedWeights[i] ?? 0;
  }
}
