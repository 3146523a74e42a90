import { defineDiagnostic } from "../diagnostic.js";

export const overWhatIsHidden = defineDiagnostic<{ layer: string }>({
  code: "ECP3049",
  slug: "over-what-is-hidden",
  severity: "error",
  message: ({ layer }) => `\`${layer}\` is hidden, but answers are compared only by visible layers`,
  help: ({ layer }) => `remove \`hidden\` from the line of \`${layer}\`: then it is part of the answer`,
  page: {
    meaning:
      "Two answers that differ only in a `hidden` layer count as one answer (A1). A number that depends on a hidden layer could have several values in one answer.",
    failing: `puzzle P
board 1 x 3
find hidden n: 0..2
find star: yes/no
for each cell c: c is star implies c.n > 0
maximize sum(c.n for c in cells)
`,
    corrected: `puzzle P
board 1 x 3
find n: 0..2
find star: yes/no
for each cell c: c is star implies c.n > 0
maximize sum(c.n for c in cells)
`,
  },
});
