import { defineDiagnostic } from "../diagnostic.js";

export const unknownSetting = defineDiagnostic<{ name: string; puzzle: string; near?: string }>({
  code: "ECP4103",
  slug: "unknown-setting",
  severity: "error",
  message: ({ name, puzzle }) => `\`${puzzle}\` has no parameter \`${name}\` to set`,
  help: ({ near }) => (near === undefined ? undefined : `did you mean \`${near}\`?`),
  page: {
    meaning:
      "The command line sets a parameter (`--set NAME=VALUE`) that the puzzle does not have. No file can cause this message.",
  },
});
