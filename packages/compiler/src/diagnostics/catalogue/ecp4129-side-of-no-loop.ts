import { defineDiagnostic } from "../diagnostic.js";

type Because = "no rule" | "of a part" | "not always" | "torus" | "own links";

export const sideOfNoLoop = defineDiagnostic<{
  side: string;
  layer: string;
  because: Because;
  others: number;
}>({
  code: "ECP4129",
  slug: "side-of-no-loop",
  severity: "error",
  message: ({ side, layer, because }) => {
    switch (because) {
      case "no rule":
        return `no rule says that \`${layer}\` is a loop, and only a loop has an ${side}`;
      case "of a part":
        return `\`loop ${layer}\` is said of another part of the board (\`inside …:\`), and only there has it an ${side}`;
      case "not always":
        return `\`loop ${layer}\` is said under a condition or of some of it, and only what is a loop in any case has an ${side}`;
      case "torus":
        return `\`${layer}\` lies on a board that wraps round, where a loop has no ${side}`;
      case "own links":
        return `\`${layer}\` joins cells from afar: such lines cross, and have no ${side}`;
      default:
        return because satisfies never;
    }
  },
  help: ({ layer, because }) => {
    switch (because) {
      case "no rule":
        return `\`loop ${layer}\``;
      case "of a part":
        return `say this in that block too; or, if the whole of \`${layer}\` is one loop, say \`loop ${layer}\` outside it`;
      case "not always":
        return `a line \`loop ${layer}\` of its own, or in a \`rule\``;
      default:
        return undefined;
    }
  },
  page: {
    meaning:
      "A loop that does not cross itself parts a flat board into an inside and an outside. A rule of the puzzle must say that the layer is one, in any case: of the whole layer, or, in a block `inside S:`, of what is of it in that part of the board, of which alone it then speaks.",
    failing: `puzzle P
board 3 x 3
find fence: yes/no on edges
r2c2 is inside fence
`,
    corrected: `puzzle P
board 3 x 3
find fence: yes/no on edges
loop fence
r2c2 is inside fence
`,
  },
});
