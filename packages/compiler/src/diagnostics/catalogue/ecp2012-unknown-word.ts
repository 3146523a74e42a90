import { defineDiagnostic } from "../diagnostic.js";

export const unknownWord = defineDiagnostic<{
  word: string;
  allowed: readonly string[];
  near?: string;
  instead?: string;
}>({
  code: "ECP2012",
  slug: "unknown-word",
  severity: "error",
  message: ({ word }) => `\`${word}\` is not one of the words that can stand here`,
  help: ({ near, allowed, instead }) =>
    instead !== undefined
      ? `write \`${instead}\``
      : near === undefined
        ? `these can: ${allowed.map((one) => `\`${one}\``).join(", ")}`
        : `did you mean \`${near}\`?`,
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning:
      "Only certain words can stand at this place: for example `rotations` and `reflections` for pieces, `rows` and `columns` for data, or the looks of a layer.",
    failing: `puzzle P
board 6 x 10
pieces pentomino with rotation
place each pentomino exactly once
cover each cell exactly once
`,
    corrected: `puzzle P
board 6 x 10
pieces pentomino with rotations
place each pentomino exactly once
cover each cell exactly once
`,
  },
});
