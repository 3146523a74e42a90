import { defineDiagnostic } from "../diagnostic.js";

type Problem =
  | { readonly problem: "twice" | "blank"; readonly name: string }
  | { readonly problem: "sign"; readonly name: string; readonly sign: string };

export const placeName = defineDiagnostic<Problem>({
  code: "ECP3050",
  slug: "place-name",
  severity: "error",
  message: (said) => {
    switch (said.problem) {
      case "twice":
        return `two places are called \`${said.name}\``;
      case "blank":
        return said.name.trim() === ""
          ? "a place has a name"
          : `\`${said.name}\` begins or ends with a space, or has more than one line`;
      case "sign":
        return `\`${said.name}\` has a \`${said.sign}\`, which separates names in lists of places`;
      default:
        return said satisfies never;
    }
  },
  page: {
    meaning:
      "Data and messages refer to the places of a board by their names: `WA = red`, `WA-NT`. So each name belongs to one place, and contains none of the signs that separate names: a comma, `=`, `:`, a quote. In the board line, a name of several words, or with other signs, is quoted.",
    failing: `puzzle P
board places north, south, north
find shaded: yes/no
exactly 1 shaded in cells
`,
    corrected: `puzzle P
board places north, south, "north east"
find shaded: yes/no
exactly 1 shaded in cells
`,
  },
});
