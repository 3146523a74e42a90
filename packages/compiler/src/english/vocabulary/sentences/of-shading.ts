/** Cells of one kind that do not cut others apart, or touch in some way only. */
import { rule, table } from "../../grammar.js";
import { type Noun, UNSAID } from "../../meanings.js";
import { allTrue, cellsBeing, denied, isKind, nearby, ofAll } from "../../say.js";

const CUT = "cut|divided|split|separated|broken|disconnected|torn";
const PARTS = "parts|pieces|groups|areas|regions";

const connected = (noun: Noun): string => `connected(${cellsBeing("cells", noun, [])})`;

export const shadingPhrases = table(() => [
  rule(
    "statement",
    [
      `all? the? <noun> not be ${CUT} up|apart?`,
      `all? the? <noun> not be ${CUT} up? into|in several|2|different|separate|multiple? ${PARTS}`,
      `all? the? <noun> not be ${CUT} up|apart? by the? <noun:by>`,
      `all? the? <noun> not be ${CUT} up? into|in several|2|different|separate|multiple? ${PARTS} by the? <noun:by>`,
    ],
    ({ noun, ...rest }) =>
      isKind(noun) && (!("by" in rest) || isKind(rest.by)) ? () => connected(noun) : undefined,
  ),
  // All others hang together.
  rule(
    "statement",
    [
      `all? the? <flag> cells? not divide|cut|split|separate|disconnect the board up|apart?`,
      `all? the? <flag> cells? not divide|cut|split|separate|disconnect the board into|in several|2|different|separate|multiple? ${PARTS}`,
    ],
    ({ flag: { of, plain } }) =>
      plain === undefined || plain.startsWith("not ")
        ? undefined
        : () => connected({ conditions: [{ of: (c) => denied(of(c)), plain: `not ${plain}` }] }),
  ),
  rule(
    "statement",
    [
      "<two> <noun> touch|touches eachother? only diagonally",
      "all? the? <noun> be isolated|separated from eachother orthogonally?",
    ],
    ({ noun }) =>
      isKind(noun)
        ? () => {
            const both = allTrue([ofAll(noun.conditions, "x"), ofAll(noun.conditions, "y")]);
            return `for each link (x, y): ${denied(both).text}`;
          }
        : undefined,
  ),
  rule(
    "statement",
    ["no <sets> have a|an|any? <sets:block>", "<sets> not have a|an|any? <sets:block>"],
    ({ sets: { sort, role, of }, block }) =>
      role === "region" && of === undefined && block.sort.startsWith("block ")
        ? () => `for each ${sort} s, ${block.sort} b: not all(x in s for x in b)`
        : undefined,
  ),
  rule(
    "statement",
    ["2? equal <valued> not <touching>", "no 2 cells with the? same|equal <valued> <touching>"],
    ({ valued, touching }) =>
      () => {
        const differ = `x.${valued} != y.${valued}`;
        return touching === "sides"
          ? `for each link (x, y): ${differ}`
          : `for each cell x, cell y in ${nearby("x", touching)}: ${differ}`;
      },
  ),
  // Where not every cell has a value; where every cell has one, the first is refused.
  ...([true, false] as const).map((isSparse) =>
    rule(
      "statement",
      [
        "2? equal <listed> not <touching>",
        "the same <listed> not <touching>",
        "no 2 cells with the? same|equal <listed> <touching>",
      ],
      ({ listed, touching }) =>
        () => {
          const guard = isSparse ? ` where x has ${listed} and y has ${listed}` : "";
          const head =
            touching === "sides"
              ? "for each link (x, y)"
              : touching === "corners"
                ? UNSAID
                : "for each cell x, cell y in x.around";
          return `${head}${guard}: x.${listed} != y.${listed}`;
        },
    ),
  ),
]);
