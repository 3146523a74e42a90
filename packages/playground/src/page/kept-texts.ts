/**
 * The last texts that were written here, kept by the browser and by nobody else. Where it keeps nothing (a private window, storage refused),
 * all goes on without.
 */

export interface KeptTexts {
  /** Newest first, those of earlier visits. */
  readonly earlier: readonly string[];
  /** The text of this visit is now this. */
  readonly keep: (text: string) => void;
  /** From now on, changes belong to a new text. */
  readonly begin: () => void;
}

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

const place = "ecp.texts";
const most = 5;

/** `storage`: may throw, also when it is asked for. */
export function keptTexts(storage: () => Storage): KeptTexts {
  const read = (): readonly string[] => {
    try {
      const texts: unknown = JSON.parse(storage().getItem(place) ?? "[]");
      return Array.isArray(texts) ? texts.filter((text) => typeof text === "string").slice(0, most) : [];
    } catch {
      return [];
    }
  };
  let earlier = read();
  let own: string | undefined;
  return {
    get earlier() {
      return earlier;
    },
    keep(text) {
      own = text;
      try {
        const others = earlier.filter((each) => each !== text);
        storage().setItem(place, JSON.stringify([text, ...others].slice(0, most)));
      } catch {
        // It is full, or refused: the text is on the screen all the same.
      }
    },
    begin() {
      if (own === undefined) return;
      earlier = [own, ...earlier.filter((each) => each !== own)].slice(0, most);
      own = undefined;
    },
  };
}
