/**
 * The input of the kernel: Boolean variables, and four kinds of condition over them, in CSR form.
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
import { type ConnectedSet, edgesToLose } from "./edges-to-lose.js";
import { at } from "./indexing.js";
import type { Propagator } from "./propagator.js";
import type { Lists, Rows } from "./rows.js";
import { tightPackings } from "./tight-packings.js";

export const TRUE = 0;
export const FALSE = 1;

export interface KernelModel extends Rows {
  /** Makes the propagators anew for each kernel: they hold state. */
  readonly propagators: readonly (() => Propagator)[];
  readonly raised?: RaisedSum;
}

/** A sum of which searches raise the lower bound: its place among the sums, and what it is more by than their literals say. Without a place it is constant. */
export interface RaisedSum {
  readonly sum: number | undefined;
  readonly base: number;
}

class ListsBuilder {
  readonly start = new GrowingInts();
  readonly items = new GrowingInts();
  constructor() {
    this.start.push(0);
  }
  /** A list of the first `size`, each of them negated if `flipped` is 1. */
  add(list: Int32Array, size: number, flipped: 0 | 1): void {
    const from = this.items.length;
    const items = this.items.reserve(size);
    for (let i = 0; i < size; i++) items[from + i] = at(list, i) ^ flipped;
    this.end(size);
  }
  /** The list that stands behind those before, of this size, is one of them from now on. */
  end(size: number): void {
    this.items.extend(size);
    this.start.push(this.items.length);
  }
  get count(): number {
    return this.start.length - 1;
  }
  /** Whether list `row` is the one that `add` would make. */
  holds(row: number, list: Int32Array, size: number, flipped: 0 | 1): boolean {
    const from = this.start.at(row);
    if (this.start.at(row + 1) - from !== size) return false;
    for (let i = 0; i < size; i++) if (this.items.at(from + i) !== (at(list, i) ^ flipped)) return false;
    return true;
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
  private readonly connectedSets: ConnectedSet[] = [];
  private raised: RaisedSum | undefined;
  /** By a hash, the at-most-one row last posted with it, and by row the one before; so that an item and its colours do not post the same row twice. */
  private readonly lastWithHash = new Map<number, number>();
  private readonly sameHash = new GrowingInts();
  /** The literals, or variables, that the present row has met, and the place of each. */
  private stamps = new Int32Array(0);
  private places = new Int32Array(0);
  private stamp = 0;
  /** The present row: its literals, and their weights if it is no clause. */
  private own = new Int32Array(64);
  private ownWeights = new Int32Array(64);
  private fixed = 0;

  /** The positive literal of a new variable. */
  newLiteral(): number {
    return 2 * this.variables++;
  }

  propagator(make: () => Propagator): void {
    this.propagators.push(make);
  }

  /** Something that a propagator sees to, so that rows which follow from it can be added. */
  connectedSet(set: ConnectedSet): void {
    this.connectedSets.push(set);
  }

  /** One of the literals holds; of the first `size` of them. */
  clause(literals: ArrayLike<number>, size = literals.length): void {
    const stamp = this.nextStamp(size);
    const { stamps, clauses } = this;
    const from = clauses.items.length;
    const items = clauses.items.reserve(size);
    let end = from;
    for (let i = 0; i < size; i++) {
      const literal = literals[i] ?? FALSE;
      if (literal === TRUE) return;
      if (literal === FALSE) continue;
      if (at(stamps, literal ^ 1) === stamp) return;
      if (at(stamps, literal) === stamp) continue;
      stamps[literal] = stamp;
      items[end++] = literal;
    }
    if (end === from) this.satisfiable = false;
    else if (end === from + 1) this.units.push(at(items, from));
    else clauses.end(end - from);
  }

  /** A number that no entry of `stamps` holds; and room there for every literal, and for a row of this size. */
  private nextStamp(size: number): number {
    if (this.stamps.length < 2 * this.variables) {
      const larger = new Int32Array(4 * this.variables + 16);
      larger.set(this.stamps);
      this.stamps = larger;
      this.places = new Int32Array(2 * this.variables + 8);
    }
    if (this.own.length < size) {
      this.own = new Int32Array(2 * size);
      this.ownWeights = new Int32Array(2 * size);
    }
    return ++this.stamp;
  }

  atMostOne(literals: ArrayLike<number>): void {
    this.count(literals, 0, 1);
  }

  exactlyOne(literals: ArrayLike<number>): void {
    this.count(literals, 1, 1);
  }

  /** Like `sum` with weights 1, but in a third of the steps if no variable occurs twice, as in the row of an item; most rows are like that. */
  count(literals: ArrayLike<number>, lo: number, hi: number, size = literals.length): void {
    const stamp = this.nextStamp(size);
    const { stamps, own } = this;
    let kept = 0;
    let fixed = 0;
    for (let i = 0; i < size; i++) {
      const literal = literals[i] ?? FALSE;
      if (literal <= FALSE) {
        if (literal === TRUE) fixed++;
        continue;
      }
      const positive = literal & ~1;
      if (at(stamps, positive) === stamp) {
        this.sum(literals, undefined, lo, hi, size);
        return;
      }
      stamps[positive] = stamp;
      own[kept++] = literal;
    }
    this.unitSum(kept, Math.max(lo - fixed, 0), Math.min(hi - fixed, kept));
  }

  /**
   * lo <= sum of the weights of the true literals <= hi; weights of any sign (1 if left out), literals repeated or
   * opposite. Of the first `size` of them.
   */
  sum(
    literals: ArrayLike<number>,
    weights: ArrayLike<number> | undefined,
    lo: number,
    hi: number,
    size = literals.length,
  ): void {
    const kept = this.gather(literals, weights, size);
    this.positiveSum(kept, lo - this.fixed, hi - this.fixed);
  }

  /** Makes them the present row: each variable once, with a positive weight, heavy ones first. Returns how many, and leaves in `fixed` what is added anyway. */
  private gather(literals: ArrayLike<number>, weights: ArrayLike<number> | undefined, size: number): number {
    const stamp = this.nextStamp(size);
    const { stamps, places, own, ownWeights } = this;
    let met = 0;
    let fixed = 0;
    for (let i = 0; i < size; i++) {
      const literal = literals[i] ?? FALSE;
      const weight = weights === undefined ? 1 : (weights[i] ?? 1);
      if (literal === TRUE) fixed += weight;
      if (literal <= FALSE) continue;
      // weight · not(x) = weight - weight · x
      const variable = literal >> 1;
      const negated = (literal & 1) === 1;
      if (negated) fixed += weight;
      const signed = negated ? -weight : weight;
      if (at(stamps, 2 * variable) === stamp) {
        const place = at(places, variable);
        ownWeights[place] = at(ownWeights, place) + signed;
      } else {
        stamps[2 * variable] = stamp;
        places[variable] = met;
        own[met] = 2 * variable;
        ownWeights[met++] = signed;
      }
    }
    let kept = 0;
    let ordered = true;
    for (let i = 0; i < met; i++) {
      const signed = at(ownWeights, i);
      if (signed === 0) continue;
      if (signed < 0) fixed += signed;
      const weight = signed < 0 ? -signed : signed;
      own[kept] = at(own, i) + (signed < 0 ? 1 : 0);
      ownWeights[kept] = weight;
      if (kept > 0 && weight > at(ownWeights, kept - 1)) ordered = false;
      kept++;
    }
    if (!ordered) sortByWeight(own, ownWeights, kept);
    this.fixed = fixed;
    return kept;
  }

  /** A sum that searches raise: it holds as it is posted. */
  raisedSum(literals: ArrayLike<number>, weights: ArrayLike<number>): void {
    const size = this.gather(literals, weights, literals.length);
    const { ownWeights, sums } = this;
    this.raised = { sum: size === 0 ? undefined : sums.count, base: this.fixed };
    let total = 0;
    for (let i = 0; i < size; i++) total += at(ownWeights, i);
    if (size > 0) this.counted(size, 0, total);
  }

  /** Of `own`, so many. Pre: weights are positive, and fall; no variable occurs twice. */
  private positiveSum(size: number, lo: number, hi: number): void {
    const { own, ownWeights } = this;
    let total = 0;
    for (let i = 0; i < size; i++) total += at(ownWeights, i);
    let low = Math.max(lo, 0);
    const high = Math.min(hi, total);
    if (low > high) {
      this.satisfiable = false;
      return;
    }
    const unit = size === 0 ? 1 : at(ownWeights, 0);
    if (size === 0 || at(ownWeights, size - 1) === unit) {
      this.unitSum(size, Math.ceil(low / unit), Math.floor(high / unit));
      return;
    }
    if (low > 0 && low <= at(ownWeights, size - 1)) {
      this.clauses.add(own, size, 0);
      low = 0;
    }
    if (low > 0 || high < total) this.counted(size, low, high);
  }

  /** `low` to `high` of so many literals of `own`, no variable twice. Pre: low >= 0, high <= size. */
  private unitSum(size: number, low: number, high: number): void {
    if (low > high) {
      this.satisfiable = false;
      return;
    }
    const most = this.specialUpper(size, high) ? size : high;
    const least = this.specialLower(size, low) ? 0 : low;
    if (least === 0 && most === size) return;
    for (let i = 0; i < size; i++) this.ownWeights[i] = 1;
    this.counted(size, least, most);
  }

  /** At most `high` of the present row's literals, if a row without counters can say it. */
  private specialUpper(n: number, high: number): boolean {
    const { own } = this;
    if (high >= n) return true;
    if (high === 0) for (let i = 0; i < n; i++) this.units.push(at(own, i) ^ 1);
    else if (high === n - 1) this.clauses.add(own, n, 1);
    else if (high === 1) this.addAtMostOne(n, 0);
    else return false;
    return true;
  }

  /** At least `low` of the present row's literals, if a row without counters can say it. */
  private specialLower(n: number, low: number): boolean {
    const { own } = this;
    if (low <= 0) return true;
    if (low === n) for (let i = 0; i < n; i++) this.units.push(at(own, i));
    else if (low === 1) this.clauses.add(own, n, 0);
    else if (low === n - 1) this.addAtMostOne(n, 1);
    else return false;
    return true;
  }

  private addAtMostOne(size: number, flipped: 0 | 1): void {
    const { own, atMostOnes, sameHash } = this;
    let hash = size;
    for (let i = 0; i < size; i++) hash = (Math.imul(hash, 31) + (at(own, i) ^ flipped)) | 0;
    const last = this.lastWithHash.get(hash) ?? -1;
    for (let row = last; row >= 0; row = sameHash.at(row))
      if (atMostOnes.holds(row, own, size, flipped)) return;
    this.lastWithHash.set(hash, atMostOnes.count);
    sameHash.push(last);
    atMostOnes.add(own, size, flipped);
  }

  private counted(size: number, lo: number, hi: number): void {
    this.sums.add(this.own, size, 0);
    for (let i = 0; i < size; i++) this.weights.push(at(this.ownWeights, i));
    this.lo.push(lo);
    this.hi.push(hi);
  }

  /** `asPosted`: without rows that only follow from the others. */
  build(asPosted = false): KernelModel {
    if (this.satisfiable && !asPosted) this.postImplied();
    const { propagators, raised } = this;
    return { ...this.rows(), propagators, ...(raised === undefined ? {} : { raised }) };
  }

  private postImplied(): void {
    const posted = this.rows();
    for (const { literals, count } of tightPackings(posted)) this.sum(literals, undefined, count, count);
    for (const lost of edgesToLose(posted, this.connectedSets)) {
      const whole = lost.cycles.map((cycle) => this.all(cycle));
      const weights = [...lost.weights, ...whole.map(() => 1)];
      this.sum([...lost.literals, ...whole], weights, Number.NEGATIVE_INFINITY, lost.most);
    }
  }

  /** A literal that holds if all of these do, and only then. */
  private all(literals: readonly number[]): number {
    const whole = this.newLiteral();
    this.clause([whole, ...literals.map((literal) => literal ^ 1)]);
    for (const literal of literals) this.clause([whole ^ 1, literal]);
    return whole;
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

/** Sorts so many literals and their weights together: heavy first, then in the order given. */
function sortByWeight(literals: Int32Array, weights: Int32Array, size: number): void {
  const oldLiterals = literals.slice(0, size);
  const oldWeights = weights.slice(0, size);
  const order = Uint32Array.from(oldLiterals, (_, i) => i).sort(
    (a, b) => at(oldWeights, b) - at(oldWeights, a) || a - b,
  );
  order.forEach((from, i) => {
    literals[i] = at(oldLiterals, from);
    weights[i] = at(oldWeights, from);
  });
}
