import { defineDiagnostic } from "../diagnostic.js";

/** A relation that is asked of all pairs, since it does not begin with what says which two can be joined. */
export interface Related {
  readonly relation: string;
  readonly pairs: number;
  /** The words that its condition may begin with. */
  readonly instead: string;
}

/** Groups that are to be found, of which each cell may be the first. */
export interface Labelled {
  readonly cells: number;
  readonly pairs: number;
  /** The number of cells for which it fits. */
  readonly fits: number;
}

/** Pieces that are laid in all places. */
export interface Laid {
  readonly layer: string;
  readonly cells: number;
  readonly fits: number;
}

const count = (number: number): string => number.toLocaleString("en");

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
  labelled?: Labelled;
  laid?: Laid;
  /** How many elements each of the sets has that were gone through for each other. */
  ways?: readonly number[];
  /** The layer whose regions are compared, each with each. */
  compared?: string;
}>({
  code: "ECP5001",
  slug: "too-large",
  severity: "error",
  message: ({ places, values, limit, what, asked, ways, labelled, laid }) =>
    asked !== undefined
      ? `this problem is too large: ${count(asked)} ${what}, where ${count(limit)} entries are the limit`
      : ways !== undefined
        ? `this is too large: it goes through ${ways.map(count).join(" x ")} choices, and makes more than ${count(limit)} ${what}, which is the limit`
        : labelled !== undefined
          ? `this is too large: each of ${count(labelled.cells)} cells may be in the group of each other (${count(labelled.pairs)} pairs), which makes more than ${count(limit)} ${what}, which is the limit`
          : laid !== undefined
            ? `this is too large: the places of each \`${laid.layer}\` on ${count(laid.cells)} cells make more than ${count(limit)} ${what}, which is the limit`
            : values === 0
              ? `this problem is too large: more than ${count(limit)} ${what}, which is the limit`
              : `this problem is too large: at least ${count(values)} values in ${count(places)} places, and more than ${count(limit)} ${what}, which is the limit`,
  help: ({ largest, what, ways, related, labelled, laid, compared }) => {
    if (related !== undefined)
      return `\`${related.relation}\` is tested for ${count(related.pairs)} pairs, and goes through a set for each of them: begin it with a condition that limits the pairs: \`${related.instead}\``;
    if (ways !== undefined && compared !== undefined)
      return `each of the regions may be anywhere: say how large they are, as in \`for each ${compared} a: size(a) = 4\`; compare only those that touch, \`for each link (x, y) where x.${compared} is not y.${compared}: …\` with \`x.${compared}\` and \`y.${compared}\`; or take a smaller board`;
    if (ways !== undefined)
      return "take each from a small set that depends on the ones before it, such as `cell y in x.neighbours`, instead of a filter over all";
    if (labelled !== undefined)
      return `use only the groups of a few known cells, as in \`for each cell c with clue: … group(c by …) …\`, or only the sizes of groups, or take a board of up to ${count(labelled.fits)} cells`;
    if (laid !== undefined)
      return `place fewer of its shapes, as in \`place I any number of times\`, or draw only those that you need (\`pieces p:\`), or take a board of up to ${count(laid.fits)} cells`;
    const smaller =
      what === "numbers in one range"
        ? "write a smaller range"
        : largest === undefined
          ? "take a smaller board"
          : `take a smaller board, or fewer values for \`${largest.layer}\` (up to ${count(largest.values)} in a place)`;
    return `${smaller}; a higher limit on memory allows more (\`--memory\`)`;
  },
  page: {
    meaning:
      "Rules and board together make a problem that does not fit into the allowed memory, so the answer is unknown. A smaller board, a rule about fewer cells, or more memory may help. No short example causes this message.",
  },
});
