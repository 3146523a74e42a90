/** Connected cells with equal numbers, as large as these say. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import { TELLS_NUMBER } from "../../tells.js";

const GROUP = "area|group|region|block|polyomino|areas|groups|regions|blocks|polyominoes";
const AS_MANY = "have exactly? as many cells as";

const asLarge = (valued: string): string => `for each group g by ${valued}: size(g) = g.${valued}`;

/** Groups of equal numbers, of which there is one layer. */
export const groupsOfOneSize = (layer: string): readonly PhraseRule[] =>
  rule(
    "statement",
    [
      "2 group|groups|polyomino|polyominoes of the? same|equal size not <touching>",
      "group|groups|polyomino|polyominoes of the? same|equal size not <touching>",
    ],
    ({ touching }) =>
      touching === "sides" || touching === "touching"
        ? () =>
            `for each link (a, b) where a.${layer} != b.${layer}: size(group(a by ${layer})) != size(group(b by ${layer}))`
        : undefined,
  );

export const equalGroupPhrases = table(() => [
  ...rule(
    "statement",
    [
      `<each> ${GROUP} of connected? equal <valued> ${AS_MANY} its|their? <valued:again>`,
      `<each> ${GROUP} of connected? equal <valued> ${AS_MANY} its|the|their <valued:again> say|says|tells|indicates|indicate`,
      `<each> ${GROUP} of connected? equal <valued> ${AS_MANY} the <valued:again> in it`,
      `<each> ${GROUP} of cells with the same <valued> ${AS_MANY} its|their|the? <valued:again>`,
      `${GROUP} of connected? equal <valued> ${AS_MANY} its|their|the? <valued:again>`,
      `${GROUP} of connected? equal <valued> ${AS_MANY} its|the|their <valued:again> say|says|tells|tell|indicates|indicate`,
      `<each> ${GROUP} of connected? equal <valued> have the|a? size of? its|their|the? <valued:again>`,
      `<each> ${GROUP} of connected? equal <valued> be as large|big as its|their|the? <valued:again>`,
      `${GROUP} of connected? equal <valued> be as large|big as its|their|the? <valued:again>`,
    ],
    ({ valued, again }) => (valued === again ? () => asLarge(valued) : undefined),
  ),
  ...rule(
    "statement",
    [
      `<each> <valued> be part of a|an ${GROUP} of exactly? that many orthogonally? connected? cells`,
      `<each> <valued> be|lie|lies|belong|belongs in|to a|an ${GROUP} of exactly? that many orthogonally? connected? cells`,
      `<each> <valued> be part of a|an ${GROUP} with exactly? that many cells`,
      ...(["d", "n", "x", "k"] as const).flatMap(
        (letter) =>
          [
            `<each> <valued> ${letter} belong|belongs to a|an ${GROUP} of exactly? ${letter} connected? equal? <valued>`,
            `<each> <valued> ${letter} belong|belongs to a|an ${GROUP} of exactly? ${letter} connected? equal? cells`,
            `<each> <valued> ${letter} be|lie|lies part|in of? a|an ${GROUP} of exactly? ${letter} connected? equal? <valued>`,
            `<each> <valued> ${letter} be|lie|lies part|in of? a|an ${GROUP} of exactly? ${letter} connected? equal? cells`,
          ] as const,
      ),
    ],
    ({ valued }) =>
      () =>
        asLarge(valued),
  ),
  ...rule(
    "statement",
    [
      `<each> <valued> be|equal|equals equal? to? the? size of its|the ${GROUP}`,
      `<each> <valued> be|equal|equals equal? to? the? size of the ${GROUP} it be|belong|belongs in|to`,
      `<each> <valued> ${TELLS_NUMBER} the? size of its|the ${GROUP}`,
      `<each> <valued> be|equal|equals equal? to? howmany cells in|of its|the ${GROUP}`,
    ],
    ({ valued }) =>
      () =>
        asLarge(valued),
  ),
]);
