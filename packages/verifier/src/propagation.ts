/**
 * Unit propagation over clauses and rows. A literal is 2 · variable, plus 1 if it is negated; variables count from 0.
 *
 * Assignments stand on a trail, and are taken back from its end. Clauses watch two of their literals; a row keeps the least and the most that its
 * sum can still be.
 */
import type { Row } from "./rows.js";

export interface OpenRow extends Row {
  lo: number;
  least: number;
  most: number;
  /** It waits to be looked at. */
  isTouched: boolean;
  /** The largest weight, without its sign: with more room than that on both sides nothing follows. */
  readonly largest: number;
}

type Occurrence = { readonly row: OpenRow; readonly weight: number };

export class Propagation {
  /** By literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  readonly trail: number[] = [];
  /** No assignment satisfies what was added. */
  isRefuted = false;
  readonly rows: OpenRow[] = [];
  /** Those of two literals at least that were added. */
  readonly clauses: (readonly number[])[] = [];
  /** By literal, and by variable; made when there is something to keep. */
  private readonly watchers: (number[][] | undefined)[];
  private readonly occurrences: (Occurrence[] | undefined)[];
  private head = 0;

  constructor(variableCount: number) {
    this.value = new Int8Array(2 * variableCount);
    this.watchers = new Array(2 * variableCount);
    this.occurrences = new Array(variableCount);
  }

  /** The clause as it is kept, if it is; without literals it is dropped. Pre: nothing is assumed. */
  addClause(literals: readonly number[]): number[] | undefined {
    const own = new Set(literals);
    const open = [...own].filter((literal) => this.value[literal] !== -1);
    if (open.some((literal) => this.value[literal] === 1 || own.has(literal ^ 1))) return undefined;
    const [first, second] = open;
    if (first === undefined || second === undefined) {
      this.isRefuted ||= first === undefined || !this.assume([first]);
      return undefined;
    }
    this.clauses.push(open);
    for (const literal of [first, second]) this.watch(literal, open);
    return open;
  }

  /** Pre: nothing is assumed, and no variable stands in it twice. */
  addRow(row: Row): OpenRow {
    const largest = row.weights.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0);
    const own: OpenRow = { ...row, least: 0, most: 0, largest, isTouched: false };
    row.variables.forEach((variable, i) => {
      const weight = row.weights[i] ?? 0;
      const value = this.value[2 * variable];
      if (value === 1 || (value === 0 && weight < 0)) own.least += weight;
      if (value === 1 || (value === 0 && weight > 0)) own.most += weight;
      this.occurrences[variable] ??= [];
      this.occurrences[variable].push({ row: own, weight });
    });
    this.rows.push(own);
    this.raise(own, own.lo);
    return own;
  }

  /** From here on its sum is at least so much. Pre: nothing is assumed. */
  raise(row: OpenRow, lo: number): void {
    row.lo = lo;
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

  private propagate(): boolean {
    const touched: OpenRow[] = [];
    const isOpen = this.comesToRest(touched);
    for (const row of touched) row.isTouched = false;
    return isOpen;
  }

  /** Clauses first: a row is looked at once for all that was assigned in it, unless it is past its bounds. `touched`: rows that wait for that. */
  private comesToRest(touched: OpenRow[]): boolean {
    for (;;) {
      while (this.head < this.trail.length) {
        const literal = this.trail[this.head++] ?? 0;
        this.count(literal, 1);
        let isOpen = true;
        for (const { row } of this.occurrences[literal >> 1] ?? []) {
          isOpen &&= row.least <= row.hi && row.most >= row.lo;
          if (row.isTouched || (row.least + row.largest <= row.hi && row.most - row.largest >= row.lo))
            continue;
          row.isTouched = true;
          touched.push(row);
        }
        if (!isOpen || !this.visit(literal ^ 1)) return false;
      }
      const next = touched.pop();
      if (next === undefined) return true;
      next.isTouched = false;
      if (!this.look(next)) return false;
    }
  }

  /** Takes an assignment into the bounds of rows, or out of them. */
  private count(literal: number, sign: 1 | -1): void {
    const isTrue = (literal & 1) === 0;
    for (const { row, weight } of this.occurrences[literal >> 1] ?? []) {
      if (isTrue === weight > 0) row.least += sign * Math.abs(weight);
      else row.most -= sign * Math.abs(weight);
    }
  }

  /** The clauses that watch a literal which is false now. */
  private visit(falsified: number): boolean {
    const watching = this.watchers[falsified] ?? [];
    let kept = 0;
    for (let k = 0; k < watching.length; k++) {
      const clause = watching[k] ?? [];
      if (clause.length === 0) continue;
      if (clause[0] === falsified) [clause[0], clause[1]] = [clause[1] ?? 0, falsified];
      const other = clause[0] ?? 0;
      let next = this.value[other] === 1 ? clause.length : 2;
      while (next < clause.length && this.value[clause[next] ?? 0] === -1) next++;
      if (next < clause.length) {
        [clause[1], clause[next]] = [clause[next] ?? 0, falsified];
        this.watch(clause[1], clause);
        continue;
      }
      watching[kept++] = clause;
      if (this.assign(other)) continue;
      watching.splice(kept, k + 1 - kept);
      return false;
    }
    watching.length = kept;
    return true;
  }

  private watch(literal: number, clause: number[]): void {
    this.watchers[literal] ??= [];
    this.watchers[literal].push(clause);
  }

  /** The literals that a row forces. */
  private look({ variables, weights, lo, hi, least, most, largest }: OpenRow): boolean {
    if (least > hi || most < lo) return false;
    if (least + largest <= hi && most - largest >= lo) return true;
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
