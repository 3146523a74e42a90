/** How many cells of a kind are seen from a cell in the four directions, up to the first that is of another kind. */
import { rule, table } from "../../grammar.js";
import { type Mentioned, type Noun, UNSAID, unsaid, type Verb } from "../../meanings.js";
import { compared, denied, latestCell, ofAll } from "../../say.js";

const ITSELF = "itself|it|its|the own? cell?";
const DIRECTIONS = [
  "",
  "in the 4 directions",
  "in all? 4? directions",
  "in its row and|or column",
  "orthogonally",
  "orthogonally from it",
  "in each of the 4 directions",
  "in a straight line",
  "in straight lines",
] as const;

const COUNTING = [
  [`,? counting|including|have ${ITSELF}`, 1],
  [`,? itself included|counted`, 1],
  [`,? not counting|including|have ${ITSELF}`, 0],
  [`,? excluding ${ITSELF}`, 0],
  [`,? without ${ITSELF}`, 0],
] as const;

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

/** Whether the cell itself counts is said: there is no reading without that. */
export const sightPhrases = table(() =>
  COUNTING.flatMap(([counting, own]) =>
    DIRECTIONS.flatMap((way) => [
      rule("verb", `see|sees <amount> <noun> ${way} ${counting}`, ({ amount, noun }) =>
        amount.bound !== "exactly" || amount.isIndefinite === true
          ? undefined
          : sees(noun, own, (_, scope) => amount.number(scope)),
      ),
      rule(
        "value",
        [
          `howmany <noun> it|they|1|you see|sees ${way} ${counting}`,
          `howmany <noun> be? seen|visible from it|there|its|that cell? ${way} ${counting}`,
          `howmany <noun> visible|seen from it|there ${way} ${counting}`,
        ],
        ({ noun }) =>
          (scope) =>
            seenFrom(latestCell(scope), noun, own) ?? UNSAID,
      ),
    ]),
  ),
);
