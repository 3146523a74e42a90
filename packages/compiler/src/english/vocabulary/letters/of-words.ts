/** Stretches of cells that a program gives a name, such as the words of a crossword: how they begin, and that no two are alike. A single cell is no word. */
import type { Expression } from "../../../ast.js";
import type { Symbol as NamedThing } from "../../../resolved.js";
import { pluralOf } from "../../../text/plurals.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { unsaid } from "../../meanings.js";
import { denied, ofAll } from "../../say.js";
import { commonNouns, type OwnName, wordForms } from "../../word-forms.js";

const isStretches = (value: Expression): boolean =>
  value.kind === "sort"
    ? /^stretch(?:es)?$/.test(value.name.text)
    : value.kind === "filter" && isStretches(value.set);

const ends = [
  ["start|starts|begin|begins", "first"],
  ["end|ends", "last"],
] as const;

/** `layer`: the only one that cells have to find. */
export const wordRules = (
  symbols: readonly NamedThing[],
  layer: string,
  isFree: OwnName["isFree"],
): readonly PhraseRule[] =>
  symbols.flatMap((symbol) => {
    if (symbol.kind !== "let" || symbol.form !== "value" || !isStretches(symbol.declaration.value)) return [];
    const { name } = symbol;
    const words = [wordForms(name), commonNouns(["entry", "word", "number"], isFree)].join("|");
    const read = (word: string): string => `[x.${layer} for x in ${word}]`;
    return [
      ...rule(
        "statement",
        [
          `all? the? ${words} be all? different`,
          `all? the? ${words} in|on|of the? board be all? different`,
          `no 2 ${words} be the same`,
          `no 2 ${words} be equal|alike`,
          `no 2 ${words} in|on|of the? board be the? same|equal|alike`,
          `no ${words} appear|appears|occur|occurs 2 times`,
        ],
        () => () =>
          `for each ${pluralOf(name)} v, w where size(v) > 1 and size(w) = size(v): ${read("v")} != ${read("w")}`,
      ),
      ...ends.flatMap(([said, end]) => [
        ...rule(
          "statement",
          [
            `no ${words} ${said} with|in a|an|the? <noun>`,
            `<each> ${words} not ${said} with|in a|an|the? <noun>`,
          ],
          ({ noun: { conditions } }) =>
            conditions.length === 0
              ? undefined
              : () => `for each ${name} w where size(w) > 1: ${denied(ofAll(conditions, `w.${end}`)).text}`,
        ),
        ...rule("verb", `${said} with|in a|an|the? <noun>`, ({ noun: { conditions } }) => ({
          of: ({ variable, sort }) =>
            sort === name && conditions.length > 0 ? ofAll(conditions, `${variable}.${end}`) : unsaid,
        })),
      ]),
    ];
  });
