import { defineDiagnostic } from "../diagnostic.js";

export const cannotReadFile = defineDiagnostic<{ path: string; reason: string }>({
  code: "ECP2020",
  slug: "cannot-read-file",
  severity: "error",
  message: ({ path, reason }) => `\`${path}\` cannot be read: ${reason}`,
  help: () => "the path is looked for beside the file that names it",
  page: {
    meaning:
      "A `use` line names a file that is not there, or may not be read. Paths are looked for in the folder of the file that names them.",
    failing: `use "there-is-no-such-file.ecp"
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
