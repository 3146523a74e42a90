/** Values that are called by letters: each of a few of them, and their order in the alphabet. */
import type { TypeExpression } from "../../../ast.js";
import { type PhraseRule, rule, table } from "../../grammar.js";
import { type Quality, unsaid } from "../../meanings.js";
import { allTrue, lineSort, ofSets, soMany } from "../../say.js";
import { wordForms } from "../../word-forms.js";

/** Of several values that are named one after the other: so many of each. */
export const severalValues = table(() => [
  rule("people", "<person:a> ,? and|or? <person:b>", ({ a, b }) => [a, b]),
  rule("people", "<person> , <people>", ({ person, people }) => [person, ...people]),
  ...(["exactly", "at most", "at least"] as const).flatMap((bound) =>
    rule(
      "verb",
      [
        ...(bound === "exactly"
          ? (["have <people> exactly 1 times each?", "have 1 <people> each"] as const)
          : []),
        `have <people> ${bound} 1 times each?` as const,
        `have each of <people> ${bound} 1 times` as const,
      ],
      ({ people }) => ({
        of: ({ variable, role }, scope) =>
          role === "cell"
            ? unsaid
            : ofEachOf(people, (one) => soMany({ bound, number: () => "1" }, one, variable, scope)),
      }),
    ),
  ),
]);

const ofEachOf = (
  people: readonly Quality[],
  said: (one: { readonly conditions: readonly Quality[] }) => ReturnType<typeof soMany>,
) => allTrue(people.map((one) => said({ conditions: [one] })));

const LETTER = /^[A-Za-z]$/;

/** The letters of a layer in their order; none where one of its values is no letter. */
export function lettersOf(type: TypeExpression): readonly string[] {
  if (type.kind !== "values-type") return [];
  const names = type.values.flatMap((value) => (value.kind === "name" ? [value.text] : []));
  return names.length === type.values.length && names.every((name) => LETTER.test(name))
    ? names.toSorted()
    : [];
}

/** Along a line none stands before one that comes earlier in the alphabet. */
export function alphabetically(layer: string, type: TypeExpression): readonly PhraseRule[] {
  const letters = lettersOf(type);
  if (letters.length < 2) return [];
  const words = `${wordForms(layer)}|letter|letters`;
  const standInOrder = (line: string): string => {
    const pairs = letters.flatMap((first, at) => letters.slice(at + 1).map((later) => [first, later]));
    const said = pairs.map(([first, later]) => `not (x is ${later} and y is ${first})`);
    return `all(${said.join(" and ")} for x, y in ${line} where x before y)`;
  };
  const ways = [
    ["from left to right", "row"],
    ["from top to bottom", "column"],
    ["downwards", "column"],
    ["", ""],
  ] as const;
  return ways.flatMap(([way, sort]) => {
    const ORDER = "in alphabetical|alphabetic order|sequence";
    return rule(
      "statement",
      [
        `all? the? ${words} in|of|on <each> <families> ,? read|reading? ${way} ,? be|appear|appears|stand|come ${ORDER}`,
        `in|on <each> <families> ,? all? the? ${words} ,? read|reading? ${way} ,? be|appear|appears|stand|come ${ORDER}`,
        `all? the? ${words} in|of|on <each> <families> be|appear|appears|stand|come ${ORDER} ${way}`,
        `in|on <each> <families> ,? all? the? ${words} be|appear|appears|stand|come ${ORDER} ${way}`,
      ],
      ({ families }) =>
        families.every(({ role, sort: of }) => role === "line" && (sort === "" || of === sort))
          ? (scope) =>
              ofSets(families, scope, ({ variable }, inner) => {
                if (lineSort(variable, inner) === undefined) return unsaid;
                return { text: standInOrder(variable), denied: `not ${standInOrder(variable)}` };
              })
          : undefined,
    );
  });
}
