import { defineDiagnostic } from "../diagnostic.js";

export const unknownPuzzle = defineDiagnostic<{ name: string; near?: string; inStandard: boolean }>({
  code: "ECP2023",
  slug: "unknown-puzzle",
  severity: "error",
  message: ({ name }) => `no puzzle \`${name}\` is known here`,
  help: ({ name, near, inStandard }) => {
    if (inStandard) return `\`${name}\` comes with the compiler: \`use std\` makes it known`;
    return near === undefined ? undefined : `did you mean \`${near}\`?`;
  },
  fix: ({ near, inStandard }, span) => {
    if (inStandard) {
      return { title: "Add `use std`", edits: [{ span: { ...span, start: 0, end: 0 }, text: "use std\n" }] };
    }
    return near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] };
  },
  page: {
    meaning:
      "An instance or a `use … from` line names a puzzle that is neither declared in the file nor made known by a `use` line.",
    failing: `puzzle Queens
board 4 x 4
find queen: yes/no
exactly 1 queen in each row

instance of Quens:
  expect 256 solutions
`,
    corrected: `puzzle Queens
board 4 x 4
find queen: yes/no
exactly 1 queen in each row

instance of Queens:
  expect 256 solutions
`,
  },
});
