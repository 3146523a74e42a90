import { defineDiagnostic } from "../diagnostic.js";

export const usesItself = defineDiagnostic<{
  /** From what uses itself, by way of what it uses, back to it. */
  way: readonly string[];
}>({
  code: "ECP2021",
  slug: "uses-itself",
  severity: "error",
  message: ({ way }) =>
    way.length <= 2
      ? `\`${way[0] ?? ""}\` uses itself`
      : `\`${way[0] ?? ""}\` uses itself: ${way.map((one) => `\`${one}\``).join(" uses ")}`,
  page: {
    meaning:
      "Files, or puzzles that take in each other's lines, may not use each other in a circle: they would never be complete.",
  },
});
