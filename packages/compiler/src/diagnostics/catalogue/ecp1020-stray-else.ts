import { defineDiagnostic } from "../diagnostic.js";

export const strayElse = defineDiagnostic<Record<string, never>>({
  code: "ECP1020",
  slug: "stray-else",
  severity: "error",
  message: () => "this `else` has no `if`",
  help: () => "`else` stands level with its `if`, on the line after its block",
  page: {
    meaning:
      "An `else` or `else if` continues an `if` that is level with it and stands directly above. Here there is no such `if`, or it already has an `else`.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
else: exactly 1 queen in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
if 1 = 2: exactly 2 queens in each row
else: exactly 1 queen in each row
`,
  },
});
