import { defineDiagnostic } from "../diagnostic.js";

interface NotAnAdjective {
  readonly name: string;
  readonly subject: string;
  readonly layer?: string;
  /** The adjective is about sets of these. */
  readonly of?: "cells";
  /** The likely meaning: that a line goes straight on through a cell. */
  readonly line?: { readonly cell: string; readonly layer: string };
}

const straightOn = ({ cell, layer }: NonNullable<NotAnAdjective["line"]>): string => {
  const at = (direction: string): string => `${cell}.${layer}(${direction})`;
  return `\`${at("left")} = ${at("right")} and ${at("up")} = ${at("down")}\``;
};

export const notAnAdjective = defineDiagnostic<NotAnAdjective>({
  code: "ECP3008",
  slug: "not-an-adjective",
  severity: "error",
  message: ({ name, subject }) => `\`${name}\` does not apply to ${subject}`,
  help: ({ name, layer, of, line }) => {
    if (line !== undefined)
      return `it is about sets of cells; for a line that does not turn, write ${straightOn(line)}`;
    if (of !== undefined) return `\`${name}\` is about sets of ${of}`;
    return layer === undefined ? undefined : `\`${layer}\` has values: \`has ${layer}\`, or compare it`;
  },
  page: {
    meaning:
      "After `is` comes another element, a yes/no layer, a symbol, or one of the adjectives of the language.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
for each border cell c: c is digit
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
for each border cell c: c.digit = 1
`,
  },
});
