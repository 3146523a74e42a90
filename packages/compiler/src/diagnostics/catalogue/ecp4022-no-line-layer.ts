import { defineDiagnostic } from "../diagnostic.js";

export const noLineLayer = defineDiagnostic<{ layers: readonly string[] }>({
  code: "ECP4022",
  slug: "no-line-layer",
  severity: "error",
  message: ({ layers }) =>
    layers.length === 0
      ? "the puzzle has nothing to find on cells, so lines of symbols say nothing"
      : `the puzzle has several layers to find on cells (${layers.map((name) => `\`${name}\``).join(", ")}), so it is not clear which one lines of symbols fill`,
  page: {
    meaning:
      "Lines of symbols (`ecpc solve --instances`) fill the one layer on cells that a puzzle asks to find. No text inside a puzzle file raises this.",
  },
});
