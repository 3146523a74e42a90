/** Tables of pairs of people, such as those who like each other: `nobody sits next to somebody whom they dislike`. */
import { type PhraseRule, rule } from "../../grammar.js";
import { sameWords } from "../../same-words.js";

const SOMEBODY = "somebody|anybody|someone|anyone";

/** `friends are in the same van`: of those whom the layer `names` calls as the table does, the same value of another layer. */
export function pairsOf(table: string, names: string): readonly PhraseRule[] {
  const word = table.toLowerCase();
  const ofBoth = (listed: string, sign: "=" | "!="): (() => string) | undefined =>
    listed === names
      ? undefined
      : () =>
          `for each p in ${table}: some(a.${names} = p[1] and b.${names} = p[2] and a.${listed} ${sign} b.${listed} for a, b in cells)`;
  return [
    ...rule(
      "statement",
      [
        `all? ${word} <be> in|on? the same <listed>`,
        `all? ${word} <be> together in|on 1|a|the <listed>`,
        `all? ${word} have|share a|the same? <listed>`,
      ],
      ({ listed }) => ofBoth(listed, "="),
    ),
    ...rule(
      "statement",
      [
        `all? ${word} <be> in|on? different <listed>`,
        `all? ${word} have different <listed>`,
        `all? ${word} not <be> in|on? the same <listed>`,
        `all? ${word} not have|share a|the same? <listed>`,
        `no 2? ${word} <be> in|on? the same <listed>`,
        `no 2? ${word} have|share a|the same? <listed>`,
      ],
      ({ listed }) => ofBoth(listed, "!="),
    ),
  ];
}

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
