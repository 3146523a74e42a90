import { defineDiagnostic } from "../diagnostic.js";

export const numberTooLarge = defineDiagnostic<{ digits: string }>({
  code: "ECP1006",
  slug: "number-too-large",
  severity: "error",
  message: ({ digits }) =>
    `the number ${digits.length > 30 ? `of ${digits.length} digits` : `\`${digits}\``} is too large`,
  help: () => "numbers go up to 9007199254740991",
  page: {
    meaning:
      "Numbers are exact up to 9007199254740991. Only the number in `expect N solutions` may be larger.",
    failing: `puzzle P
board 99999999999999999999 x 4
`,
    corrected: `puzzle P
board 9 x 4
`,
  },
});
