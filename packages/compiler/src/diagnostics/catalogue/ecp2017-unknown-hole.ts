import { defineDiagnostic } from "../diagnostic.js";

export const unknownHole = defineDiagnostic<{ name: string; near?: string }>({
  code: "ECP2017",
  slug: "unknown-hole",
  severity: "error",
  message: ({ name }) =>
    `the question has a hole \`{${name}}\`, but the parameter has no argument \`${name}\``,
  help: ({ near }) => (near === undefined ? undefined : `did you mean \`{${near}}\`?`),
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning:
      "The question of a `param` may contain in braces the names of its arguments. When the question is asked, their values stand there.",
    failing: `puzzle P
board 4 x 4
param occurs(v): number = 1 "How often is {w} in a row?"
find number: 1..4
exactly occurs(k) of each number k in each row
`,
    corrected: `puzzle P
board 4 x 4
param occurs(v): number = 1 "How often is {v} in a row?"
find number: 1..4
exactly occurs(k) of each number k in each row
`,
  },
});
