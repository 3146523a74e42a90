import { defineDiagnostic } from "../diagnostic.js";

export const attributeName = defineDiagnostic<{ name: string }>({
  code: "ECP2006",
  slug: "attribute-name",
  severity: "error",
  message: ({ name }) => `the layer \`${name}\` has the name of an attribute that its elements already have`,
  help: ({ name }) => `after a dot \`${name}\` could mean either; give the layer another name`,
  page: {
    meaning:
      "The elements that a layer stands on have attributes of their own: a cell has a `row` and `neighbours`, and a region has a `size`. A layer on these elements may not have such a name. On other sorts it may: `given left: number on rows` is fine, since a row has no `left`.",
    failing: `puzzle P
board 4 x 4
find column: 1..4
exactly one of each column in each row
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
exactly one of each digit in each row
`,
  },
});
