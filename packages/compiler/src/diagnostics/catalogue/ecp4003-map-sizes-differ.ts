import { defineDiagnostic } from "../diagnostic.js";

export const mapSizesDiffer = defineDiagnostic<{
  name: string;
  size: readonly [number, number];
  /** Another map, or the board. */
  other: string;
  otherSize: readonly [number, number];
}>({
  code: "ECP4003",
  slug: "map-sizes-differ",
  severity: "error",
  message: ({ name, size, other, otherSize }) =>
    `\`${name}\` is ${size[0]} x ${size[1]} and ${other} ${otherSize[0]} x ${otherSize[1]}`,
  help: ({ name, size, otherSize }) => {
    const missing = otherSize[0] - size[0];
    if (size[1] !== otherSize[1] || missing === 0) return undefined;
    if (missing < 0) return `\`${name}\` has ${-missing} ${missing === -1 ? "row" : "rows"} too many`;
    return missing === 1
      ? `row ${otherSize[0]} of \`${name}\` may be missing`
      : `${missing} rows of \`${name}\` may be missing`;
  },
  page: {
    meaning:
      "All maps of an instance show the same board, so they have the same number of rows and columns. If the puzzle has a `board` line, maps must have its size.",
    failing: `puzzle P
given room: region
find star: yes/no
exactly 1 star in each room
instance:
  room:
    a a b
    a b b
  star:
    . . .
    . . .
    . . .
`,
    corrected: `puzzle P
given room: region
find star: yes/no
exactly 1 star in each room
instance:
  room:
    a a b
    a b b
  star:
    . . .
    . . .
`,
  },
});
