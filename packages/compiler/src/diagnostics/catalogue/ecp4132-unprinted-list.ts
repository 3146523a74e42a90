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
    `\`${layer}\` is a \`?\` at ${at}${standing}: of a list that is not printed one can only ask whether it equals another${
      others === 0 ? "" : ` (and so at ${others} more ${others === 1 ? "place" : "places"})`
    }`,
  help: ({ layer, sort }) =>
    `\`for each ${sort} x with ${layer} where x.${layer} is known: …\` speaks of those that are printed`,
  page: {
    meaning:
      "A `?` stands for some list, and nobody says which. It can be compared with another list, by `=` and `!=`; how long it is, or what stands first in it, cannot be said. Say the rest of those lists that are printed.",
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
