import { defineDiagnostic } from "../diagnostic.js";

/** A relation that is asked of all pairs, since it does not begin with what says which two can be joined. */
export interface Related {
  readonly relation: string;
  readonly pairs: number;
  /** What it may begin with. */
  readonly instead: string;
}

export const tooLarge = defineDiagnostic<{
  /** Elements to be found, and the values that they can have together. */
  places: number;
  values: number;
  /** The layer with most values, and how many it has. */
  largest?: { readonly layer: string; readonly values: number };
  limit: number;
  what: string;
  /** How many of `what` were asked for at once, before anything was made. */
  asked?: number;
  related?: Related;
}>({
  code: "ECP5001",
  slug: "too-large",
  severity: "error",
  message: ({ places, values, limit, what, asked }) =>
    asked !== undefined
      ? `this problem is too large: ${asked.toLocaleString("en")} ${what}, where ${limit.toLocaleString("en")} entries are the limit`
      : values === 0
        ? `this problem is too large: more than ${limit.toLocaleString("en")} ${what}, which is the limit`
        : `this problem is too large: at least ${values.toLocaleString("en")} values in ${places.toLocaleString("en")} places, and more than ${limit.toLocaleString("en")} ${what}, which is the limit`,
  help: ({ largest, what, related }) =>
    related !== undefined
      ? `\`${related.relation}\` is asked of ${related.pairs.toLocaleString("en")} pairs, and goes through a set for each: begin it with what says which two can be joined: \`${related.instead}\``
      : `${what === "numbers in one range" ? "write a smaller range" : largest === undefined ? "take a smaller board" : `take a smaller board, or fewer values for \`${largest.layer}\` (up to ${largest.values.toLocaleString("en")} in a place)`}; a larger limit on memory allows more (\`--memory\`)`,
  page: {
    meaning:
      "Rules and board together make a problem that would not fit into the memory that is allowed. The answer is then unknown. A smaller board, a rule that speaks of fewer cells, or more memory may help. No short text raises this.",
  },
});
