import { defineDiagnostic } from "../diagnostic.js";

export const ambiguousPuzzle = defineDiagnostic<{ name: string; files: readonly string[] }>({
  code: "ECP2025",
  slug: "ambiguous-puzzle",
  severity: "error",
  message: ({ name, files }) =>
    `\`${name}\` is declared by ${files.map((file) => `\`${file}\``).join(" and by ")}`,
  help: ({ name }) => `use only the one that you mean: \`use ${name} from "…"\``,
  page: {
    meaning:
      "Two used files declare a puzzle with the same name, and an instance names it. Use the whole of one file, and from the other file only the puzzles that you need.",
  },
});
