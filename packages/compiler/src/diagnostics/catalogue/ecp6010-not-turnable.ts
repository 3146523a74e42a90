import { defineDiagnostic } from "../diagnostic.js";

export const notTurnable = defineDiagnostic<{ layer: string | undefined }>({
  code: "ECP6010",
  slug: "not-turnable",
  severity: "error",
  message: ({ layer }) =>
    layer === undefined
      ? "counting up to symmetry needs a board, and this puzzle has none"
      : `answers cannot be counted up to symmetry: \`${layer}\` does not stand on cells alone`,
  page: {
    meaning:
      "`--up-to-symmetry` counts answers that a turn or a reflection of the board maps to each other once. A puzzle of items and options alone has no board; links, edges, directions and paths are not turned with it yet. The command line raises this, so there is no failing example.",
  },
});
