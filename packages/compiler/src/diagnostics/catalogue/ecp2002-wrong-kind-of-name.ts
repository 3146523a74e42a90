import { defineDiagnostic } from "../diagnostic.js";

export const wrongKindOfName = defineDiagnostic<{
  name: string;
  /** Its own kind, with its article. */
  kind: string;
  /** The kind that can stand here, with its article. */
  meant: string;
  instead?: string;
  /** The lines that say of a layer to be found what is derived. */
  found?: readonly string[];
}>({
  code: "ECP2002",
  slug: "wrong-kind-of-name",
  severity: "error",
  message: ({ name, kind, meant }) => `\`${name}\` is ${kind}, but ${meant} is needed here`,
  help: ({ name, meant, instead, found }) => {
    if (found !== undefined)
      return `in place of the \`let\`, write ${found.map((line) => `\`${line}\``).join(" and ")}`;
    if (instead !== undefined) return `did you mean \`${instead}\`?`;
    if (/^(?:block|box)$/.test(name) && meant === "a set")
      return `one of a size is meant: \`in each ${name} 2x3\`, with its rows and columns`;
    return name === "neighbours" && meant === "a layer"
      ? "the neighbours of places stand in the puzzle, below its line `board places …`"
      : undefined;
  },
  page: {
    meaning:
      "Something has this name, but it is of a kind that cannot stand here: `each` is followed by a sort or a set, only layers are counted, and a parameter is not an attribute of a cell.",
    failing: `puzzle P(n: 1..9 = 4)
board n x n
find queen: yes/no
exactly 1 queen in each n
`,
    corrected: `puzzle P(n: 1..9 = 4)
board n x n
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
