import { defineDiagnostic } from "../diagnostic.js";

export const noMapLegend = defineDiagnostic<{
  puzzle: string;
  /** One that the map may be meant to fill. */
  layer: string;
  /** No other can be meant. */
  sure: boolean;
}>({
  code: "ECP2036",
  slug: "no-map-legend",
  severity: "error",
  message: ({ puzzle }) => `\`${puzzle}\` has no legend that says what the symbols of a map mean`,
  help: ({ layer }) => `fill one layer by its name (\`${layer}:\`), or add a \`legend:\` to the puzzle`,
  fix: ({ layer, sure }, span) =>
    sure ? { title: `Fill \`${layer}\``, edits: [{ span, text: layer }] } : undefined,
  page: {
    meaning:
      "A block called `map` may fill several layers at once; the `legend:` of the puzzle says what each symbol sets. A block with the name of a layer fills that layer, and needs no legend.",
    failing: `puzzle P
board 2 x 2
find digit: 1..2
exactly one of each digit in each row

instance:
  map:
    1 .
    . .
`,
    corrected: `puzzle P
board 2 x 2
find digit: 1..2
exactly one of each digit in each row

instance:
  digit:
    1 .
    . .
`,
  },
});
