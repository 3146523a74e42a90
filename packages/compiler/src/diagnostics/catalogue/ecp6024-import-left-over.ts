import { defineDiagnostic } from "../diagnostic.js";

export const importLeftOver = defineDiagnostic<{ text: string }>({
  code: "ECP6024",
  slug: "import-left-over",
  severity: "error",
  message: ({ text }) => `the board is full, and \`${text}\` is left over`,
  help: () => "is the size at its beginning right?",
  page: {
    meaning:
      "The address or file says more than fits a board of the size that it says at its beginning. Mostly the size is wrong, or something else was pasted behind. The command line raises this, so there is no failing example.",
  },
});
