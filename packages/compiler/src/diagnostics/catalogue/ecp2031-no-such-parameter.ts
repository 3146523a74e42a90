import { defineDiagnostic } from "../diagnostic.js";

export const noSuchParameter = defineDiagnostic<{
  name: string;
  puzzle: string;
  parameters: readonly string[];
  near?: string;
}>({
  code: "ECP2031",
  slug: "no-such-parameter",
  severity: "error",
  message: ({ name, puzzle }) => `\`${puzzle}\` has no parameter \`${name}\``,
  help: ({ near, parameters }) => {
    if (near !== undefined) return `did you mean \`${near}\`?`;
    if (parameters.length === 0) return "it has no parameters";
    return `it has ${parameters.map((parameter) => `\`${parameter}\``).join(", ")}`;
  },
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning: "An instance gives a value to a parameter that its puzzle does not have.",
    failing: `puzzle Queens(n: 1..20 = 8)
board n x n
find queen: yes/no
exactly 1 queen in each row

instance of Queens(m = 4):
  expect 256 solutions
`,
    corrected: `puzzle Queens(n: 1..20 = 8)
board n x n
find queen: yes/no
exactly 1 queen in each row

instance of Queens(n = 4):
  expect 256 solutions
`,
  },
});
