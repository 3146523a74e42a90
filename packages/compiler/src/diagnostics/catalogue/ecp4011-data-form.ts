import { defineDiagnostic } from "../diagnostic.js";

/** How paths are written. */
export const pathForm = "cell by cell, with commas between them: `r1c1-r1c2-r2c2, r4c4-r4c5`";

export const dataForm = defineDiagnostic<{
  /** The text that stands there; absent where there is none. */
  text?: string;
  layer: string;
  /** How data of this layer are written: `r1c1-r1c2 = white`. */
  form: string;
}>({
  code: "ECP4011",
  slug: "data-form",
  severity: "error",
  message: ({ text, layer }) =>
    text === undefined
      ? `\`${layer}\` has no data after its colon`
      : `\`${text}\` cannot be read as data of \`${layer}\``,
  help: ({ layer, form }) => `data of \`${layer}\` are written ${form}`,
  page: {
    meaning:
      "The form of the data depends on the elements that a layer stands on: a map for cells, `a = 3` for regions, numbers in their order for rows and columns, `r1c1-r1c2 = white` for links, `r1c1.up = 2` for edges.",
    failing: `puzzle P
board 2 x 2
given dot: {white, black} on links
find mark: yes/no
for each link l where l is white: exactly 1 mark in l.cells
instance:
  dot: r1c1 = white
`,
    corrected: `puzzle P
board 2 x 2
given dot: {white, black} on links
find mark: yes/no
for each link l where l is white: exactly 1 mark in l.cells
instance:
  dot: r1c1-r1c2 = white
`,
  },
});
