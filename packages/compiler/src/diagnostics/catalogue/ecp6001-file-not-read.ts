import { defineDiagnostic } from "../diagnostic.js";

export const fileNotRead = defineDiagnostic<{ file: string; reason: string }>({
  code: "ECP6001",
  slug: "file-not-read",
  severity: "error",
  message: ({ file, reason }) => `\`${file}\` cannot be read: ${reason}`,
  help: ({ file }) =>
    /^https?:/i.test(file) ? "a file is needed here: `ecpc import ADDRESS -o NAME.ecp` makes one" : undefined,
  page: {
    meaning:
      "The file named on the command line does not exist, is a folder, or cannot be read. Check the spelling and the folder you are in. This depends on your files, so there is no failing example.",
  },
});
