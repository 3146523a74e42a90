import { defineDiagnostic } from "../diagnostic.js";

export const unknownWord = defineDiagnostic<{ word: string; allowed: readonly string[]; near?: string }>({
  code: "ECP2012",
  slug: "unknown-word",
  severity: "error",
  message: ({ word, allowed }) =>
    `here can stand ${allowed.map((one) => `\`${one}\``).join(", ")}, and not \`${word}\``,
  help: ({ near }) => (near === undefined ? undefined : `did you mean \`${near}\`?`),
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning: "At this place the language knows only the few words that the message lists.",
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
