/**
 * Writes a certificate while `learn` searches: the problem, each clause that was learned, each that a sum or a condition gave as a reason, and the
 * answers. Whoever reads it needs neither the search nor the kernel: a clause follows by unit propagation from those before it, or from one row or one
 * condition alone.
 */
import { at, at8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";
import { TRUE } from "../kernel/model.js";
import type { Oracle } from "../kernel/oracle.js";
import type { Said, Translation } from "../kernel/translate.js";
import type { Problem } from "../problem.js";
import type { Changes } from "./changes.js";
import { LineWriter } from "./line-writer.js";
import { type Statement, stateProblem } from "./statement.js";

/** Clauses that are remembered, so that none is written twice; beyond that many, some are. */
const MOST_REMEMBERED = 1_000_000;
/** So many of the clauses that the search does not keep can be used by what it learns next; a clause that it needs later is written again. */
const PASSING = 1_000;
const UNSAID = -1;

export class CertificateLog implements Oracle {
  readonly findsUnits = true;
  private readonly statement: Statement;
  private readonly lines: LineWriter;
  /** The literals of the line that is being made. */
  private line = new Int32Array(64);
  /** By kernel variable, the signed literal of its positive one. */
  private readonly named: Int32Array;
  /** By clause, the number of its `so` line, and how often it was said: a clause that was learned twice is forgotten twice. */
  private readonly written = new Map<number, { readonly step: number; times: number }>();
  private steps = 0;
  /** Keys of clauses that the search does not keep, the oldest first. */
  private readonly passing: number[] = [];
  private kernel: DeductionKernel | undefined;
  /** How much of the trail of level 0 is written. */
  private settled = 0;
  private readonly optionLiteral: Int32Array;
  /** Kernel variables that say where to look first: clauses that hold only there are not written. */
  private readonly unsaid: ReadonlySet<number>;

  /** Pre: the translation is of this problem, as it is stated. `write` takes pieces of the text, in order. */
  constructor(
    problem: Problem,
    translation: Translation,
    write: (text: string) => void,
    { best = false, changes }: { readonly best?: boolean; readonly changes?: Changes | undefined } = {},
  ) {
    const { stated, model, optionLiteral, freeWays } = translation;
    if (stated === undefined) throw new Error("a certificate is of a problem as it is stated");
    this.optionLiteral = optionLiteral;
    this.unsaid = new Set(freeWays === undefined ? [] : [freeWays.settled >> 1, freeWays.full >> 1]);
    this.statement = stateProblem(problem, best);
    for (const piece of this.statement.text) write(piece);
    this.lines = new LineWriter(write);
    this.named = new Int32Array(model.variableCount);
    stated.of.forEach((said, variable) => {
      if (said !== undefined) this.named[variable] = this.statement.literalOf(said) ?? 0;
    });
    for (const [a, b] of stated.equal) this.sayEqual(a, b);
    for (const states of stated.covered)
      this.sayLine(states.flatMap((said) => this.statement.literalOf(said) ?? []));
    if (stated.equal.length > 0) this.lines.add("merge");
    for (const unit of model.units) this.say([unit]);
    if (freeWays === undefined || changes === undefined) return;
    this.named[freeWays.straight >> 1] = this.statement.variables + 1;
    for (const line of changes.lines((variable) => at(this.named, variable))) this.lines.add(line);
    for (const clause of changes.clauses) this.say(clause);
  }

  /** To be called before it searches. */
  watch(kernel: DeductionKernel): void {
    this.kernel = kernel;
  }

  implied(clause: ArrayLike<number>): void {
    this.sayPassing(clause);
  }

  learned(clause: ArrayLike<number>, isKept: boolean): void {
    this.saySettled();
    if (!isKept) {
      this.sayPassing(clause);
      return;
    }
    this.say(clause);
    while (this.passing.length > PASSING) this.drop(this.passing.shift() ?? 0);
  }

  forgotten(clause: ArrayLike<number>): void {
    const size = this.sign(clause);
    if (size !== UNSAID) this.drop(keyOf(this.line, size));
  }

  /** `answer` has told of it. */
  reported(): void {}

  /** All that the kernel has found to be true now is an answer. */
  answer(value: (literal: number) => boolean): void {
    this.saySettled();
    const chosen: number[] = [];
    for (let o = 0; o < this.optionLiteral.length; o++)
      if (value(at(this.optionLiteral, o))) chosen.push(o + 1);
    this.lines.add(`answer ${chosen.join(" ")}`);
  }

  /** `isComplete`: there are no other answers. */
  end(isComplete: boolean): void {
    this.saySettled();
    this.lines.add(isComplete ? "end complete" : "end open");
    this.lines.flush();
  }

  /** Reasons at level 0 are never asked for: there they are told here. */
  private saySettled(): void {
    const { kernel } = this;
    if (kernel === undefined) return;
    const end = kernel.decisionLevel > 0 ? at(kernel.levelStart, 0) : kernel.trailSize;
    while (this.settled < end) {
      const literal = at(kernel.trail, this.settled++);
      if (at(kernel.reason, literal >> 1) !== 0 && at8(kernel.value, literal) > 0) kernel.explain(literal);
    }
  }

  private sayEqual(a: Said, b: Said): void {
    const [x, y] = [this.statement.literalOf(a), this.statement.literalOf(b)];
    const sign = (said: Said): number => (said.negated ? -1 : 1);
    if (x !== undefined && y !== undefined) {
      if (x === y) return;
      this.sayLine([-x, y]);
      this.sayLine([x, -y]);
    } else if (x !== undefined) this.sayLine([sign(b) * x]);
    else if (y !== undefined) this.sayLine([sign(a) * y]);
  }

  private say(clause: ArrayLike<number>): void {
    const size = this.sign(clause);
    if (size !== UNSAID) this.sayLiterals(this.line, size);
  }

  /** A clause of two literals is worth keeping. */
  private sayPassing(clause: ArrayLike<number>): void {
    const size = this.sign(clause);
    if (size === UNSAID) return;
    const key = this.sayLiterals(this.line, size);
    // One that is not remembered may be learned, and remembered, while it passes.
    if (size > 2 && this.written.has(key)) this.passing.push(key);
  }

  private drop(key: number): void {
    const known = this.written.get(key);
    if (known === undefined || --known.times > 0) return;
    this.written.delete(key);
    this.lines.add(`drop ${known.step}`);
  }

  private sayLine(literals: readonly number[]): void {
    this.sayLiterals(literals, literals.length);
  }

  /** Leaves the literals in `line` as the certificate has them. Returns how many, or UNSAID: it is not to be said, or one always holds. */
  private sign(clause: ArrayLike<number>): number {
    if (this.line.length < clause.length) this.line = new Int32Array(2 * clause.length);
    const { line, named, unsaid } = this;
    let size = 0;
    for (let i = 0; i < clause.length; i++) {
      const literal = clause[i] ?? 0;
      if (literal >> 1 === 0) {
        if (literal === TRUE) return UNSAID;
        continue;
      }
      if (unsaid.has(literal >> 1)) return UNSAID;
      const name = at(named, literal >> 1);
      if (name === 0) throw new Error("a variable of the kernel has no name in the certificate");
      line[size++] = (literal & 1) === 1 ? -name : name;
    }
    return size;
  }

  /** Returns the key of the clause. */
  private sayLiterals(literals: ArrayLike<number>, size: number): number {
    const key = keyOf(literals, size);
    const known = this.written.get(key);
    if (known !== undefined) {
      known.times++;
      return key;
    }
    this.steps++;
    if (this.written.size < MOST_REMEMBERED) this.written.set(key, { step: this.steps, times: 1 });
    let line = "so";
    for (let i = 0; i < size; i++) line += ` ${literals[i] ?? 0}`;
    this.lines.add(line);
    return key;
  }
}

/**
 * Of the literals in any order, 53 bits. Of two clauses with one key the second would not be written, and the certificate perhaps be refused: of a million
 * clauses, once in twenty thousand times.
 */
function keyOf(literals: ArrayLike<number>, size: number): number {
  let [high, low] = [size, 0];
  for (let i = 0; i < size; i++) {
    const literal = literals[i] ?? 0;
    let mixed = Math.imul(literal ^ 0x5bd1e995, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
    high = (high + mixed) | 0;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    low = (low + (mixed ^ (mixed >>> 12))) | 0;
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}
