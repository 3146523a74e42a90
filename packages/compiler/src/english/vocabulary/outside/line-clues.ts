/** Numbers beside rows and columns, told of together: `the numbers outside tell how many stars are in that row or column`. */
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import type { Meanings, Noun } from "../../meanings.js";
import { setIn, soMany } from "../../say.js";

type LineSort = "row" | "column";

interface LineClue {
  readonly sort: LineSort;
  readonly layer: string;
}

/** A puzzle that has one number for each row, and one for each column. */
export function lineClueRules(symbols: readonly NamedThing[]): readonly PhraseRule[] {
  const clues = symbols.flatMap(lineClueOf);
  const sorts = new Set(clues.map(({ sort }) => sort));
  if (clues.length !== 2 || sorts.size !== 2) return [];
  const counted =
    (noun: Noun): Meanings["statement"] =>
    (scope) =>
      clues
        .map(({ sort, layer }) => {
          const line = setIn(scope, { sort, role: "line" });
          const amount = { bound: "exactly", number: () => `${line.variable}.${layer}` } as const;
          const { text } = soMany(amount, noun, line.variable, [...scope, line]);
          return `for each ${sort} ${line.variable} with ${layer}: ${text}`;
        })
        .join("; ");
  const told = ({ noun }: { readonly noun: Noun }) =>
    noun.conditions.length === 0 ? undefined : counted(noun);
  return [
    ...rule(
      "statement",
      [
        `the? ${CLUES} ${AROUND} ${TELL} howmany <noun> be|lie|stand? in|on ${EACH_LINE}`,
        `the? ${CLUES} ${AROUND} ${TELL} howmany <noun> there be in|on ${EACH_LINE}`,
        `the? ${CLUES} ${AROUND} ${TELL} howmany <noun> ${EACH_LINE} have`,
        `the? ${CLUES} ${AROUND} ${TELL} the? <noun> in|on|of ${EACH_LINE}`,
        `the? row|column and column|row ${CLUES} ${TELL} the? howmany? <noun>`,
        `the? ${CLUES} of|for|at|beside the? rows|columns and columns|rows ${TELL} the? howmany? <noun>`,
      ],
      told,
    ),
    ...rule(
      "statement",
      [
        `<each> row|column and|or <each> column|row have as many <noun> as ${THE_CLUE}`,
        `<each> row|column and|or column|row have as many <noun> as ${THE_CLUE}`,
        `howmany <noun> in|on|of <each> row|column and|or column|row be|equal|equals ${THE_CLUE}`,
      ],
      told,
    ),
  ];
}

const CLUES = "clues|numbers|hints";
const AROUND = "outside|around|beside? of? the? board|grid|border|edge|edges|sides?";
const TELL = "tell|give|show|say|indicate|equal|be|count|state|denote";
const EACH_LINE = "each|that|the|its|a|their row|line|rows and|or|/? column|columns?";
const THE_CLUE =
  "its|the clue|number|hint outside|beside|at|next|in|indicates|says|tells? to? it|its|the? end|side?";

function lineClueOf(symbol: NamedThing): readonly LineClue[] {
  if (symbol.kind !== "layer" || symbol.declaration.role !== "given") return [];
  const { type, on } = symbol.declaration;
  if (type.kind !== "number-type" && type.kind !== "range-type") return [];
  const [, sort] = (on?.kind === "name" && /^(row|column)s?$/.exec(on.text)) || [];
  return sort === undefined ? [] : [{ sort: sort as LineSort, layer: symbol.name }];
}
