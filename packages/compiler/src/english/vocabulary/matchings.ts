/** Each of one kind has one of another kind beside it for itself: links that nobody sees say which. */

import { rule, table } from "../grammar.js";
import type { Noun } from "../meanings.js";
import { allTrue, atLeastOne, headOf, isKind, nearby, ofAll, ofCells, oneOf, soMany } from "../say.js";

const LINK = "own";

/** Lines, of which the last declares the links. */
function matching(each: Noun, own: Noun): string {
  const joins = (x: string, y: string) => allTrue([ofAll(each.conditions, x), ofAll(own.conditions, y)]);
  return [
    `${headOf("cell", "c", each.conditions)}: exactly 1 ${LINK} in c.links`,
    `${headOf("cell", "c", own.conditions)}: at most 1 ${LINK} in c.links`,
    `for each link (x, y) with ${LINK}: ${oneOf(joins("x", "y"), joins("y", "x")).text}`,
    `find hidden ${LINK}: yes/no on links`,
  ].join("\n");
}

export const matchingPhrases = table(() => [
  rule(
    "statement",
    [
      "<each> <noun> have its own <core> <near> it?",
      "<each> <noun> be paired|matched|tied|joined|connected|linked|associated with|to exactly? a|an|1 <core> <near> it?",
    ],
    ({ noun, core, near }) =>
      near === "sides" && isKind(noun) && isKind(core) ? () => matching(noun, core) : undefined,
  ),
  // Where nothing is said of where it is, it is beside it.
  rule("statement", ["<each> <noun> have its own <core>"], ({ noun, core }) =>
    isKind(noun) && isKind(core) ? () => matching(noun, core) : undefined,
  ),
  // Several may belong to the same one.
  rule(
    "statement",
    ["<each> <noun> belong|belongs to a|an|1|some <core> <near> it?"],
    ({ noun, core, near }) =>
      isKind(noun) && isKind(core)
        ? (scope) =>
            ofCells(
              noun,
              scope,
              ({ variable }, inner) => soMany(atLeastOne, core, nearby(variable, near), inner).text,
            )
        : undefined,
  ),
]);
