import { defineDiagnostic } from "../diagnostic.js";

export const lineLength = defineDiagnostic<{ found: number; expected: number }>({
  code: "ECP4021",
  slug: "line-length",
  severity: "error",
  message: ({ found, expected }) =>
    `the line has ${found} ${found === 1 ? "symbol" : "symbols"}, and the board ${expected} ${expected === 1 ? "cell" : "cells"}`,
  page: {
    meaning:
      "A file of lines (`ecpc solve --instances`) has one puzzle a line: a symbol for each cell of the board, row after row, with `.` (or `0`, where that is no value) for a cell without data. No text inside a puzzle file raises this.",
  },
});
