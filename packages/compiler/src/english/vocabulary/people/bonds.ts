/** Tables of pairs of people, such as those who like each other: `nobody sits next to somebody whom they dislike`. */
import { type PhraseRule, rule } from "../../grammar.js";
import { sameWords } from "../../same-words.js";

const SOMEBODY = "somebody|anybody|someone|anyone";

/** `layer`: of those whom the table names. */
export function bondsOf(table: string, layer: string): readonly PhraseRule[] {
  const stem = table.toLowerCase().replace(/s$/, "");
  const like = [stem, `${stem}s`, sameWords.get(stem) ?? stem].join("|");
  const beside = `some(a.${layer} = p[1] and b.${layer} = p[2] for link (a, b))`;
  return [
    ...rule(
      "statement",
      [
        `whoever|everybody|everyone who? ${like} ${SOMEBODY} <be> <near> it|them|him|her|that? cell?`,
        `if ${SOMEBODY} ${like} ${SOMEBODY} ,? then? they <be> <near> eachother`,
      ],
      ({ near }) => (near === "sides" ? () => `for each p in ${table}: ${beside}` : undefined),
    ),
    ...rule("statement", `nobody <be> <near> ${SOMEBODY} whom|who|that? they|he|she ${like}`, ({ near }) =>
      near === "sides" ? () => `for each p in ${table}: not ${beside}` : undefined,
    ),
  ];
}
