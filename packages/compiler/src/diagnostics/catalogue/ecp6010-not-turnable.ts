import { defineDiagnostic } from "../diagnostic.js";

export const notTurnable = defineDiagnostic<{ layer: string | undefined }>({
  code: "ECP6010",
  slug: "not-turnable",
  severity: "error",
  message: ({ layer }) =>
    layer === undefined
      ? "symmetries are those of a board, and this puzzle has none"
      : `answers cannot be turned with the board: it is not known where \`${layer}\` goes`,
  page: {
    meaning:
      "`--up-to-symmetry` and `--distinct` take answers that a turn or a reflection of the board maps to each other for one. A puzzle of items and options alone has no board; where an option lies on the board is known by the layers that it sets, by the cells, lines, edges and the like that its items are named by, or by those that it is named by itself; and values on diagonals, boxes and blocks are not turned with it. The command line raises this, so there is no failing example.",
  },
});
