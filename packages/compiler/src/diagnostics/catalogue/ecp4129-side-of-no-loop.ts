import { defineDiagnostic } from "../diagnostic.js";

export const sideOfNoLoop = defineDiagnostic<{
  side: string;
  layer: string;
  because: "no rule" | "torus" | "own links";
  others: number;
}>({
  code: "ECP4129",
  slug: "side-of-no-loop",
  severity: "error",
  message: ({ side, layer, because }) =>
    because === "no rule"
      ? `no rule says that \`${layer}\` is a loop, and only a loop has an ${side}`
      : because === "torus"
        ? `\`${layer}\` lies on a board that wraps round, where a loop has no ${side}`
        : `\`${layer}\` joins cells from afar: such lines cross, and have no ${side}`,
  help: ({ layer, because }) => (because === "no rule" ? `\`loop ${layer}\`` : undefined),
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
