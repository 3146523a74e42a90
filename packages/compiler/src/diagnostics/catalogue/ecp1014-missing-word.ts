import { defineDiagnostic } from "../diagnostic.js";

export const missingWord = defineDiagnostic<{
  words: readonly string[];
  after: string;
  instead?: string;
  write?: string;
}>({
  code: "ECP1014",
  slug: "missing-word",
  severity: "error",
  message: ({ words, after, instead }) => {
    const wanted = words.map((word) => `\`${word}\``).join(" or ");
    return instead === undefined
      ? `${wanted} is missing after \`${after}\``
      : `${wanted} should stand here, not \`${instead}\``;
  },
  help: ({ write, words: [first], after }) => {
    if (write !== undefined) return `write \`${write}\``;
    return first === "as"
      ? `its values are drawn without this line; a look follows it, as in \`show ${after} as star\``
      : undefined;
  },
  fix: ({ words: [word, ...others], instead }, span) =>
    word === undefined || others.length > 0 || instead !== undefined
      ? undefined
      : { title: `Insert \`${word}\``, edits: [{ span: { ...span, start: span.end }, text: ` ${word}` }] },
  page: {
    meaning:
      "The sentence needs a certain word here, as `in` in `exactly 1 queen in each row`, or `=` in `let n = 3`.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
