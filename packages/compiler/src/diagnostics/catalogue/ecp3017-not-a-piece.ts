import { builtInSets } from "../../vocabulary/piece-sets.js";
import { defineDiagnostic } from "../diagnostic.js";

export const notAPiece = defineDiagnostic<{ name: string }>({
  code: "ECP3017",
  slug: "not-a-piece",
  severity: "error",
  message: ({ name }) => `\`${name}\` is not a built-in set of pieces, and no pieces are drawn here`,
  help: ({ name }) =>
    `\`pieces ${name}:\` and the drawn pieces below it; built in are ${[...builtInSets.keys()].join(", ")}`,
  page: {
    meaning: "Pieces are drawn below a line `pieces name:`, or are one of the built-in sets.",
    failing: `puzzle P
board 4 x 4
pieces ship with rotations
place each ship exactly once
`,
    corrected: `puzzle P
board 4 x 4
pieces ship with rotations:
  cruiser: ###
place each ship exactly once
`,
  },
});
