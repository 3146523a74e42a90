/**
 * Unit propagation over clauses and rows. A literal is 2 · variable, plus 1 if it is negated; variables count from 0.
 *
 * Assignments stand on a trail, and are taken back from its end. Clauses watch two of their literals; a row keeps the least and the most that its
 * sum can still be.
 */
import { refuse } from "./certificate-error.js";
import type { Row } from "./rows.js";

/** An array of the machine that is longer ends the process. */
const MOST_LITERALS = 100_000_000;

export interface OpenRow extends Row {
  lo: number;
  least: number;
  most: number;
  /** When it was touched last. */
  round: number;
  /** The largest weight, without its sign: with more room than that on both sides nothing follows. */
  readonly largest: number;
}

export class Propagation {
  /** By literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  readonly trail: number[] = [];
  /** No assignment satisfies what was added. */
  isRefuted = false;
  readonly rows: Row[] = [];
  /** Those of two literals at least that were added: where their literals begin in `literals`. How many there are stands before them; 0: it is dropped. */
  readonly clauses: number[] = [];
  readonly literals: number[] = [];
  /** By literal: a clause that watches it, and another literal of that clause, and so on. By variable: made when there is something to keep. */
  private readonly watchers: (number[] | undefined)[];
  private readonly occurrences: ({ readonly row: OpenRow; readonly weight: number }[] | undefined)[];
  private head = 0;
  /** Rows that wait to be looked at, in this round of propagation. */
  private readonly touched: OpenRow[] = [];
  private round = 0;

  constructor(variableCount: number) {
    this.value = new Int8Array(2 * variableCount);
    this.watchers = new Array(2 * variableCount);
    this.occurrences = new Array(variableCount);
  }

  /** The clause as it is kept, if it is. Pre: nothing is assumed. */
  addClause(literals: readonly number[]): number | undefined {
    const own = new Set(literals);
    const open = [...own].filter((literal) => this.value[literal] !== -1);
    if (open.some((literal) => this.value[literal] === 1 || own.has(literal ^ 1))) return undefined;
    const [first, second] = open;
    if (first === undefined || second === undefined) {
      this.isRefuted ||= first === undefined || !this.assume([first]);
      return undefined;
    }
    if (this.literals.length > MOST_LITERALS) refuse("its clauses have too many literals");
    const clause = this.literals.push(open.length);
    for (const literal of open) this.literals.push(literal);
    this.clauses.push(clause);
    this.watch(first, clause, second);
    this.watch(second, clause, first);
    return clause;
  }

  literalsOf(clause: number): number[] {
    return this.literals.slice(clause, clause + (this.literals[clause - 1] ?? 0));
  }

  /** Pre: nothing is assumed, and no variable stands in it twice. */
  addRow(row: Row): OpenRow {
    const largest = row.weights.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0);
    const own: OpenRow = { ...row, least: 0, most: 0, largest, round: 0 };
    row.variables.forEach((variable, i) => {
      const weight = row.weights[i] ?? 0;
      const value = this.value[2 * variable];
      if (value === 1 || (value === 0 && weight < 0)) own.least += weight;
      if (value === 1 || (value === 0 && weight > 0)) own.most += weight;
      this.occurrences[variable] ??= [];
      this.occurrences[variable].push({ row: own, weight });
    });
    this.rows.push(own);
    this.raise(own, 0);
    return own;
  }

  /** From here on its sum is so much more at least. Pre: nothing is assumed. */
  raise(row: OpenRow, by: number): void {
    row.lo += by;
    if (!this.look(row) || !this.propagate()) this.isRefuted = true;
  }

  /** Assigns them, and all that follows. False: that cannot be. */
  assume(literals: readonly number[]): boolean {
    return literals.every((literal) => this.assign(literal)) && this.propagate();
  }

  /** Asks about the state in which these are assigned, and all that follows; it is taken back. `isOpen`: there is no clash. */
  under<T>(literals: readonly number[], say: (isOpen: boolean) => T): T {
    const size = this.trail.length;
    try {
      return say(this.assume(literals));
    } finally {
      while (this.trail.length > size) {
        const literal = this.trail.pop() ?? 0;
        // Literals that were not propagated yet were not counted.
        if (this.trail.length < this.head) this.count(literal, -1);
        this.value[literal] = 0;
        this.value[literal ^ 1] = 0;
      }
      this.head = Math.min(this.head, size);
    }
  }

  private assign(literal: number): boolean {
    if (this.value[literal] !== 0) return this.value[literal] === 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.trail.push(literal);
    return true;
  }

  /** Clauses first: a row is looked at once for all that was assigned in it, unless it is past its bounds. */
  private propagate(): boolean {
    this.round++;
    this.touched.length = 0;
    for (;;) {
      while (this.head < this.trail.length) {
        const literal = this.trail[this.head++] ?? 0;
        if (!this.count(literal, 1) || !this.visit(literal ^ 1)) return false;
      }
      const row = this.touched.pop();
      if (row === undefined) return true;
      row.round = 0;
      if (!this.look(row)) return false;
    }
  }

  /** Takes an assignment into the bounds of rows, or out of them. False: one is past its bounds. */
  private count(literal: number, sign: 1 | -1): boolean {
    let isOpen = true;
    for (const { row, weight } of this.occurrences[literal >> 1] ?? []) {
      if (((literal & 1) === 0) === weight > 0) row.least += sign * Math.abs(weight);
      else row.most -= sign * Math.abs(weight);
      isOpen &&= row.least <= row.hi && row.most >= row.lo;
      if (row.round === this.round || (row.least + row.largest <= row.hi && row.most - row.largest >= row.lo))
        continue;
      row.round = this.round;
      this.touched.push(row);
    }
    return isOpen;
  }

  /** The clauses that watch a literal which is false now. */
  private visit(falsified: number): boolean {
    const { value, literals } = this;
    const watching = this.watchers[falsified] ?? [];
    let kept = 0;
    for (let k = 0; k < watching.length; k += 2) {
      const clause = watching[k] ?? 0;
      let other = watching[k + 1] ?? 0;
      if (value[other] !== 1) {
        const end = clause + (literals[clause - 1] ?? 0);
        if (end === clause) continue;
        other = (literals[clause] ?? 0) ^ (literals[clause + 1] ?? 0) ^ falsified;
        let next = value[other] === 1 ? end : clause + 2;
        while (next < end && value[literals[next] ?? 0] === -1) next++;
        if (value[other] !== 1 && next < end) {
          const watched = literals[next] ?? 0;
          literals[next] = falsified;
          literals[clause] = other;
          literals[clause + 1] = watched;
          this.watch(watched, clause, other);
          continue;
        }
      }
      watching[kept++] = clause;
      watching[kept++] = other;
      if (this.assign(other)) continue;
      watching.splice(kept, k + 2 - kept);
      return false;
    }
    watching.length = kept;
    return true;
  }

  private watch(literal: number, clause: number, other: number): void {
    this.watchers[literal] ??= [];
    this.watchers[literal].push(clause, other);
  }

  /** The literals that a row forces. */
  private look({ variables, weights, lo, hi, least, most }: OpenRow): boolean {
    if (least > hi || most < lo) return false;
    for (let i = 0; i < variables.length; i++) {
      const literal = 2 * (variables[i] ?? 0);
      if (this.value[literal] !== 0) continue;
      const weight = weights[i] ?? 0;
      const size = Math.abs(weight);
      // With what makes the sum larger, and with what makes it smaller.
      const [up, down] = weight > 0 ? [literal, literal ^ 1] : [literal ^ 1, literal];
      if (least + size > hi && !this.assign(down)) return false;
      if (most - size < lo && !this.assign(up)) return false;
    }
    return true;
  }
}
