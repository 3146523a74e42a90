import { defineDiagnostic } from "../diagnostic.js";

export const nothingToChoose = defineDiagnostic<{ sense: string }>({
  code: "ECP3047",
  slug: "nothing-to-choose",
  severity: "error",
  message: ({ sense }) => `there is nothing to ${sense}: this number is the same in every answer`,
  help: ({ sense }) =>
    `use a number that depends on the answer: \`${sense} count(c in cells where c is star)\`, \`${sense} sum(c.digit for c in cells)\``,
  page: {
    meaning:
      "`maximize` and `minimize` compare answers by a number that depends on a `find` layer. If the board and its data determine the number, all answers are equally good.",
    failing: `puzzle P
board 1 x 4
find star: yes/no
at most 1 star in cells
maximize size(cells)
`,
    corrected: `puzzle P
board 1 x 4
find star: yes/no
at most 1 star in cells
maximize count(c in cells where c is star)
`,
  },
});
