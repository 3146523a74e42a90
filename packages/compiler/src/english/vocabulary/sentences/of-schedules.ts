/** Plans of lessons, shifts and meetings: rows and columns are days, rooms and hours, and cells say who is there. */
import { rule, table } from "../../grammar.js";
import { allTrue, denied, nearby, ofAll, ofCells, ofSets, setIn, soMany } from "../../say.js";

const TIMES =
  "lesson|lessons|shift|shifts|class|classes|turn|turns|meeting|meetings|slot|slots|game|games|time|times|cell|cells";

const DOES = "teach|teaches|work|works|play|plays|be|appear|appears|occur|occurs|stand|stands|sit|sits";

export const schedulePhrases = table(() => [
  rule("core", `<flag> ${TIMES}`, ({ flag }) => ({ conditions: [flag] })),
  rule("core", `${TIMES} of <flag>`, ({ flag }) => ({ conditions: [flag] })),
  rule(
    "statement",
    [
      `<person> have <amount> ${TIMES} in|on <each> <families>`,
      `in|on <each> <families> ,? <person> have <amount> ${TIMES}`,
      `<person> ${DOES} <amount> times in|on <each> <families>`,
    ],
    ({ person, amount, families }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) =>
            ofSets(families, scope, ({ variable }, inner) =>
              soMany(amount, { conditions: [person] }, variable, inner),
            ),
  ),
  rule(
    "statement",
    [`<person> have <amount> ${TIMES} in total`, `<person> have <amount> ${TIMES}`],
    ({ person, amount }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) => soMany(amount, { conditions: [person] }, "cells", scope).text,
  ),
  rule(
    "statement",
    ["<person:a> and <person:b> not <be> in|on|at the same <families>"],
    ({ a, b, families }) =>
      (scope) =>
        families
          .map((sets) => {
            const set = setIn(scope, sets);
            const has = (one: typeof a) => {
              const text = `some(${ofAll([one], "x").text} for x in ${set.variable})`;
              return { text, denied: `not ${text}` };
            };
            return `for each ${set.sort} ${set.variable}: ${denied(allTrue([has(a), has(b)])).text}`;
          })
          .join("; "),
  ),
  // `red cells are only next to red cells` may speak of all that they are next to.
  rule(
    "statement",
    [
      "<core> only be placed|located|put|allowed <near> <counted>",
      "<core> only stand|stands|lie|lies <near> <counted>",
    ],
    ({ core, near, counted: { amount, noun } }) =>
      core.conditions.length === 0
        ? undefined
        : (scope) =>
            ofCells(
              core,
              scope,
              ({ variable }, inner) => soMany(amount, noun, nearby(variable, near), inner).text,
            ),
  ),
  rule(
    "statement",
    ["<core> only <be> <place>", "<core> <be> only <place>", "<core> <be> <place> only"],
    ({ core, place }) =>
      core.conditions.length === 0
        ? undefined
        : (scope) => ofCells(core, scope, ({ variable }) => place.of(variable).text),
  ),
  rule(
    "statement",
    [
      `whenever|when <person> ${DOES} ,? the <valued> be <value>`,
      `whenever|when <person> ${DOES} ,? <clause>`,
    ],
    ({ person, ...rest }) =>
      (scope) =>
        ofCells({ conditions: [person] }, scope, ({ variable }, inner) =>
          "clause" in rest ? rest.clause(inner).text : `${variable}.${rest.valued} = ${rest.value(inner)}`,
        ),
  ),
  ...(
    [
      ["directly|immediately follow|follows|after", "left"],
      ["directly|immediately precede|precedes|before", "right"],
    ] as const
  ).map(([said, side]) =>
    rule(
      "statement",
      [`<person:a> not ${said} <person:b>`, `<person:a> not <be> ${said} <person:b>`],
      ({ a, b }) =>
        (scope) =>
          ofCells({ conditions: [a] }, scope, ({ variable: c }) => {
            return `not (${c} has ${side} and ${ofAll([b], `${c}.${side}`).text})`;
          }),
    ),
  ),
]);
