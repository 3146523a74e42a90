import { defineDiagnostic } from "../diagnostic.js";

export const coveredTwice = defineDiagnostic<{ item: string; option: string; others: number }>({
  code: "ECP4121",
  slug: "covered-twice",
  severity: "error",
  message: ({ item, option, others }) =>
    `option \`${option}\` covers \`${item}\` twice${
      others === 0 ? "" : ` (and so for ${others} more ${others === 1 ? "option" : "options"})`
    }`,
  page: {
    meaning: "An option covers each of its items once.",
    failing: `puzzle P
items slot(i) for i in 1..4
option pair(i, j) for i, j in 1..4: slot(i), slot(j)
`,
    corrected: `puzzle P
items slot(i) for i in 1..4
option pair(i, j) for i, j in 1..4 where i < j: slot(i), slot(j)
`,
  },
});
