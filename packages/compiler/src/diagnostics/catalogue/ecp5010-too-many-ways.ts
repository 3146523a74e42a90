import { defineDiagnostic } from "../diagnostic.js";

export const tooManyWays = defineDiagnostic<{ what: string; limit: number; help: string }>({
  code: "ECP5010",
  slug: "too-many-ways",
  severity: "error",
  message: ({ what, limit }) =>
    `this is too large to be solved in this way: there are more than ${limit.toLocaleString("en")} ${what}`,
  help: ({ help }) => help,
  page: {
    meaning:
      "For regions and paths that are to be found, the compiler lists every possible one that the rules allow. On this board there are too many, so the answer is unknown. A rule about the size of each region, a rule that each path is straight, or a smaller board leaves fewer. No short example causes this message.",
  },
});
