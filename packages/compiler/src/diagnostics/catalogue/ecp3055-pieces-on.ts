import { pluralOf } from "../../text/plurals.js";
import type { PieceSort } from "../../vocabulary/sorts.js";
import type { LatticeName } from "../../vocabulary/tilings.js";
import { defineDiagnostic } from "../diagnostic.js";

export const piecesOn = defineDiagnostic<{ name: string; on: PieceSort; lattice: LatticeName }>({
  code: "ECP3055",
  slug: "pieces-on",
  severity: "error",
  message: ({ name, on, lattice }) =>
    on === "cell"
      ? `\`${name}\` is a set of sticks, which lie on edges or on links, not on cells`
      : `\`${name}\` is a set of pieces of ${lattice}, which lie on cells, not on ${pluralOf(on)}`,
  help: ({ name, on }) => (on === "cell" ? `\`pieces ${name} on edges\`` : `\`pieces ${name}\``),
  page: {
    meaning:
      "The built-in sets `distick` to `hexastick` have pieces of sticks. These lie on the edges of the board (from corner to corner) or on its links (from cell to cell), and the line says on which. All other built-in sets lie on cells.",
    failing: `puzzle P
board 3 x 3
pieces tristick with rotations
place each tristick at most once
`,
    corrected: `puzzle P
board 3 x 3
pieces tristick on edges with rotations
place each tristick at most once
`,
  },
});
