import { defineDiagnostic } from "../diagnostic.js";

export const notUtf8 = defineDiagnostic<{ byte: number; line: number }>({
  code: "ECP6002",
  slug: "not-utf-8",
  severity: "error",
  message: ({ byte, line }) =>
    `this is not UTF-8 text: byte ${byte.toString(16).toUpperCase().padStart(2, "0")} in line ${line}`,
  help: () => "save the file as UTF-8 (in most editors: File, Save with encoding)",
  page: {
    meaning:
      "Files are read as UTF-8, which is what editors write unless told otherwise. This file has a byte that cannot occur in such a text, so it was saved in another encoding, or is not a text at all. This page is UTF-8 text itself, so there is no failing example.",
  },
});
