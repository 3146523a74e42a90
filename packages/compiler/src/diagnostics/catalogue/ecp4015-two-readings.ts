import { defineDiagnostic } from "../diagnostic.js";

export const twoReadings = defineDiagnostic<{
  symbol: string;
  first: string;
  second: string;
}>({
  code: "ECP4015",
  slug: "two-readings",
  severity: "error",
  message: ({ symbol, first, second }) => `\`${symbol}\` can be read in two ways: ${first}, or ${second}`,
  page: {
    meaning:
      "A symbol of a map fits two lines of the legend, two values, or one template in two ways. Change the legend so that only one way remains: text between the holes of a template separates them, and the full name of a value shows which one is meant.",
    failing: `puzzle P
given down, across: number
find digit: 1..9
legend:
  "{down}{across}": down, across
at most one of each digit in each row
instance:
  map:
    123 .
`,
    corrected: `puzzle P
given down, across: number
find digit: 1..9
legend:
  "{down}/{across}": down, across
at most one of each digit in each row
instance:
  map:
    1/23 .
`,
  },
});
