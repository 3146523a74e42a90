import { defineDiagnostic } from "../diagnostic.js";

export const argumentCount = defineDiagnostic<{
  name: string;
  /** A number of arguments, or what they are: `two cells`. */
  wanted: number | string;
  found: number;
  /** Where this many arguments say something else. */
  instead?: string;
}>({
  code: "ECP3005",
  slug: "argument-count",
  severity: "error",
  message: ({ name, wanted, found }) => {
    const inWords = typeof wanted === "string" ? wanted : `${wanted} argument${wanted === 1 ? "" : "s"}`;
    return `\`${name}\` takes ${inWords}, but has ${found}`;
  },
  help: ({ instead }) => (instead === undefined ? undefined : `did you mean \`${instead}\`?`),
  page: {
    meaning: "A function or an attribute has too many or too few arguments.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
at most distance(r1c1) of each digit in each row
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
at most distance(r1c1, r1c2) of each digit in each row
`,
  },
});
