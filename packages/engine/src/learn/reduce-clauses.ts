/**
 * Forgets the less useful half of the learned clauses, and closes the gaps in the arena.
 *
 * Kept: clauses of at most two decision levels, those of at most six that were of use since the last reduction, those that
 * are a reason now, and the better half of the rest by decision levels, then by length (Audemard and Simon 2009).
 * The score of a clause that was learned is its number of decision levels when it was last of use (LBD), plus USED if it was of use since the last
 * reduction; that of others is 0.
 * Cost: O(arena + watches), every few thousand conflicts.
 */
import { ARENA, ARENA_END, DOOMED, LITERALS, SCORE, SIZE, USED } from "../kernel/core-layout.js";
import { at, at8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";

const ALWAYS_KEPT = 2;
const KEPT_IF_USED = 6;

export function reduceClauses(kernel: DeductionKernel): void {
  const { registers, core } = kernel;
  const end = at(registers, ARENA_END >> 2);
  const words = new Int32Array(core.memory.buffer, at(registers, ARENA >> 2), end);
  const expendable: number[] = [];
  for (let c = 1; c < end; c += LITERALS + at(words, c + SIZE)) {
    const score = at(words, c + SCORE);
    const levels = score & ~USED;
    const kept = levels <= ALWAYS_KEPT || (levels <= KEPT_IF_USED && (score & USED) !== 0);
    if (!kept && at(words, c + SIZE) > 2 && !isReason(kernel, words, c)) expendable.push(c);
  }
  for (const c of expendable) words[c + SCORE] = at(words, c + SCORE) & ~USED;
  expendable.sort(
    (a, b) =>
      at(words, a + SCORE) - at(words, b + SCORE) || at(words, a + SIZE) - at(words, b + SIZE) || a - b,
  );
  for (const c of expendable.slice(expendable.length >> 1)) {
    words[c + SCORE] = DOOMED;
    kernel.oracle?.forgotten?.(words.subarray(c + LITERALS, c + LITERALS + at(words, c + SIZE)));
  }
  kernel.compact();
}

function isReason(kernel: DeductionKernel, words: Int32Array, clause: number): boolean {
  const first = at(words, clause + LITERALS);
  return at8(kernel.value, first) > 0 && at(kernel.reason, first >> 1) === clause;
}
