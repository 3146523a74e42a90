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
        return `\`${said.name}\` has a \`${said.sign}\`, which stands between names where places are listed`;
      default:
        return said satisfies never;
    }
  },
  page: {
    meaning:
      "The places of a board are told apart by their names, which data and messages use: `WA = red`, `WA-NT`. So each name stands for one place, and has none of the signs that stand between names: a comma, `=`, `:`, a quote. A name of several words, or with other signs, stands in quotes in the board line.",
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
