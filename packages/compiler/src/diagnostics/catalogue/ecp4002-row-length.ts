import { defineDiagnostic, type Edit } from "../diagnostic.js";

export const rowLength = defineDiagnostic<{
  row: number;
  found: number;
  expected: number;
  /** Pads or cuts the row. */
  edit?: Edit;
  /** The other rows have spaces between their symbols, and this one has none. */
  dense?: boolean;
}>({
  code: "ECP4002",
  slug: "row-length",
  severity: "error",
  message: ({ row, found, expected }) =>
    `row ${row} has ${found} ${found === 1 ? "symbol" : "symbols"} where ${expected} ${expected === 1 ? "is" : "are"} needed`,
  help: ({ dense, found, expected }) =>
    dense === true
      ? "put spaces between the symbols, as in the other rows"
      : found < expected
        ? "a dot `.` stands for a place without data"
        : undefined,
  fix: ({ found, expected, edit }) =>
    edit === undefined
      ? undefined
      : { title: found < expected ? "Fill the row with points" : "Cut the row", edits: [edit] },
  page: {
    meaning:
      "All rows of a map have the same number of symbols, one for each column of the board. Write a dot `.` where nothing is given.",
    failing: `puzzle P
find digit: 1..4
exactly one of each digit in each row, column
instance:
  digit:
    1 . . 2
    . . .
    . . . .
    . . . .
`,
    corrected: `puzzle P
find digit: 1..4
exactly one of each digit in each row, column
instance:
  digit:
    1 . . 2
    . . . .
    . . . .
    . . . .
`,
  },
});
