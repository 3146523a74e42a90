import { defineDiagnostic } from "../diagnostic.js";

export const importLeftOver = defineDiagnostic<{ text: string }>({
  code: "ECP6024",
  slug: "import-left-over",
  severity: "error",
  message: ({ text }) => `the board is full, and \`${text}\` is left over`,
  help: () => "is the size at its beginning right?",
  page: {
    meaning:
      "The address or file has more content than fits on a board of the size at its beginning. Usually the size is wrong, or something else was pasted after it. Only the command line causes this message, so there is no failing example.",
  },
});
