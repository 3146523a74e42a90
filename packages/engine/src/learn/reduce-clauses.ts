/**
 * Forgets the less useful half of the learned clauses, and closes the gaps in the arena.
 *
 * Kept: clauses of at most two decision levels, those of at most six that were of use since the last reduction, those that
 * are a reason now, and the better half of the rest by decision levels, then by length (Audemard and Simon 2009).
 * Cost: O(arena + watches), every few thousand conflicts.
 */
import { LITERALS, SCORE, SIZE, USED } from "../kernel/clause-arena.js";
import { at, at8 } from "../kernel/indexing.js";
import type { Kernel } from "../kernel/kernel.js";

const DOOMED = -1;
const ALWAYS_KEPT = 2;
const KEPT_IF_USED = 6;

/** `learned` are the addresses of the learned clauses; returns those that are left, at their new addresses. */
export function reduceClauses(kernel: Kernel, learned: readonly number[]): number[] {
  const words = kernel.arena.words;
  const expendable = learned.filter((c) => {
    const score = at(words, c + SCORE);
    const levels = score & ~USED;
    const kept = levels <= ALWAYS_KEPT || (levels <= KEPT_IF_USED && (score & USED) !== 0);
    return !kept && at(words, c + SIZE) > 2 && !isReason(kernel, c);
  });
  for (const c of expendable) words[c + SCORE] = at(words, c + SCORE) & ~USED;
  expendable.sort(
    (a, b) =>
      at(words, a + SCORE) - at(words, b + SCORE) || at(words, a + SIZE) - at(words, b + SIZE) || a - b,
  );
  for (const c of expendable.slice(expendable.length >> 1)) words[c + SCORE] = DOOMED;
  return compact(kernel, learned);
}

function isReason(kernel: Kernel, clause: number): boolean {
  const first = at(kernel.arena.words, clause + LITERALS);
  return at8(kernel.value, first) > 0 && at(kernel.reason, first >> 1) === clause;
}

/**
 * Slides clauses down over the doomed ones. While addresses are being translated, the old place of a clause holds its new
 * address in SIZE of a copy; the copy is dropped afterwards.
 */
function compact(kernel: Kernel, learned: readonly number[]): number[] {
  const { arena, watches, reason, trail } = kernel;
  const old = arena.words;
  const moved = new Int32Array(old.length);
  let end = 1;
  for (let c = 1; c < arena.end; ) {
    const length = LITERALS + at(old, c + SIZE);
    const score = at(old, c + SCORE);
    if (score === DOOMED) old[c + SIZE] = 0;
    else {
      moved.set(old.subarray(c, c + length), end);
      moved[end + SCORE] = score & ~USED;
      old[c + SIZE] = end;
      end += length;
    }
    c += length;
  }
  arena.words = moved;
  arena.end = end;
  const pairs = watches.words;
  for (let l = 0; l < watches.size.length; l++) {
    const start = at(watches.start, l);
    const end = start + at(watches.size, l);
    let kept = start;
    for (let i = start; i < end; i += 2) {
      const tagged = at(pairs, i);
      const to = at(old, Math.abs(tagged) + SIZE);
      if (to === 0) continue;
      pairs[kept] = tagged < 0 ? -to : to;
      pairs[kept + 1] = at(pairs, i + 1);
      kept += 2;
    }
    watches.size[l] = kept - start;
  }
  for (let i = 0; i < kernel.trailSize; i++) {
    const variable = at(trail, i) >> 1;
    if (at(reason, variable) > 0) reason[variable] = at(old, at(reason, variable) + SIZE);
  }
  return learned.map((c) => at(old, c + SIZE)).filter((c) => c !== 0);
}
