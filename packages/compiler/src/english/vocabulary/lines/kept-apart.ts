/** Numbers of which something is said that must not be neighbours, or not in one line, and pairs that a line has. */
import { rule, table } from "../../grammar.js";
import { UNSAID, unsaid } from "../../meanings.js";
import {
  allTrue,
  compared,
  denied,
  isKind,
  latestSet,
  lineSort,
  nearby,
  numbered,
  ofAll,
  ofSets,
  soMany,
} from "../../say.js";

const cellCalled = (variable: string, value: string) =>
  ({ variable, sort: "cell", role: "cell", value }) as const;

const behind = { row: "right", column: "down" } as const;

const APPEAR = "appear|appears|occur|occurs|be";

export const apartPhrases = table(() => [
  rule(
    "statement",
    [
      "<two> <valued> that|which <between> not <touching>",
      "no <two> <valued> that|which <between> <touching>",
      "<two> <valued> with a difference of <number> not <touching>",
    ],
    ({ valued, touching, ...rest }) =>
      () => {
        const [x, y] = [cellCalled("x", valued), cellCalled("y", valued)];
        const said =
          "number" in rest
            ? compared(`abs(x.${valued} - y.${valued})`, "=", "!=", rest.number)
            : rest.between(x, y);
        const head =
          touching === "sides"
            ? "for each link (x, y)"
            : `for each cell x, cell y in ${nearby("x", touching)}`;
        return `${head}: ${denied(said).text}`;
      },
  ),
  // `in each row the 1 and the 6 are not adjacent`
  ...([true, false] as const).flatMap((isApart) =>
    rule(
      "clause",
      [
        `the? <core:a> and the? <core:b> ${isApart ? "not" : ""} <touching>`,
        `the? <core:a> ${isApart ? "not" : ""} <touch:touching> the? <core:b>`,
        `the? <core:a> ${isApart ? "not" : ""} be <near:touching> the? <core:b>`,
      ],
      ({ a, b, touching }) =>
        (scope) => {
          const set = latestSet(scope);
          if (set === UNSAID || !isKind(a) || !isKind(b)) return unsaid;
          const both = allTrue([ofAll(a.conditions, "x"), ofAll(b.conditions, "y")]);
          const pairs = `for x, y in ${set} where y in ${nearby("x", touching)}`;
          return isApart
            ? { text: `all(${both.denied} ${pairs})`, denied: `some(${both.text} ${pairs})` }
            : { text: `some(${both.text} ${pairs})`, denied: `all(${both.denied} ${pairs})` };
        },
    ),
  ),
  // `exactly one pair of adjacent equal digits`
  rule(
    "verb",
    [
      "have <amount> pair|pairs of adjacent|neighbouring|consecutive? equal <valued>",
      "have <amount> pair|pairs of equal adjacent|neighbouring <valued>",
      "have <amount> pair|pairs of adjacent|neighbouring cells with the same <valued>",
    ],
    ({ amount, valued }) => ({
      of: ({ variable, sort }, scope) => {
        const side = behind[(lineSort(variable, scope) ?? sort) as "row" | "column"];
        return side === undefined || amount.isIndefinite === true
          ? { text: UNSAID, denied: UNSAID }
          : numbered(
              `count(x in ${variable} where x has ${side} and x.${valued} = x.${side}.${valued})`,
              amount,
              scope,
            );
      },
    }),
  ),
  // `no number appears more than once unshaded in any row`
  rule(
    "statement",
    [
      `no <valued> ${APPEAR} more than exactly? 1 times? <adjective> in|on|within <each> <families>`,
      `no <valued> ${APPEAR} <adjective> more than exactly? 1 times? in|on|within <each> <families>`,
      `no <adjective> <valued> ${APPEAR} more than exactly? 1 times? in|on|within <each> <families>`,
      `no <adjective> <valued> ${APPEAR} 2 times in|on|within <each> <families>`,
      `no <adjective> <valued> be repeated in|on|within <each> <families>`,
      `no <adjective> <valued> repeat|repeats in|on|within <each> <families>`,
    ],
    ({ valued, adjective, families }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }) => {
          const text = `different(x.${valued} for x in ${variable} where ${adjective.of("x").text})`;
          return { text, denied: `not ${text}` };
        }),
  ),
  // `stars may not be placed in adjacent cells, not even diagonally`
  rule(
    "statement",
    [
      "<two> <noun> not <be> in|on <nearby> cells",
      "no <two> <noun> <be> in|on <nearby> cells",
      "<two> <noun> not <be> in|on <nearby> cells <too>",
      "no <two> <noun> <be> in|on <nearby> cells <too>",
    ],
    ({ noun, nearby: near, ...rest }) =>
      isKind(noun)
        ? () => {
            const both = allTrue(["x", "y"].map((cell) => ofAll(noun.conditions, cell))).denied;
            return near === "sides" && !("too" in rest)
              ? `for each link (x, y): ${both}`
              : `for each cell x, cell y in ${nearby("x", near === "sides" ? "all round" : near)}: ${both}`;
          }
        : undefined,
  ),
  rule("too", "diagonallytoo", () => true),
  rule(
    "statement",
    [
      "<each> <sets> have <amount> <noun> ,? that|which not <touching>",
      "<each> <sets> have <amount> non - adjacent|touching <noun>",
    ],
    ({ sets: { sort, role, of }, amount, noun, ...rest }) =>
      amount.isIndefinite === true || of !== undefined || role === "pieces" || !isKind(noun)
        ? undefined
        : (scope) => {
            const touching = "touching" in rest ? rest.touching : "sides";
            return [
              ofSets([{ sort, role }], scope, ({ variable }, inner) => soMany(amount, noun, variable, inner)),
              `for each ${sort} s: all(not (${ofAll(noun.conditions, "x").text} and ${ofAll(noun.conditions, "y").text}) for x, y in s where y in ${nearby("x", touching)})`,
            ].join("; ");
          },
  ),
]);
