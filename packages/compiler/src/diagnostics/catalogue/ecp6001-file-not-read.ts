import { defineDiagnostic } from "../diagnostic.js";

export const fileNotRead = defineDiagnostic<{ file: string; reason: string }>({
  code: "ECP6001",
  slug: "file-not-read",
  severity: "error",
  message: ({ file, reason }) => `\`${file}\` cannot be read: ${reason}`,
  page: {
    meaning:
      "The file named on the command line is not there, is a folder, or may not be read. No text raises this: it depends on the files at hand. Check the spelling and the folder you are in.",
  },
});
