import { defineDiagnostic } from "../diagnostic.js";

/** `standard`: the puzzle, where one of its name comes with the language. */
export const cannotReadFile = defineDiagnostic<{ path: string; reason: string; standard?: string }>({
  code: "ECP2020",
  slug: "cannot-read-file",
  severity: "error",
  message: ({ path, reason }) => `\`${path}\` cannot be read: ${reason}`,
  help: ({ standard }) =>
    standard === undefined
      ? "the path is relative to the file that names it"
      : `a puzzle of that name comes with the language: \`use ${standard} from std\``,
  fix: ({ standard }, span) =>
    standard === undefined
      ? undefined
      : { title: `Take ${standard} from std`, edits: [{ span, text: "std" }] },
  page: {
    meaning:
      "A `use` line names a file that does not exist or cannot be read. Paths are relative to the folder of the file that names them.",
    failing: `use "there-is-no-such-file.ecp"
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
