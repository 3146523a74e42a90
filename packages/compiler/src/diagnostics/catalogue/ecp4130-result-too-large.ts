import { defineDiagnostic } from "../diagnostic.js";

export const resultTooLarge = defineDiagnostic<object>({
  code: "ECP4130",
  slug: "result-too-large",
  severity: "error",
  message: () => "the result of this calculation is too large",
  help: () => "whole numbers are exact up to 9007199254740991, and fractions with both parts up to 67108864",
  page: {
    meaning:
      "Whole numbers are exact up to 9007199254740991, and fractions if both parts are below 67108864. A larger sum or product would be rounded, and two different numbers might then count as equal.",
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
