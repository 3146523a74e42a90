import { defineDiagnostic } from "../diagnostic.js";

export const towerOfUse = defineDiagnostic<{ limit: number }>({
  code: "ECP2022",
  slug: "tower-of-use",
  severity: "error",
  message: ({ limit }) => `more than ${limit} files or puzzles use each other in a chain`,
  help: () => "use the one that is needed directly",
  page: {
    meaning:
      "A used file may use another one, and so on, up to a fixed depth. A deeper chain is most likely a mistake.",
  },
});
