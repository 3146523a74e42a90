import { defineDiagnostic } from "../diagnostic.js";

export const unboundedLayer = defineDiagnostic<{ name: string; of: "number" | "numbers" | "table" }>({
  code: "ECP3012",
  slug: "unbounded-layer",
  severity: "error",
  message: ({ name, of }) =>
    of === "number"
      ? `\`${name}\` may be any number`
      : of === "numbers"
        ? `\`${name}\` may be any list of numbers`
        : `\`${name}\` may be any table`,
  help: ({ name, of }) =>
    of === "number"
      ? `give a range: \`find ${name}: 1..9\``
      : "find one number at each element (`find first: 1..9 on rows`), and compare a list of them: `[c.digit for c in r]`",
  page: {
    meaning:
      "A `find` layer needs a range of values, or a list of them. Lists and tables can only be given. A `find` layer has a single value at each element, and a rule can make lists of these.",
    failing: `puzzle P
board 4 x 4
find digit: number
exactly one of each digit in each row
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
exactly one of each digit in each row
`,
  },
});
