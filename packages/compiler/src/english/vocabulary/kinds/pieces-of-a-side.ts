/** Values of one layer among several that have the same: `a white queen`, `white pieces`. */
import type { TypeExpression } from "../../../ast.js";
import { type PhraseRule, rule } from "../../grammar.js";
import type { Quality } from "../../meanings.js";
import { soMany } from "../../say.js";
import { commonNouns, isArticle, type OwnName, wordForms } from "../../word-forms.js";

export function piecesOfSides(
  { name, isFree }: OwnName,
  type: TypeExpression,
  mayBeNone: boolean,
): readonly PhraseRule[] {
  if (type.kind !== "values-type") return [];
  const words = wordForms(name);
  const values = type.values.flatMap((value) =>
    value.kind === "name" && !isArticle(value.text) ? [value.text] : [],
  );
  const has: Quality = {
    of: (c) => ({ text: `${c} has ${name}`, denied: `${c} has no ${name}` }),
    layer: name,
  };
  return [
    ...(mayBeNone
      ? [
          ...rule("kind", `${words} ${commonNouns(["piece", "figure", "chessman"], isFree)}`, () => ({
            conditions: [has],
          })),
          ...rule("adjective", words, () => has),
        ]
      : []),
    ...values.flatMap((value) => {
      const is: Quality = {
        of: (c) => ({ text: `${c}.${name} = ${value}`, denied: `not ${c}.${name} = ${value}` }),
      };
      return [
        ...rule("kind", `${words} ${wordForms(value)}`, () => ({ conditions: [is] })),
        ...rule(
          "statement",
          `${words} have <amount> ${wordForms(value)}`,
          ({ amount }) =>
            (scope) =>
              soMany(amount, { conditions: [is] }, "cells", scope).text,
        ),
      ];
    }),
  ];
}
