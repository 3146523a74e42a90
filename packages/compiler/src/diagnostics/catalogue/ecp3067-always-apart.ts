import { defineDiagnostic } from "../diagnostic.js";

export const alwaysApart = defineDiagnostic<{ sort: string; one: string; other: string }>({
  code: "ECP3067",
  slug: "always-apart",
  severity: "hint",
  message: ({ sort, one, other }) =>
    `\`${one}\` and \`${other}\` are two different ${sort}s here: of one that is both, nothing is said`,
  help: ({ sort, one, other }) =>
    `write \`for each ${sort} ${one}, ${sort} ${other} where …\` if it may be both; \`where ${one} is not ${other} and …\` says that it is meant as it stands`,
  page: {
    meaning:
      "Names of one head are different elements. If the cat may be Ann's own, the cell of Ann and that of the cat can be the same one, and a rule about two different cells lets that pass. Two heads, `for each cell a, cell b`, take one cell for both, too.",
    failing: `puzzle P
board 1 x 4
find person: {Ann, Bob, Cid, Dee}
find pet: {cat, dog, fish, bird}
exactly one of each person in cells
exactly one of each pet in cells
for each cells a, b where a is Ann and b is cat: distance(a, b) = 2
`,
    corrected: `puzzle P
board 1 x 4
find person: {Ann, Bob, Cid, Dee}
find pet: {cat, dog, fish, bird}
exactly one of each person in cells
exactly one of each pet in cells
for each cell a, cell b where a is Ann and b is cat: distance(a, b) = 2
`,
  },
});
