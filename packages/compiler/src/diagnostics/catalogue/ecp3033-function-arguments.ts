import { defineDiagnostic } from "../diagnostic.js";

export const functionArguments = defineDiagnostic<{
  name: string;
  given: string;
  /** The fault in its text then, and the right form. */
  why: string;
  instead?: string;
}>({
  code: "ECP3033",
  slug: "function-arguments",
  severity: "error",
  message: ({ name, given, why }) => `\`${name}\` does not work for ${given}: ${why}`,
  help: ({ name, instead }) => (instead === undefined ? undefined : `in \`${name}\`: ${instead}`),
  page: {
    meaning:
      "A function is applied to something for which its definition does not work. The message also names the place in the definition.",
    failing: `puzzle P
board 4 x 4
let twice(k) = k + k
find shaded: yes/no
exactly twice(r1c1) shaded in each row
`,
    corrected: `puzzle P
board 4 x 4
let twice(k) = k + k
find shaded: yes/no
exactly twice(1) shaded in each row
`,
  },
});
