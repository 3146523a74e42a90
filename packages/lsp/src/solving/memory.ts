/** How much a job may take. What the engine takes it counts itself; here is what is compiled, and what is kept of answers. */

/** What an entry takes while it is compiled and searched, as `ecpc --memory` reckons. */
const bytesPerEntry = 200;

/** As many entries as fit; without a limit, as many as the compiler takes by itself. */
export const entriesWithin = (memoryBytes: number | undefined): { readonly entryLimit?: number } =>
  memoryBytes === undefined ? {} : { entryLimit: Math.ceil(memoryBytes / bytesPerEntry) };

/** What a text in a set takes besides its characters. */
const bytesPerKey = 80;

/** Texts of which each is told from all before it, as long as there is room for them. */
export interface Distinct {
  readonly isNew: (key: string) => boolean;
  readonly isFull: () => boolean;
}

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
    isFull: () => bytes > memoryBytes,
  };
}
