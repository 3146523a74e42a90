/** Rows, and the whole board, that read the same from two sides. Of the only layer that the cells have. */
import { type PhraseRule, rule } from "../grammar.js";
import { unsaid } from "../meanings.js";
import { compared, ofSets } from "../say.js";

const across = "cell(c.row, board.width + 1 - c.column)";
const over = "cell(board.height + 1 - c.row, c.column)";
const round = "cell(board.height + 1 - c.row, board.width + 1 - c.column)";
const flipped = "cell(c.column, c.row)";

const symmetries: readonly (readonly [patterns: readonly string[], image: string])[] = [
  [
    [
      "be mirror? symmetric|symmetrical from? left to|and right",
      "be mirror? symmetric|symmetrical about|across|along|in|around the? vertical axis|line|middle",
      "have left - right symmetry",
      "be left - right symmetric|symmetrical",
      "be left right symmetric|symmetrical",
      "have a vertical axis of symmetry",
      "be symmetric|symmetrical horizontally",
      "be horizontally symmetric|symmetrical",
    ],
    across,
  ],
  [
    [
      "be mirror? symmetric|symmetrical from? top to|and bottom",
      "be mirror? symmetric|symmetrical about|across|along|in|around the? horizontal axis|line|middle",
      "have a horizontal axis of symmetry",
      "be symmetric|symmetrical vertically",
      "be vertically symmetric|symmetrical",
    ],
    over,
  ],
  [
    [
      "be rotationally|point symmetric|symmetrical",
      "be point - symmetric|symmetrical",
      "have 180? degree? rotational|point symmetry",
      "have rotational symmetry of 180 degrees",
      "be symmetric|symmetrical under a? half turn|rotation",
      "be symmetric|symmetrical under|by|with a? rotation by|of|through 180 degrees|°",
      "be symmetric|symmetrical under|by|with a? 180 -? degree|degrees|° rotation|turn",
      "have 180 -? degree|degrees|° rotational? symmetry",
      "not change|changes under|when a? half turn|rotation",
      "be symmetric|symmetrical about|around the|its? center|centre|middle",
      "look|looks|be the same after|under|when a? half turn",
      "look|looks|be the same when turned|rotated upside down",
      "look|looks|be the same when turned|rotated by? 180 degrees",
      "look|looks|be the same upside down",
    ],
    round,
  ],
  [
    [
      "be symmetric|symmetrical about|across|along|in the|its? main? diagonal",
      "be diagonally symmetric|symmetrical",
    ],
    flipped,
  ],
];

const PICTURE = "the? board|picture|pattern|figure|shading|solution|arrangement|answer";

const PICTURED = "digits|letters|numbers|values|colours|colors|cells";

export const symmetryOf = (layer: string): readonly PhraseRule[] => [
  ...rule(
    "verb",
    [
      "be|form|forms|make|makes a? palindrome|palindromes",
      "be palindromic",
      "read|reads the same forward|forwards and backward|backwards",
      "read|reads|be the same from? left to right and from? right to left",
      "be symmetric|symmetrical",
    ],
    () => ({
      of: ({ variable: s, role }) => {
        const values = (of: string): string => `[x.${layer} for x in ${of}]`;
        return role === "line" ? compared(values(s), "=", "!=", values(`reversed(${s})`)) : unsaid;
      },
    }),
  ),
  ...rule(
    "statement",
    [
      `the? ${PICTURED} in|of|on <each> <families> form|forms|be|make|makes a? palindrome|palindromes`,
      `in|on <each> <families> ,? the? ${PICTURED} form|forms|be|make|makes a? palindrome|palindromes`,
    ],
    ({ families }) =>
      (scope) =>
        ofSets(families, scope, ({ variable: s, role }) =>
          role === "line"
            ? compared(`[x.${layer} for x in ${s}]`, "=", "!=", `[x.${layer} for x in reversed(${s})]`)
            : unsaid,
        ),
  ),
  ...rule(
    "statement",
    [
      "no 2 <sets> be the? same|equal|alike",
      "all|both? the? <sets> be all? different",
      "the 2 <sets> be different",
    ],
    ({ sets: { sort, role } }) => {
      const values = (of: string): string => `[x.${layer} for x in ${of}]`;
      return role === "line" && (sort === "row" || sort === "column")
        ? () => `for each ${sort}s a, b: ${values("a")} != ${values("b")}`
        : undefined;
    },
  ),
  ...symmetries.flatMap(([patterns, image]) =>
    rule(
      "statement",
      patterns.map((said) => `${PICTURE} ${said}`),
      () => () => `for each cell c: c.${layer} = ${image}.${layer}`,
    ),
  ),
];
