/** Cells of a kind that a sentence speaks of as one thing: `the canal has no dead ends`. */
import { rule, table } from "../../grammar.js";
import { unsaid } from "../../meanings.js";
import { atLeastOne, denied, soMany } from "../../say.js";

const ALL_SIDES = "touch|touches|reach|reaches all|each the? 4? sides|side|edges|edge|borders|border";

export const areaPhrases = table(() => [
  rule(
    "statement",
    [
      "the <area> have no dead end|ends",
      "the <area> not have a|any dead end|ends",
      "there be no dead ends in the <area>",
    ],
    ({ area: { plain, of } }) =>
      () =>
        `for each cell c where ${of("c").text}: at least 2 ${plain} in c.neighbours`,
  ),
  rule(
    "statement",
    [`the <area> ${ALL_SIDES}`, `the <area> ${ALL_SIDES} of the board`],
    ({ area }) =>
      () =>
        ["rows[1]", "rows.last", "columns[1]", "columns.last"]
          .map((line) => soMany(atLeastOne, { conditions: [area] }, line, []).text)
          .join("; "),
  ),
  ...[true, false].map((isSome) =>
    rule("verb", isSome ? "have a|any|some? dead end|ends" : "have no dead end|ends", () => ({
      of: ({ variable: s, role }) => {
        if (role !== "region" && role !== "family") return unsaid;
        const none = {
          text: `all(count(y in x.neighbours where y in ${s}) >= 2 for x in ${s})`,
          denied: `some(count(y in x.neighbours where y in ${s}) < 2 for x in ${s})`,
        };
        return isSome ? denied(none) : none;
      },
    })),
  ),
]);
