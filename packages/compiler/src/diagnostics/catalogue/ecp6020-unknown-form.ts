import { defineDiagnostic } from "../diagnostic.js";

export const unknownForm = defineDiagnostic<{ text: string }>({
  code: "ECP6020",
  slug: "unknown-form",
  severity: "error",
  message: ({ text }) => `\`${text}\` is no puzzle in a form that is known`,
  help: () => "it may be an address as `https://puzz.link/p?…`, pzprv3 text, or a line of 81 digits",
  page: {
    meaning:
      "`ecpc import` reads addresses of puzz.link and of pages like it, pzprv3 files, and Sudokus in one line (`.` or `0` for an empty cell). This text is none of them. If it should be a file, look at its name. The command line raises this, so there is no failing example.",
  },
});
