/** Values that rows, or columns, have themselves: `all codes are different`, where each row has a code. */
import { type PhraseRule, rule } from "../../grammar.js";
import { several } from "../../say.js";
import { wordForms } from "../../word-forms.js";

/** The names of such a line: a row, or the letter that each row has. */
export function ownValues(layer: string, place: string): readonly PhraseRule[] {
  const words = wordForms(layer);
  const different = (): string => `different(x.${layer} for x in ${several(place)})`;
  return [
    ...rule("statement", `all? the? ${words} be all? different|distinct`, () => different),
    ...rule(
      "statement",
      [
        `no 2 <sets> have the? same|equal ${words}`,
        `2? different <sets> have different ${words}`,
        `all|each? the? <sets> have all? different ${words}`,
        `<each> <sets> have a|an|its own|different|unique ${words}`,
      ],
      ({ sets }) => (sets.sort === place ? different : undefined),
    ),
  ];
}
