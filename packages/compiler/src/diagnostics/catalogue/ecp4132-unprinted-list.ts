import { defineDiagnostic } from "../diagnostic.js";

export const unprintedList = defineDiagnostic<{
  layer: string;
  at: string;
  sort: string;
  standing: string;
  others: number;
}>({
  code: "ECP4132",
  slug: "unprinted-list",
  severity: "error",
  message: ({ layer, at, others, standing }) =>
    `\`${layer}\` is a \`?\` at ${at}${standing}: an unprinted list can only be compared with another list, by \`=\` or \`!=\`${
      others === 0 ? "" : ` (and so at ${others} more ${others === 1 ? "place" : "places"})`
    }`,
  help: ({ layer, sort }) =>
    `\`for each ${sort} x with ${layer} where x.${layer} is known: …\` is about the printed ones`,
  page: {
    meaning:
      "A `?` stands for an unknown list. It can be compared with another list by `=` and `!=`, but its length or its first entry cannot be read. Restrict other rules to the printed lists.",
    failing: `puzzle P
given hints: numbers or ? on rows
find shaded: yes/no
for each row r:
  runs(c in r where c is shaded) = r.hints
  size(r.hints) <= 2
instance:
  board 2 x 3
  hints:
    ?
    1 1
`,
    corrected: `puzzle P
given hints: numbers or ? on rows
find shaded: yes/no
for each row r: runs(c in r where c is shaded) = r.hints
for each row r where r.hints is known: size(r.hints) <= 2
instance:
  board 2 x 3
  hints:
    ?
    1 1
`,
  },
});
