import { defineDiagnostic } from "../diagnostic.js";

export const noSuchMember = defineDiagnostic<{ name: string; target: string; on?: string; instead?: string }>(
  {
    code: "ECP3006",
    slug: "no-such-member",
    severity: "error",
    message: ({ name, target, on }) =>
      on === undefined
        ? `${target} has no \`${name}\``
        : `\`${name}\` stands on ${on}, and this is ${target}`,
    help: ({ instead }) => (instead === undefined ? undefined : `did you mean \`${instead}\`?`),
    page: {
      meaning:
        "A layer is read, or an attribute asked, of something that does not have it: a layer on rows of a cell, the length of a room.",
      failing: `puzzle P
board 4 x 4
given top: 1..4 on columns
find shaded: yes/no
for each cell c: exactly c.top shaded in c.column
`,
      corrected: `puzzle P
board 4 x 4
given top: 1..4 on columns
find shaded: yes/no
for each column c with top: exactly c.top shaded in c
`,
    },
  },
);
