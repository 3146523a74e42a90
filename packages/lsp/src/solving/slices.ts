/** A search in slices, and why it found nothing. */
import type { Diagnostic, Lowered } from "@ecp/compiler";
import type { OptionId, Search } from "@ecp/engine";

/** Nodes of a slice: small at first, because most problems are, then as many as take about `sliceMs`. */
const firstSlice = 2_000;
const largestSlice = 5_000_000;
const sliceMs = 40;

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

const GIVENS_CLASH = "ECP4114";

/** Of the first condition that nothing, or too little, can satisfy, if there is one; else of givens that clash. */
export function reasonOf(search: Search, lowered: Lowered, diagnostics: readonly Diagnostic[] = []): string {
  for (const item of search.uncoverable) {
    const said = lowered.reasonOf(item);
    if (said !== undefined) return said.message;
  }
  const clash = diagnostics.find(({ code }) => code === GIVENS_CLASH);
  return clash?.message ?? search.reason ?? "every possibility was tried";
}
