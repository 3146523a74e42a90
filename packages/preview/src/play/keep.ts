/** The browser keeps the entries for the next visit: under the puzzle's own key, so that a puzzle that was changed begins anew. */

export interface Keeper {
  readonly load: (key: string) => string | undefined;
  /** Undefined: nothing is kept any more. */
  readonly save: (key: string, text: string | undefined) => void;
}

const prefix = "ecp filled ";
/** Boards that are kept; those kept first go first. */
const mostKept = 200;

/** Where nothing may be kept, as in a page without storage, nothing is. */
export function keepLocally(storage: () => Storage): Keeper {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    load: (key) => attempt((kept) => kept.getItem(prefix + key) ?? undefined),
    save: (key, text) =>
      attempt((kept) => {
        if (text === undefined) {
          kept.removeItem(prefix + key);
          return;
        }
        const own = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? "").filter((each) =>
          each.startsWith(prefix),
        );
        if (own.length >= mostKept && !own.includes(prefix + key))
          for (const old of own.slice(0, own.length - mostKept + 1)) kept.removeItem(old);
        kept.setItem(prefix + key, text);
      }),
  };
}
