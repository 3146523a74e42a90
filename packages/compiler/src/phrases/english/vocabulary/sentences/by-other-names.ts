/** Names that a sentence gives to the things of a program: islands of land, the letter A where `a` is an article. */
import { pluralOf } from "../../../../text/plurals.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { isAdjective, type OwnName, wordForms } from "../../word-forms.js";

/** What cells of a kind are together. */
const islands: ReadonlyMap<string, readonly string[]> = new Map([
  ["land", ["island"]],
  ["water", ["lake", "pond"]],
  ["wood", ["forest"]],
  ["tree", ["forest"]],
]);

export const groupsCalled = ({ name, isFree }: OwnName): readonly PhraseRule[] =>
  (islands.get(name.toLowerCase()) ?? []).flatMap((body) =>
    [body, pluralOf(body)].some((each) => !isFree(each))
      ? []
      : rule("sets", wordForms(body), () => ({ sort: "group", role: "family", of: `cells where ${name}` })),
  );

/** `one A`: no article stands behind a number. */
export const ofLetterCalledAsArticle = (name: string): readonly PhraseRule[] =>
  (["exactly", "at least", "at most"] as const).flatMap((bound) =>
    rule(
      "counted",
      [
        ...(bound === "exactly" ? ([`<number> ${name.toLowerCase()}`] as const) : []),
        `${bound} <number> ${name.toLowerCase()}`,
      ],
      ({ number }) => ({
        amount: { bound, number: () => number },
        noun: { conditions: [isAdjective(name)] },
      }),
    ),
  );
