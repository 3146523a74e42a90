/** Cells around a cell, and that cell: `around it, including itself`, `in the 3x3 square around it`. */
import { rule, table } from "../../grammar.js";
import type { Near } from "../../meanings.js";
import { latestCell, nearby } from "../../say.js";

// `including` is `have` by then.
const AND = ",? have|and|plus|with in? itself|it" as const;

const withIt = (cell: string, near: Near): string => `${nearby(cell, near)} + {${cell}}`;

export const neighbourhoodPhrases = table(() => [
  rule(
    "where",
    [`<near> it|them ${AND}`, `<near> the|that|its cell ${AND}`],
    ({ near }) =>
      (scope) =>
        withIt(latestCell(scope), near),
  ),
  rule(
    "where",
    [`<near> it|them diagonallytoo ${AND}`, `<near> the|that cell diagonallytoo ${AND}`],
    () => (scope) => withIt(latestCell(scope), "all round"),
  ),
  rule(
    "where",
    [`in|of|among <vicinity> ${AND}`],
    ({ vicinity }) =>
      (scope) =>
        withIt(latestCell(scope), vicinity),
  ),
  rule(
    "where",
    [
      "in|of|on the 3 x 3 area|block|cell|cells|box around|round|surrounding it",
      "in|of|on the 3 x 3 area|block|cell|cells|box centred|centered on|at|around it",
    ],
    () => (scope) => withIt(latestCell(scope), "all round"),
  ),
]);
