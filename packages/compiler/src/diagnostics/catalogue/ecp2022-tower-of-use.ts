import { defineDiagnostic } from "../diagnostic.js";

export const towerOfUse = defineDiagnostic<{ limit: number }>({
  code: "ECP2022",
  slug: "tower-of-use",
  severity: "error",
  message: ({ limit }) => `more than ${limit} files or puzzles stand on each other by \`use\``,
  help: () => "use the one that is needed directly",
  page: {
    meaning:
      "A file that is used may use another, and so on, up to a fixed depth. Beyond it something is most likely amiss.",
  },
});
