import { defineDiagnostic } from "../diagnostic.js";

export const importUnreadable = defineDiagnostic<{ text: string }>({
  code: "ECP6025",
  slug: "import-unreadable",
  severity: "error",
  message: ({ text }) => `\`${text}\` means nothing here`,
  page: {
    meaning:
      "Addresses and files of puzzles have their own letters and words for each kind; this one has no meaning where it stands. Perhaps a letter was changed in copying, or the text belongs to another kind of puzzle. Only the command line causes this message, so there is no failing example.",
  },
});
