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
        return `\`loop ${layer}\` is about another part of the board (\`inside …:\`), and \`${layer}\` has an ${side} only there`;
      case "not always":
        return `\`loop ${layer}\` holds only under a condition or for a part of the layer, and only a layer that is always a loop has an ${side}`;
      case "torus":
        return `\`${layer}\` lies on a board that wraps round, where a loop has no ${side}`;
      case "own links":
        return `\`${layer}\` joins cells that are not neighbours: such lines may cross, and have no ${side}`;
      default:
        return because satisfies never;
    }
  },
  help: ({ layer, because }) => {
    switch (because) {
      case "no rule":
        return `\`loop ${layer}\``;
      case "of a part":
        return `write this line in that block too; or, if the whole of \`${layer}\` is one loop, write \`loop ${layer}\` outside the block`;
      case "not always":
        return `write \`loop ${layer}\` on a line of its own, or in a \`rule\``;
      default:
        return undefined;
    }
  },
  page: {
    meaning:
      "A loop that does not cross itself divides a flat board into an inside and an outside. A rule of the puzzle must say, without a condition, that the layer is a loop. The rule is about the whole layer, or, in a block `inside S:`, about the part of the layer in S; then only that block can ask for the side.",
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
