import { defineDiagnostic } from "../diagnostic.js";

export const usedTwice = defineDiagnostic<Record<never, never>>({
  code: "ECP2024",
  slug: "used-twice",
  severity: "warning",
  message: () => "this has already been used",
  help: () => "remove one of the two lines",
  page: {
    meaning: "Two `use` lines are equal. The second one has no effect.",
    failing: `use std
use std
`,
    corrected: `use std
`,
  },
});
