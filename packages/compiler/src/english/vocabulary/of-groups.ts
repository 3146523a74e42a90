/** Groups of cells that only the answer shows: how large they are, and that they do not touch. */
import { rule, table } from "../grammar.js";
import { unsaid } from "../meanings.js";
import { allTrue } from "../say.js";

/** By how many cells it is wide and high at least. */
const atLeastAsLarge = (side: string) => ({
  of: ({ variable: g, role }: { readonly variable: string; readonly role: string }) =>
    role === "cell" || role === "line"
      ? unsaid
      : allTrue([
          { text: `${g} is rectangle`, denied: `${g} is not rectangle` },
          { text: `${g}.width >= ${side}`, denied: `${g}.width < ${side}` },
          { text: `${g}.height >= ${side}`, denied: `${g}.height < ${side}` },
        ]),
});

export const groupPhrases = table(() => [
  rule(
    "verb",
    [
      "be a? rectangle of at least <number:h> x <number:w> cells?",
      "be a? rectangle|rectangles of size? at least <number:h> x <number:w> cells?",
    ],
    ({ h, w }) => (h === w ? atLeastAsLarge(h) : undefined),
  ),
  rule(
    "statement",
    [
      "<each> <sets> have exactly? 1 <clue> ,? and? which|that be its area|size",
      "<each> <sets> have exactly? 1 <clue> ,? and the <clue:again> be its area|size",
    ],
    ({ sets: { sort, of }, clue, ...rest }) =>
      of === undefined || clue.sort !== "cell" || ("again" in rest && rest.again.layer !== clue.layer)
        ? undefined
        : () =>
            `for each ${sort} g of ${of}: count(c in g where c has ${clue.layer}) = 1; for each ${sort} g of ${of}: for each cell c in g with ${clue.layer}: size(g) = c.${clue.layer}`,
  ),
  rule(
    "statement",
    [
      "<two> <sets> not <touching>",
      "<two> different <sets> not <touching>",
      "no <two> different? <sets> <touching>",
    ],
    ({ sets: { of }, touching }) => {
      const [, flag] = /^cells where (\w+)$/.exec(of ?? "") ?? [];
      return flag === undefined || touching === "sides"
        ? undefined
        : () =>
            `for each cell x, cell y in x.around where x is ${flag} and y is ${flag}: y in group(x by ${flag})`;
    },
  ),
]);
