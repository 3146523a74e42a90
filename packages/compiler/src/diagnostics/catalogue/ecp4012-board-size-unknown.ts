import { defineDiagnostic } from "../diagnostic.js";

export const boardSizeUnknown = defineDiagnostic<Record<never, never>>({
  code: "ECP4012",
  slug: "board-size-unknown",
  severity: "error",
  message: () => "the size of the board is not known",
  help: () => "write `board 6 x 6` in the puzzle or in the instance, or give the instance a map",
  page: {
    meaning:
      "Without a `board` line, the board has the size of the instance's maps. Without maps, its lists on rows and on columns give the number of rows and columns. This instance has neither.",
    failing: `puzzle P
find queen: yes/no
exactly 1 queen in each row
instance:
  expect unique
`,
    corrected: `puzzle P
board 1 x 1
find queen: yes/no
exactly 1 queen in each row
instance:
  expect unique
`,
  },
});
