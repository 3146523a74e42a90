import { defineDiagnostic } from "../diagnostic.js";

export const unknownForm = defineDiagnostic<{ text: string }>({
  code: "ECP6020",
  slug: "unknown-form",
  severity: "error",
  message: ({ text }) => `\`${text}\` is not a puzzle in a known format`,
  help: () =>
    "known formats include addresses like `https://puzz.link/p?…`, pzprv3 text, and lines of 81 digits",
  page: {
    meaning:
      "`ecpc import` reads addresses of puzz.link and similar pages, pzprv3 files, and Sudokus in one line (`.` or `0` for an empty cell). This text is none of them. If you meant a file, check its name. Only the command line causes this message, so there is no failing example.",
  },
});
