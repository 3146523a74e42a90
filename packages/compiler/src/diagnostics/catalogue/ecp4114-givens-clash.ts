import { defineDiagnostic } from "../diagnostic.js";

export const givensClash = defineDiagnostic<{
  what: string;
  first: string;
  second: string;
  limit: number;
  given: number;
}>({
  code: "ECP4114",
  slug: "givens-clash",
  severity: "warning",
  message: ({ what, first, second, limit, given }) =>
    given > 2
      ? `${given} givens are ${what}, where at most ${limit} may be (${first}, ${second}, …)`
      : `the givens of ${first} and ${second} clash: both are ${what}, where at most ${limit} may be`,
  page: {
    meaning:
      "The givens alone break a rule with `exactly` or `at most`, so there is no answer. The message names two of them.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
exactly one of each digit in each row
instance:
  digit:
    3 . 3 .
    . . . .
    . . . .
    . . . .
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
exactly one of each digit in each row
instance:
  digit:
    3 . 4 .
    . . . .
    . . . .
    . . . .
`,
  },
});
