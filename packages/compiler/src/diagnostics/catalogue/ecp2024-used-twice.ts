import { defineDiagnostic } from "../diagnostic.js";

export const usedTwice = defineDiagnostic<Record<never, never>>({
  code: "ECP2024",
  slug: "used-twice",
  severity: "warning",
  message: () => "this is used already",
  help: () => "one of the two lines can go",
  page: {
    meaning: "Two `use` lines say the same. What they bring is there once; the second line changes nothing.",
    failing: `use std
use std
`,
    corrected: `use std
`,
  },
});
