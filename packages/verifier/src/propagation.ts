/**
 * Unit propagation over clauses and rows. A literal is 2 · variable, plus 1 if it is negated; variables count from 0. Assignments stand on a trail, and are
 * taken back from its end. Clauses watch two of their literals. A row is two limits: literals have sizes, and those that are true are so large in all at
 * most. It is kept how much room is left.
 */
import { refuse } from "./certificate-error.js";
import type { Row } from "./rows.js";

/** An array of the machine that is longer ends the process. */
const MOST_LITERALS = 100_000_000;

export class Propagation {
  /** By literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  readonly trail: number[] = [];
  /** No assignment satisfies what was added. */
  isRefuted = false;
  readonly rows: Row[] = [];
  /** By clause of two literals at least, where its literals begin in `literals`; 0: it is dropped. How many there are stands before them. */
  private clauses: number[] = [];
  private literals: number[] = [];
  private dropped = 0;
  /** By literal: a clause that watches it, and another literal of that clause, and so on. By variable: made when there is something to keep. */
  private readonly watchers: (number[] | undefined)[];
  /** By literal: a limit in which it has a size, and that size, and so on. */
  private readonly limitsOf: (number[] | undefined)[];
  /** By limit: a literal and its size, and so on; the largest size: with as much room nothing follows; the room. */
  private readonly terms: number[][] = [];
  private readonly largest: number[] = [];
  private readonly room: number[] = [];
  private head = 0;
  /** Limits that wait. */
  private readonly waiting = new Set<number>();

  constructor(variableCount: number) {
    this.value = new Int8Array(2 * variableCount);
    this.watchers = new Array(2 * variableCount);
    this.limitsOf = new Array(2 * variableCount);
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
    const clause = this.clauses.push(this.keep(open)) - 1;
    this.watch(first, clause, second);
    this.watch(second, clause, first);
    return clause;
  }

  private keep(literals: readonly number[]): number {
    const start = this.literals.push(literals.length);
    for (const literal of literals) this.literals.push(literal);
    return start;
  }

  /** Of all clauses; of one that is dropped none. */
  kept(): number[][] {
    const { literals } = this;
    return this.clauses.map((start) => literals.slice(start, start && start + (literals[start - 1] ?? 0)));
  }

  /** It is of no use any more. What is dropped is taken out when it is half of all. */
  drop(clause: number): void {
    const start = this.clauses[clause] ?? 0;
    this.dropped += start && 1 + (this.literals[start - 1] ?? 0);
    this.clauses[clause] = 0;
    if (2 * this.dropped < this.literals.length) return;
    const all = this.kept();
    [this.literals, this.dropped] = [[], 0];
    this.clauses = all.map((own) => own.length && this.keep(own));
  }

  /** Pre: nothing is assumed, and no variable stands in it twice. The limit that says how much it is at least. */
  addRow(row: Row): number {
    this.rows.push(row);
    const opposite = row.weights.map((weight) => -weight);
    this.addLimit(row.variables, row.weights, row.hi);
    return this.addLimit(row.variables, opposite, -row.lo);
  }

  /** The sum is so much at most: a variable whose weight is negative takes room where it is false. */
  private addLimit(variables: readonly number[], weights: readonly number[], most: number): number {
    const terms: number[] = [];
    let [room, largest] = [most, 0];
    for (const [i, variable] of variables.entries()) {
      const weight = weights[i] ?? 0;
      const [literal, size] = [2 * variable + (weight < 0 ? 1 : 0), Math.abs(weight)];
      room -= Math.min(weight, 0) + (this.value[literal] === 1 ? size : 0);
      largest = Math.max(largest, size);
      terms.push(literal, size);
      this.limitsOf[literal] ??= [];
      this.limitsOf[literal].push(this.terms.length, size);
    }
    this.room.push(room);
    this.largest.push(largest);
    return this.narrow(this.terms.push(terms) - 1, 0);
  }

  /** From here on the limit has so much less room. Pre: nothing is assumed. */
  narrow(limit: number, by: number): number {
    this.room[limit] = (this.room[limit] ?? 0) - by;
    if (!this.look(limit) || !this.propagate()) this.isRefuted = true;
    return limit;
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
      this.backTo(size);
    }
  }

  /** Takes back what was assigned since the trail was so long. */
  backTo(size: number): void {
    while (this.trail.length > size) {
      const literal = this.trail.pop() ?? 0;
      // Literals that were not propagated yet were not counted.
      if (this.trail.length < this.head) this.count(literal, -1);
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
    }
    this.head = Math.min(this.head, size);
  }

  private assign(literal: number): boolean {
    if (this.value[literal] !== 0) return this.value[literal] === 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.trail.push(literal);
    return true;
  }

  /** Clauses first: a limit is looked at once for all that was assigned in it, unless it is passed. */
  private propagate(): boolean {
    this.waiting.clear();
    for (;;) {
      while (this.head < this.trail.length) {
        const literal = this.trail[this.head++] ?? 0;
        if (!this.count(literal, 1) || !this.visit(literal ^ 1)) return false;
      }
      const [limit] = this.waiting;
      if (limit === undefined) return true;
      this.waiting.delete(limit);
      if (!this.look(limit)) return false;
    }
  }

  /** Takes the room that it needs, or gives it back. False: that is not there. */
  private count(literal: number, sign: 1 | -1): boolean {
    const { room, largest } = this;
    const limits = this.limitsOf[literal] ?? [];
    let isOpen = true;
    for (let k = 0; k < limits.length; k += 2) {
      const limit = limits[k] ?? 0;
      const left = (room[limit] ?? 0) - sign * (limits[k + 1] ?? 0);
      room[limit] = left;
      isOpen &&= left >= 0;
      if (sign > 0 && left < (largest[limit] ?? 0)) this.waiting.add(limit);
    }
    return isOpen;
  }

  /** The clauses that watch a literal which is false now. */
  private visit(falsified: number): boolean {
    const { value, literals, clauses } = this;
    const watching = this.watchers[falsified] ?? [];
    let kept = 0;
    for (let k = 0; k < watching.length; k += 2) {
      const clause = watching[k] ?? 0;
      let other = watching[k + 1] ?? 0;
      if (value[other] !== 1) {
        const start = clauses[clause] ?? 0;
        if (start === 0) continue;
        const end = start + (literals[start - 1] ?? 0);
        other = (literals[start] ?? 0) ^ (literals[start + 1] ?? 0) ^ falsified;
        let next = value[other] === 1 ? end : start + 2;
        while (next < end && value[literals[next] ?? 0] === -1) next++;
        if (value[other] !== 1 && next < end) {
          const watched = literals[next] ?? 0;
          literals[next] = falsified;
          literals[start] = other;
          literals[start + 1] = watched;
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
    if (kept < watching.length) watching.length = kept;
    return true;
  }

  private watch(literal: number, clause: number, other: number): void {
    this.watchers[literal] ??= [];
    this.watchers[literal].push(clause, other);
  }

  /** No literal holds for which there is no room. */
  private look(limit: number): boolean {
    const [terms, room] = [this.terms[limit] ?? [], this.room[limit] ?? 0];
    for (let k = 0; k < terms.length; k += 2) {
      const literal = terms[k] ?? 0;
      if ((terms[k + 1] ?? 0) > room && this.value[literal] === 0) this.assign(literal ^ 1);
    }
    return room >= 0;
  }
}
