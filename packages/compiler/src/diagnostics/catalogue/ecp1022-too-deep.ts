import { defineDiagnostic } from "../diagnostic.js";

export const tooDeep = defineDiagnostic<{ what: "brackets" | "operators" | "blocks" | "names" }>({
  code: "ECP1022",
  slug: "too-deep",
  severity: "error",
  message: ({ what }) =>
    what === "operators"
      ? "this expression is too long"
      : what === "names"
        ? "too many names are needed here, each one by the one before it"
        : `the ${what} are nested too deeply here`,
  help: ({ what }) => (what === "names" ? undefined : "split it: name a part of it with `let`"),
  page: {
    meaning:
      "There are limits, so that no text, however strange, can make the compiler fail: about thirty nested brackets, sixty nested blocks, and five hundred operators in one expression. `let` gives a part a name.",
  },
});
