import { defineDiagnostic } from "../diagnostic.js";

export const sortName = defineDiagnostic<{ name: string }>({
  code: "ECP2007",
  slug: "sort-name",
  severity: "error",
  message: ({ name }) => `\`${name}\` is a sort of the language, and cannot be declared as another`,
  help: () => "give the layer another name",
  page: {
    meaning:
      "A region, path or piece layer declares a sort: `given room: region` makes `each room` possible. Such a layer may not have the name of a sort that every board has, such as `box` or `line`.",
    failing: `puzzle P
given box: region
find digit: 1..4
exactly one of each digit in each row, box
`,
    corrected: `puzzle P
given room: region
find digit: 1..4
exactly one of each digit in each row, room
`,
  },
});
