import { defineDiagnostic } from "../diagnostic.js";

export const wordAsName = defineDiagnostic<{ name: string; sort: string }>({
  code: "ECP3054",
  slug: "word-as-name",
  severity: "hint",
  message: ({ name, sort }) => `\`${name}\` is taken as a name of the ${sort} here, and nothing uses it`,
  help: ({ name, sort }) =>
    `remove \`${name}\`, and say what it means in a rule of its own: \`for each ${sort} x: …\``,
  page: {
    meaning:
      "A word behind the sort is the name of each set, so that the amount may read it: `exactly r.clue shaded in each room r`. Where nothing reads it, the word changes nothing, and the rule that it seems to add is not there.",
    failing: `puzzle P
board 2 x 2
find shaded: yes/no
exactly 1 shaded in each row altogether
`,
    corrected: `puzzle P
board 2 x 2
find shaded: yes/no
exactly 1 shaded in each row
`,
  },
});
