/** Numbers added up over the board, and amounts of several kinds: `exactly 3 red cells and 3 blue cells`. */
import { rule, table } from "../grammar.js";
import { type HowMany, UNSAID } from "../meanings.js";
import { compared, isKind, ofAll, setIn, several, soMany } from "../say.js";
import { sumIn } from "./values.js";

const exactly = (number: string): HowMany => ({ bound: "exactly", number: () => number });

export const totalPhrases = table(() => [
  rule(
    "statement",
    ["all? of? the? <valued> together make|makes|give|gives|equal|add <value>"],
    ({ valued, value }) =>
      (scope) =>
        compared(sumIn({ conditions: [], value: valued }, "cells", scope) ?? "", "=", "!=", value(scope))
          .text,
  ),
  rule(
    "statement",
    [
      "there be <counted> in total",
      "there be <counted> on|in the board in total",
      "<counted> in total",
      "<counted> be placed|put in total",
      "place|put <counted> in total",
    ],
    ({ counted: { amount, noun } }) =>
      amount.isIndefinite === true || !isKind(noun)
        ? undefined
        : (scope) => soMany(amount, noun, "cells", scope).text,
  ),
  rule(
    "statement",
    ["the? product of all? the? <noun> <saying>", "the? product of all? the? <valued> <where> <saying>"],
    (parts) => (scope) => {
      const value = "noun" in parts ? parts.noun.value : parts.valued;
      const conditions = "noun" in parts ? parts.noun.conditions : [];
      const set = "where" in parts ? parts.where(scope) : "cells";
      const where = conditions.length === 0 ? "" : ` where ${ofAll(conditions, "x").text}`;
      return value === undefined || ("noun" in parts && conditions.length === 0)
        ? UNSAID
        : parts.saying(`product(x.${value} for x in ${set}${where})`, scope).text;
    },
  ),
  rule("statement", ["in|for <each> <sets> ,? the <clue> be the <measure>"], ({ sets, clue, measure }) =>
    clue.sort !== sets.sort
      ? undefined
      : (scope) => {
          const set = setIn(scope, sets);
          return `for each ${set.sort} ${set.variable} with ${clue.layer}: ${measure(set, [...scope, set])} = ${set.variable}.${clue.layer}`;
        },
  ),
  ...(["the same|equal", "different"] as const).map((as, at) =>
    rule("statement", `<sets> of the same size have ${as} <measure>`, ({ sets, measure }) =>
      sets.of !== undefined
        ? undefined
        : () => {
            const [a, b] = ["a", "b"].map((variable) =>
              measure({ variable, sort: sets.sort, role: sets.role }, []),
            );
            return `for each ${several(sets.sort)} a, b where size(a) = size(b): ${a} ${at === 0 ? "=" : "!="} ${b}`;
          },
    ),
  ),
  rule("sentence", ["exactly <number:a> <noun:x> and exactly? <number:b> <noun:y>"], ({ a, b, x, y }) =>
    isKind(x) && isKind(y)
      ? [soMany(exactly(a), x, "cells", []), soMany(exactly(b), y, "cells", [])]
          .map(({ text }) => text)
          .join("; ")
      : undefined,
  ),
]);
