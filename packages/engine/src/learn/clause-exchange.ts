/**
 * Clauses that a search learns, handed to other searches of the same problem, and theirs taken in: those of few levels (LBD) and few literals, and all that holds
 * at level 0 (Hamadi, Jabbour and Sais 2009).
 *
 * A clause follows from the problem and from the exclusion of the answers found before it. So it is taken in only where the same answers have been excluded;
 * otherwise one of them would be lost to a search that has yet to find it and the answers beside it. Until then it waits.
 *
 * The searches must number their variables alike, as they do with the same problem and options; seeds may differ. Clauses over another number of variables are left out.
 *
 * *Measured* with two searches, time to the proof to that of one alone: `bench/results/tail.md`.
 */
import { GrowingInts } from "../growing-ints.js";
import { at, at8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";
import { MOST_ANSWERS_SHARED, MOST_WORDS_WAITING, SHARED_LEVELS, SHARED_LITERALS } from "../thresholds.js";

/** Plain data, for messages between threads. */
export interface SharedClauses {
  /** How many variables the search has: with another number of them, literals mean something else. */
  readonly variables: number;
  /** The answers that were excluded, each as the text of what the user sees of it. */
  readonly beside: readonly string[];
  /** One clause after the other: the number of its levels, that of its literals, the literals. */
  readonly words: Int32Array;
}

export class ClauseExchange {
  private readonly excluded: string[] = [];
  private learned = new GrowingInts();
  private outgoing: SharedClauses[] = [];
  private incoming: SharedClauses[] = [];
  private variables = 0;
  /** Places of the trail at level 0 that have been told. */
  private factsTold = 0;

  /** Called by the search that has it, before anything else. */
  begin(variables: number): void {
    this.variables = variables;
  }

  /** Takes a clause that analysis has learned, and copies it. */
  offer(clause: Int32Array, levels: number): void {
    if (levels > SHARED_LEVELS || clause.length > SHARED_LITERALS) return;
    if (this.excluded.length > MOST_ANSWERS_SHARED) return;
    const words = this.learned;
    words.push(levels);
    words.push(clause.length);
    for (const literal of clause) words.push(literal);
  }

  /** The literals that have come to hold at level 0. */
  offerFacts(kernel: DeductionKernel): void {
    const end = kernel.decisionLevel > 0 ? at(kernel.levelStart, 0) : kernel.trailSize;
    for (; this.factsTold < end; this.factsTold++)
      this.offer(kernel.trail.subarray(this.factsTold, this.factsTold + 1), 1);
  }

  /** From now on clauses rest on this, too: the answer that all variables now say is none. */
  exclude(kernel: DeductionKernel, visible: Int32Array): void {
    this.close();
    let text = "";
    for (const literal of visible) text += at8(kernel.value, literal) > 0 ? "1" : "0";
    this.excluded.push(text);
  }

  private close(): void {
    const { learned } = this;
    if (learned.length === 0) return;
    this.outgoing.push({ variables: this.variables, beside: [...this.excluded], words: learned.freeze() });
    this.learned = new GrowingInts();
  }

  /** All since the last call, for the others. */
  send(): readonly SharedClauses[] {
    this.close();
    const sent = this.outgoing;
    this.outgoing = [];
    return sent;
  }

  /** From the others. The oldest are left out where too many wait. */
  receive(batches: readonly SharedClauses[]): void {
    const own =
      this.variables === 0 ? batches : batches.filter(({ variables }) => variables === this.variables);
    this.incoming = newest([...this.incoming, ...own]);
  }

  /** Those whose answers have all been excluded here. */
  take(): readonly SharedClauses[] {
    if (this.incoming.length === 0) return [];
    const holds = ({ variables, beside }: SharedClauses): boolean =>
      variables === this.variables && beside.every((answer) => this.excluded.includes(answer));
    const taken = this.incoming.filter(holds);
    if (taken.length > 0) this.incoming = this.incoming.filter((batch) => !holds(batch));
    return taken;
  }
}

/** As many as may wait, in their order. */
export function newest(batches: readonly SharedClauses[]): SharedClauses[] {
  let words = 0;
  let from = batches.length;
  while (from > 0 && words <= MOST_WORDS_WAITING) words += batches[--from]?.words.length ?? 0;
  return batches.slice(words > MOST_WORDS_WAITING ? from + 1 : from);
}

/** Each clause with its number of levels. Pre: the literals are not kept beyond the visit. */
export function forEachClause(
  { words }: SharedClauses,
  visit: (clause: Int32Array, levels: number) => void,
): void {
  for (let k = 0; k < words.length; k += 2 + at(words, k + 1))
    visit(words.subarray(k + 2, k + 2 + at(words, k + 1)), at(words, k));
}
