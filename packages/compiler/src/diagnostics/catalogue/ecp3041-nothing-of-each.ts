import { defineDiagnostic } from "../diagnostic.js";

interface Payload {
  readonly sort: string;
  /** The name of the element, or a name that it could have. */
  readonly name: string;
  readonly isNamed?: boolean;
  /** Those of the element alone. */
  readonly own?: string;
  /** The sort whose elements are counted on the whole board, although another part of the statement is about the element. */
  readonly whole?: string;
  readonly set?: string;
}

export const nothingOfEach = defineDiagnostic<Payload>({
  code: "ECP3041",
  slug: "nothing-of-each",
  severity: "hint",
  message: ({ sort, whole }) =>
    whole === undefined
      ? `nothing here depends on the ${sort}: the same statement is repeated for each one`
      : `\`${whole}\` are those of the whole board, and not those of the ${sort}`,
  help: ({ sort, name, isNamed = false, own, set }) => {
    if (own === undefined)
      return isNamed
        ? `use \`${name}\` in the statement, or remove the head`
        : `give it a name, \`for each ${sort} ${name}: …\`, and use \`${name}\`; or remove the head`;
    const instead =
      set === undefined ? `for each ${sort} ${name}: … ${own} …` : `${set} ${name} where … in ${own}`;
    return `those of the ${sort} itself are \`${own}\`: \`${instead}\``;
  },
  page: {
    meaning:
      "The lines under this head say the same for each of its elements, since they do not use the element. `links` are all links of the board; those of a cell `c` are `c.links`.",
    failing: `puzzle P
board 2 x 2
find line: yes/no on links
for each cell: exactly 2 lines in links
`,
    corrected: `puzzle P
board 2 x 2
find line: yes/no on links
for each cell c: exactly 2 lines in c.links
`,
  },
});
