/** Marks that stand between two cells: `a white dot`. */
import type { Layer } from "../../../ast.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { commonNouns, isArticle, type OwnName, wordForms } from "../../word-forms.js";

const marks = ["dot", "mark", "sign", "symbol"];

export function ofLinks({ name, isFree }: OwnName, { type }: Layer): readonly PhraseRule[] {
  const words = [wordForms(name), commonNouns(marks, isFree)].join("|");
  const mark = rule("mark", words, () => name);
  if (type.kind !== "values-type") return mark;
  const values = type.values.flatMap((value) =>
    value.kind === "name" && !isArticle(value.text) ? [value.text] : [],
  );
  return [
    ...mark,
    ...values.flatMap((value) =>
      rule("joint", `a|an|the|each ${value.toLowerCase()} <mark>`, () => `l is ${value}`),
    ),
  ];
}
