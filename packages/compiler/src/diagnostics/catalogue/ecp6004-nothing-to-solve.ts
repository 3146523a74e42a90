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
      "The file has rules and no board to apply them to. A puzzle that needs data (a given layer, or a board whose size its maps tell) has to have an `instance` with that data. `ecpc check` is content with rules alone, so there is no failing example; solving, counting and drawing need an instance.",
  },
});
