import { defineDiagnostic } from "../diagnostic.js";

export const ambiguousPuzzle = defineDiagnostic<{ name: string; files: readonly string[] }>({
  code: "ECP2025",
  slug: "ambiguous-puzzle",
  severity: "error",
  message: ({ name, files }) =>
    `\`${name}\` is declared by ${files.map((file) => `\`${file}\``).join(" and by ")}`,
  help: ({ name }) => `use only the one that is meant: \`use ${name} from "…"\``,
  page: {
    meaning:
      "Two files that are used declare a puzzle of the same name, and an instance names it. Take the name from one of them, and from the other file only the puzzles that are needed.",
  },
});
