import { defineDiagnostic } from "../diagnostic.js";

export const nothingToSolve = defineDiagnostic<{ puzzles: readonly string[] }>({
  code: "ECP6004",
  slug: "nothing-to-solve",
  severity: "error",
  message: () => "there is no instance in this file",
  help: ({ puzzles }) => {
    const [first] = puzzles;
    return first === undefined
      ? "add a `puzzle`, and an `instance` of it"
      : `add one: \`instance of ${first}:\` and its data`;
  },
  page: {
    meaning:
      "The file has rules, but no board to apply them to. A puzzle that needs data (a given layer, or a board whose size comes from maps) needs an `instance` with these data. Solving, counting and drawing need an instance; `ecpc check` accepts rules alone, so there is no failing example.",
  },
});
