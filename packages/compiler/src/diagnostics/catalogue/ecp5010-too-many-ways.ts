import { defineDiagnostic } from "../diagnostic.js";

export const tooManyWays = defineDiagnostic<{ what: string; limit: number; help: string }>({
  code: "ECP5010",
  slug: "too-many-ways",
  severity: "error",
  message: ({ what, limit }) =>
    `this is too large for the way in which it is solved: there are more than ${limit.toLocaleString("en")} ${what}`,
  help: ({ help }) => help,
  page: {
    meaning:
      "Regions and paths that are to be found are listed, each way in which one can lie on the board, as far as the rules bound them. On this board the rules leave too many. The answer is then unknown. A rule that says how large each region is, or that each path is straight, or a smaller board, leaves fewer. No short text raises this.",
  },
});
