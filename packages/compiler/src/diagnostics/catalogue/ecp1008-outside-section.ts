import { defineDiagnostic } from "../diagnostic.js";

export const outsideSection = defineDiagnostic<{ section: "none" | "instance" }>({
  code: "ECP1008",
  slug: "outside-section",
  severity: "error",
  message: ({ section }) =>
    section === "none" ? "this line stands before any puzzle" : "this line belongs to no section",
  help: ({ section }) =>
    section === "none"
      ? "begin the file with `puzzle` and a name, as in `puzzle Squares`"
      : "indent the lines of an instance, or move the rules of the puzzle above it",
  page: {
    meaning:
      "A file consists of `use` lines, puzzles and instances. The lines of a puzzle follow its `puzzle` line at the margin; those of an instance are indented below its `instance` line, and end where the indentation ends.",
    failing: `board 4 x 4
`,
    corrected: `puzzle P
board 4 x 4
`,
  },
});
