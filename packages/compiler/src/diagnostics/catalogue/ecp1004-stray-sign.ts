import { defineDiagnostic } from "../diagnostic.js";

export const straySign = defineDiagnostic<{ sign: string; instead?: string }>({
  code: "ECP1004",
  slug: "stray-sign",
  severity: "error",
  message: ({ sign }) => `\`${sign}\` is not a sign of the language`,
  help: ({ instead }) => (instead === undefined ? undefined : `write \`${instead}\``),
  fix: ({ instead }, span) =>
    instead === undefined ? undefined : { title: `Write \`${instead}\``, edits: [{ span, text: instead }] },
  page: {
    meaning:
      "This sign means nothing outside quotes and maps. Often it comes from a word processor or another language: curly quotes instead of straight ones, `≤` instead of `<=`, `×` instead of `*`.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c: c.row ≤ 4
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c: c.row <= 4
`,
  },
});
