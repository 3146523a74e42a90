import { defineDiagnostic } from "../diagnostic.js";

export const notTurnable = defineDiagnostic<{ layer: string | undefined }>({
  code: "ECP6010",
  slug: "not-turnable",
  severity: "error",
  message: ({ layer }) =>
    layer === undefined
      ? "symmetries need a board, and this puzzle has none"
      : `answers cannot be turned with the board: it is not known where \`${layer}\` goes`,
  page: {
    meaning:
      "`--up-to-symmetry` and `--distinct` count answers as one if a turn or a reflection of the board maps them to each other. A puzzle with only items and options has no board. The place of an option on the board follows from the layers that it sets, or from cells, lines, edges and the like in the names of its items or in its own name. Values on diagonals, boxes and blocks cannot be turned. Only the command line causes this message, so there is no failing example.",
  },
});
