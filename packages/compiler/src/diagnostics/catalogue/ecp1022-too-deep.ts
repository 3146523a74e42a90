import { defineDiagnostic } from "../diagnostic.js";

export const tooDeep = defineDiagnostic<{ what: "brackets" | "operators" | "blocks" | "names" }>({
  code: "ECP1022",
  slug: "too-deep",
  severity: "error",
  message: ({ what }) =>
    what === "operators"
      ? "this expression is too long"
      : what === "names"
        ? "too many names are needed here, each for the one before"
        : `the ${what} are nested too deeply here`,
  help: ({ what }) => (what === "names" ? undefined : "split it: name a part of it with `let`"),
  page: {
    meaning:
      "There are limits so that no text, however strange, can bring the compiler down: about thirty brackets or sixty blocks inside one another, and five hundred operators in one expression. `let` gives a part a name.",
  },
});
