import { defineDiagnostic } from "../diagnostic.js";

export const resultTooLarge = defineDiagnostic<object>({
  code: "ECP4130",
  slug: "result-too-large",
  severity: "error",
  message: () => "what is worked out here is too large a number",
  help: () =>
    "whole numbers are exact up to 9007199254740991, fractions up to 67108864 above and below their line",
  page: {
    meaning:
      "Whole numbers are exact up to 9007199254740991, fractions where both parts are below 67108864. A sum or a product above it would be rounded, and two numbers that differ might be taken for equal.",
    failing: `puzzle P
board 1 x 2
find digit: 1..4
r1c1.digit + 9007199254740991 = r1c2.digit + 9007199254740990
`,
    corrected: `puzzle P
board 1 x 2
find digit: 1..4
r1c1.digit + 1 = r1c2.digit
`,
  },
});
