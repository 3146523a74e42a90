/** How many cells of a kind are seen from a cell in the four directions, up to the first that is of another kind. */
import { rule, table } from "../../grammar.js";
import { type Meanings, type Mentioned, type Noun, UNSAID, unsaid, type Verb } from "../../meanings.js";
import { compared, denied, latestCell, numbered, ofAll } from "../../say.js";

const ITSELF = "itself|it|its|the own? cell?";
const DIRECTIONS = [
  "",
  "in the 4 directions",
  "in the 4 directions from it",
  "in all? 4? directions",
  "in its row and|or column",
  ",? orthogonally",
  "orthogonally from it",
  "in each of the 4 directions",
  "in a straight line",
  "in straight lines",
];

const COUNTING = [
  [`,? counting|including|have ${ITSELF}`, 1],
  [`,? itself included|counted`, 1],
  [`,? not counting|including|have ${ITSELF}`, 0],
  [`,? excluding ${ITSELF}`, 0],
  [`,? without ${ITSELF}`, 0],
] as const;

const ENDS = [
  ",? up? to|until|before|till the? next|first|nearest? <noun:end>",
  ",? at most the? next|first|nearest? <noun:end>",
];

/** The cells that are seen from a cell: up to the first that is not of the kind. */
function seenFrom(cell: string, { conditions, value }: Noun, own: 0 | 1): string | undefined {
  const [first, ...others] = conditions;
  if (first === undefined || value !== undefined) return undefined;
  const { plain } = first;
  const until =
    plain === undefined || others.length > 0
      ? `u (${denied(ofAll(conditions, "u")).text})`
      : plain.startsWith("not ")
        ? plain.slice("not ".length)
        : `not ${plain}`;
  return `${own === 1 ? "1 + " : ""}sum(size(look(${cell}, d) until ${until}) for d in directions)`;
}

const sees = (
  noun: Noun,
  own: 0 | 1,
  number: (cell: string, scope: Mentioned) => string | undefined,
): Verb => ({
  of: ({ variable, role }, scope) => {
    const seen = role === "cell" ? seenFrom(variable, noun, own) : undefined;
    const wanted = number(variable, scope);
    return seen === undefined || wanted === undefined ? unsaid : compared(seen, "=", "!=", wanted);
  },
});

/** Those of a kind that are seen up to the first cell of another: of one that can only stand elsewhere, where none is named. */
function seenUntil(
  cell: string,
  { conditions }: Noun,
  { until, of }: Meanings["blocked"],
): string | undefined {
  const [first, ...others] = conditions;
  const isMeant =
    first !== undefined &&
    first.plain !== until &&
    (of === undefined || (first.plain === of && others.length === 0));
  return isMeant
    ? `sum(count(x in ${cell}.look(d) until ${until} where ${ofAll(conditions, "x").text}) for direction d)`
    : undefined;
}

/** Whether the cell itself counts is said, or what blocks the view: there is no reading without that. */
export const sightPhrases = table(() => [
  rule("ways", DIRECTIONS, () => true),
  ...COUNTING.map(([said, own]) => rule("counting", said, () => own)),
  rule(
    "blocked",
    [",? up to the? next|first|nearest? <flag> cell?", ",? until the? next|first|nearest? <flag> cell?"],
    ({ flag: { plain } }) => (plain === undefined || plain.startsWith("not ") ? undefined : { until: plain }),
  ),
  rule("verb", "see|sees <amount> <noun> <ways> <counting>", ({ amount, noun, counting }) =>
    amount.bound !== "exactly" || amount.isIndefinite === true
      ? undefined
      : sees(noun, counting, (_, scope) => amount.number(scope)),
  ),
  rule(
    "value",
    [
      "howmany <noun> it|they|1|you see|sees <ways> <counting>",
      "howmany <noun> be? seen|visible from it|there|its|that cell? <ways> <counting>",
      "howmany <noun> visible|seen from it|there <ways> <counting>",
    ],
    ({ noun, counting }) =>
      (scope) =>
        seenFrom(latestCell(scope), noun, counting) ?? UNSAID,
  ),
  // The first of another kind: the cell that sees is of that kind, or it counts.
  rule(
    "value",
    [
      "howmany <noun> that? be? seen|visible from it|there|its|that cell? <ways> <END>",
      "howmany <noun> it|they see|sees <ways> <END>",
    ].flatMap((each) => ENDS.map((end) => each.replace("<END>", end))) as readonly "<noun> <noun:end>"[],
    ({ noun, end }) =>
      ofAll(end.conditions, "u").text === ofAll(noun.conditions, "u").denied
        ? (scope) => seenFrom(latestCell(scope), noun, 0) ?? UNSAID
        : undefined,
  ),
  rule(
    "value",
    [
      "howmany <noun> it|they see|sees <ways> <blocked>",
      "howmany <noun> that? be? seen|visible from it|there|its|that cell? <ways> <blocked>",
      "howmany <noun> <ways> <blocked>",
    ],
    ({ noun, blocked }) =>
      (scope) =>
        seenUntil(latestCell(scope), noun, blocked) ?? UNSAID,
  ),
  rule(
    "clause",
    ["<amount> <noun> be seen|visible from <named> <ways> <blocked>", "<amount> <noun> <ways> <blocked>"],
    ({ amount, noun, blocked, ...rest }) =>
      (scope) => {
        const cell = "named" in rest ? rest.named.variable : latestCell(scope);
        const seen = amount.isIndefinite === true ? undefined : seenUntil(cell, noun, blocked);
        return seen === undefined ? unsaid : numbered(seen, amount, scope);
      },
  ),
]);
