import { defineDiagnostic } from "../diagnostic.js";

export const unknownGenre = defineDiagnostic<{ genre: string; near: string | undefined }>({
  code: "ECP6021",
  slug: "unknown-genre",
  severity: "error",
  message: ({ genre }) => `there is no class yet for the kind of puzzle \`${genre}\``,
  help: ({ near }) => (near === undefined ? undefined : `did you mean \`${near}\`?`),
  page: {
    meaning:
      "The address or file is of a kind of puzzle that the standard library has no class for, or its name is misspelled. You can write the class yourself, and its instances by hand; `ecpc help import` lists the kinds that can be read. The command line raises this, so there is no failing example.",
  },
});
