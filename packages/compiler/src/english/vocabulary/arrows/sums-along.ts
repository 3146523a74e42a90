/** Paths that are arrows, each with a circle where it begins: the number in the circle is the sum of the numbers behind it. */
import { type PhraseRule, rule } from "../../grammar.js";
import { commonNouns, type OwnName, wordForms } from "../../word-forms.js";

export function sumsAlong({ name, isFree }: OwnName): readonly PhraseRule[] {
  if (!/^arrow$/i.test(name)) return [];
  const its = "a|an|the|its|each|that?";
  const arrow = `${its} ${wordForms(name)}`;
  const round = commonNouns(["circle", "bulb"], isFree);
  const circle = ["", ` of|on ${arrow}`, ` attached to ${arrow}`]
    .map((of) => `the? <valued:one> in|inside|of ${its} attached|corresponding? ${round}${of}`)
    .concat(`the? <valued:one> in|inside|of ${arrow} 's ${round}`);
  const along = `the? <valued> along|on|in ${arrow}|it`;
  return rule(
    "statement",
    [
      ...circle.flatMap((one) => [
        `${one} be|equal|equals the? sum|total of all? ${along}`,
        `the? sum|total of all? ${along} be|equal|equals ${one}`,
        `all? ${along} sum|sums|add|adds up? to ${one}`,
      ]),
      `<each> ${wordForms(name)} 's ${round} be|equal|equals the? sum|total of all? ${along}`,
    ] as readonly "<valued>"[],
    ({ valued }) =>
      () =>
        `for each ${name} a: a[1].${valued} = sum(c.${valued} for c in a[2..])`,
  );
}
