import { defineDiagnostic } from "../diagnostic.js";

type Problem =
  | { readonly problem: "overlap"; readonly one: string; readonly other: string }
  | { readonly problem: "crossing"; readonly one: string }
  | { readonly problem: "thin"; readonly one: string };

export const polygonsOverlap = defineDiagnostic<Problem>({
  code: "ECP4138",
  slug: "polygons-overlap",
  severity: "error",
  message: (said) => {
    switch (said.problem) {
      case "overlap":
        return `\`${said.one}\` and \`${said.other}\` overlap`;
      case "crossing":
        return `the outline of \`${said.one}\` crosses itself`;
      case "thin":
        return `the outline of \`${said.one}\` has fewer than three different corners`;
      default:
        return said satisfies never;
    }
  },
  page: {
    meaning:
      "The polygons of a board lie side by side: two of them may share borders and corners, but may not overlap. Here two overlap, or an outline is not a simple polygon, so it is not clear which places are neighbours.",
  },
});
