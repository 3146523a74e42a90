/** Names that a sentence gives to the things of a program: islands of land. */
import { pluralOf } from "../../../text/plurals.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { type OwnName, wordForms } from "../../word-forms.js";

/** The names of connected cells of a kind: land makes islands. */
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
