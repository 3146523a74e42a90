/** Two kinds that are never in one cell, and groups of one size that are never near each other. */
import { rule, table } from "../../grammar.js";
import { type Noun, UNSAID, unsaid } from "../../meanings.js";
import { allTrue, asCondition, isKind, latestSet, nearby, ofAll, ofSets, soMany } from "../../say.js";

const notBoth = (a: Noun, b: Noun): string =>
  `for each cell c: ${allTrue([ofAll(a.conditions, "c"), ofAll(b.conditions, "c")]).denied}`;

const SAME = "the|a|1 same? cell";

export const sameCellPhrases = table(() => [
  // `numbers are never part of the wall`
  rule("verb", "be part of a|an|the? <flag>", ({ flag }) => ({
    of: ({ variable, role }) => (role === "cell" ? flag.of(variable) : unsaid),
    ...(flag.plain === undefined ? {} : { plain: flag.plain }),
  })),
  rule(
    "statement",
    [
      `a|an|the? <core:a> and a|an|the? <core:b> not share|occupy ${SAME}`,
      `a|an|the? <core:a> and a|an|the? <core:b> not be in|on ${SAME}`,
      `a|an|the? <core:a> and a|an|the? <core:b> not stand|lie in|on ${SAME}`,
      `no <core:a> and <core:b> share|occupy ${SAME}`,
      `no <core:a> share|shares ${SAME} with a|an|any? <core:b>`,
      `a|an|the? <core:a> not share|shares ${SAME} with a|an|any? <core:b>`,
      "no cell have both? a|an? <core:a> and a|an? <core:b>",
      "no cell have a|an? <core:a> and a|an? <core:b> at the same time",
      "a|an|the? <core:a> not <be> on|in|at the same cell as a|an? <core:b>",
    ],
    ({ a, b }) => (isKind(a) && isKind(b) ? () => notBoth(a, b) : undefined),
  ),
  rule(
    "statement",
    [
      "<two> <sets> of|with the? same|equal size not <touching>",
      "no <two> <sets> of|with the? same|equal size <touching>",
      "<two> <sets> that|which have the same size not <touching>",
      "<two> equally large|big|sized <sets> not <touching>",
    ],
    ({ sets: { of }, touching }) => {
      const [, layer] = /^cells where (\w+)$/.exec(of ?? "") ?? [];
      return layer === undefined || touching === "sides"
        ? undefined
        : () =>
            `for each cell x, cell y in ${nearby("x", touching)} where x is ${layer} and y is ${layer}: y in group(x by ${layer}) or size(group(x by ${layer})) != size(group(y by ${layer}))`;
    },
  ),
  // `if an area has four cells, exactly one of them is empty`
  rule(
    "statement",
    [
      "if <each> <sets> <verb:condition> ,? then? <amount> of them|it|its <verb>",
      "if <each> <sets> <verb:condition> ,? then? <amount> of its|the|these cells <verb>",
      "if <each> <sets> <verb:condition> ,? then? <clause>",
    ],
    ({ sets, condition, ...rest }) =>
      (scope) =>
        ofSets([sets], scope, (set, inner) => {
          const then =
            "clause" in rest
              ? rest.clause(inner)
              : soMany(rest.amount, asCondition(rest.verb), latestSet(inner), inner);
          return { text: `if ${condition.of(set, inner).text}: ${then.text}`, denied: UNSAID };
        }),
  ),
]);
