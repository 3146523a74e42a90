/** A search in slices, and why it found nothing. */

import { type Diagnostic, type Lowered, whyNone } from "@ecp/compiler";
import type { OptionId, Search } from "@ecp/engine";
import { firstSlice, largestSlice, sliceMs } from "../thresholds.js";

interface Slice {
  readonly solutions: readonly (readonly OptionId[])[];
  readonly ended: boolean;
}

/** Until the search has ended. */
export function* slices(search: Search, now: () => number): Generator<Slice, void> {
  let size = firstSlice;
  for (;;) {
    const before = now();
    const state = search.step(size);
    const took = now() - before;
    const ended = state !== "running";
    yield { solutions: search.next(), ended };
    if (ended) return;
    const ideal = took <= 0 ? size * 4 : (size * sliceMs) / took;
    size = Math.max(100, Math.min(largestSlice, size * 4, Math.round(ideal)));
  }
}

/** Why there is no answer, in words. */
export const reasonOf = (search: Search, lowered: Lowered, diagnostics: readonly Diagnostic[] = []): string =>
  whyNone(search, lowered, diagnostics)?.message ?? search.reason ?? "every possibility was tried";
