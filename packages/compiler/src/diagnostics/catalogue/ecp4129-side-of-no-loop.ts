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
        return `\`loop ${layer}\` is said of a part of the board (\`inside …:\`), and only where the whole of \`${layer}\` is a loop has it an ${side}`;
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
        return `say \`loop ${layer}\` outside that block; if \`${layer}\` is something else elsewhere, make what is a loop a layer of its own`;
      case "not always":
        return `a line \`loop ${layer}\` of its own, or in a \`rule\``;
      default:
        return undefined;
    }
  },
  page: {
    meaning:
      "A loop that does not cross itself parts a flat board into an inside and an outside. A rule of the puzzle must say that the layer is one, in any case and of the whole layer.",
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
