/** Limits on the memory of a job. The engine counts its own memory; these limits are for compiling, and for the answers that are kept. */
import { bytesPerEntry, bytesPerKey } from "../thresholds.js";

/** As many entries as fit; without a limit, as many as the compiler takes by itself. */
export const entriesWithin = (memoryBytes: number | undefined): { readonly entryLimit?: number } =>
  memoryBytes === undefined ? {} : { entryLimit: Math.ceil(memoryBytes / bytesPerEntry) };

/** Texts of which each is told from all before it, as long as there is room for them. */
export interface Distinct {
  readonly isNew: (key: string) => boolean;
  readonly isFull: () => boolean;
}

/** A heap is cleared when it has grown to about twice of what is kept: so much of the memory is for what is kept. */
const PART_KEPT = 0.5;

export function makeDistinct(memoryBytes = Number.POSITIVE_INFINITY): Distinct {
  const seen = new Set<string>();
  let bytes = 0;
  return {
    isNew: (key) => {
      if (seen.has(key)) return false;
      seen.add(key);
      bytes += key.length + bytesPerKey;
      return true;
    },
    isFull: () => bytes > PART_KEPT * memoryBytes,
  };
}
