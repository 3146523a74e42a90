/** Values that several have: teams, and those who are in the same one. */
import type { TypeExpression } from "../../../ast.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { unsaid } from "../../meanings.js";
import { ofAll } from "../../say.js";
import { isAdjective, isArticle, letterWord, wordForms } from "../../word-forms.js";

/** Named cells that have one value of a layer, or two: `Ann and Bob are in the same team`. `isSparse`: not every cell has one, and none is no team. */
export const ofTwoNamed = (layer: string, isSparse: boolean): readonly PhraseRule[] => {
  const words = wordForms(layer);
  const paint = layer.toLowerCase().replace(/e$/, "");
  const has = (cell: string): string => (isSparse ? `${cell} has ${layer} and ` : "");
  const equal = (a: string, b: string): string => `${has(a)}${a}.${layer} = ${b}.${layer}`;
  const other = (a: string, b: string): string => `${a}.${layer} != ${b}.${layer}`;
  return [
    ...rule(
      "statement",
      [
        `<named:a> and <named:b> <be> in|on|of? the same ${words}`,
        `<named:a> and <named:b> have the same ${words}`,
        `<named:a> <be> in|on|of the same ${words} as <named:b>`,
        `<named:a> have the same ${words} as <named:b>`,
        `<named:a> and <named:b> be ${paint}ed alike|equally|the same`,
      ],
      ({ a, b }) =>
        () =>
          equal(a.variable, b.variable),
    ),
    ...rule(
      "statement",
      [
        `<named:a> and <named:b> not <be> in|on|of? the same ${words}`,
        `<named:a> and <named:b> not have the same ${words}`,
        `<named:a> not <be> in|on|of the same ${words} as <named:b>`,
        `<named:a> not <be> in|on|of a|the ${words} with <named:b>`,
      ],
      ({ a, b }) =>
        () =>
          isSparse ? `not (${equal(a.variable, b.variable)})` : other(a.variable, b.variable),
    ),
    ...rule(
      "statement",
      [
        `<named:a> and <named:b> <be> in|on|of? different ${words}`,
        `<named:a> and <named:b> have a? different ${words}`,
        `<named:a> have another|different|a|an other|different? ${words} than|from <named:b>`,
        `<named:a> and <named:b> be ${paint}ed differently`,
        `<named:a> and <named:b> be differently ${paint}ed`,
      ],
      ({ a, b }) =>
        () =>
          `${has(a.variable)}${has(b.variable)}${other(a.variable, b.variable)}`,
    ),
  ];
};

/** `in the red team` */
export const inValue = (layer: string, type: TypeExpression): readonly PhraseRule[] =>
  type.kind !== "values-type"
    ? []
    : type.values.flatMap((value) => {
        if (value.kind !== "name" || /^[ai]$/.test(value.text)) return [];
        const word = isArticle(value.text) ? letterWord(value.text) : value.text.toLowerCase();
        const said = `${word} ${wordForms(layer)}`;
        return [
          ...rule("flag", said, () => isAdjective(value.text)),
          ...rule("flag", `${wordForms(layer)} ${word}`, () => isAdjective(value.text)),
          ...rule("verb", `be in|on|of the? ${said}`, () => ({
            of: ({ variable, role }) => (role === "cell" ? isAdjective(value.text).of(variable) : unsaid),
          })),
        ];
      });

/** Of all values at once: `each team has three members`, `all teams have the same total strength`. */
export function teams(layer: string, type: TypeExpression): readonly PhraseRule[] {
  const values =
    type.kind === "values-type" ? type.values.flatMap((v) => (v.kind === "name" ? [v.text] : [])) : [];
  const members = "members|member|people|players|cells|things|elements";
  const totals = (number: string): readonly string[] =>
    values.map((value) => `sum(x.${number} for x in cells where x is ${value})`);
  return [
    ...rule("verb", `have a|an|the|1? <core> as a|an|its|their|his|her? ${wordForms(layer)}`, ({ core }) => ({
      of: ({ variable, role }) =>
        role === "cell" && core.conditions.length > 0 ? ofAll(core.conditions, variable) : unsaid,
    })),
    ...rule(
      "statement",
      [
        `everybody|everyone ${wordForms(layer)} something else|different`,
        `<each> cell ${wordForms(layer)} something else|different`,
      ],
      () => () => `at most one of each ${layer} in cells`,
    ),
    ...rule("statement", `<each> ${wordForms(layer)} have <amount> ${members}`, ({ amount }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) => `${amount.bound} ${amount.number(scope)} of each ${layer} in cells`,
    ),
    ...rule(
      "statement",
      [
        `<each> ${wordForms(layer)} have the? same|equal total|summed? <clue>`,
        `the? total|sum of? the? <clue> of <each> ${wordForms(layer)} be the same|equal`,
      ],
      ({ clue }) =>
        clue.sort !== "cell" || values.length < 2
          ? undefined
          : () => {
              const [first = "", ...others] = totals(clue.layer);
              return others.map((other) => `${first} = ${other}`).join("; ");
            },
    ),
    ...rule(
      "statement",
      [
        `<each> ${wordForms(layer)} have a? total <clue> of <number>`,
        `the? total|sum of? the? <clue> of|in <each> ${wordForms(layer)} be <number>`,
      ],
      ({ clue, number }) =>
        clue.sort !== "cell" || values.length < 2
          ? undefined
          : () =>
              totals(clue.layer)
                .map((total) => `${total} = ${number}`)
                .join("; "),
    ),
  ];
}
