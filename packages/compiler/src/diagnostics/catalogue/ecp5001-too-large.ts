import { defineDiagnostic } from "../diagnostic.js";

export const tooLarge = defineDiagnostic<{ size: number; limit: number; what: string }>({
  code: "ECP5001",
  slug: "too-large",
  severity: "error",
  message: ({ size, limit, what }) =>
    `this problem is too large: more than ${size.toLocaleString("en")} ${what} (the limit is ${limit.toLocaleString("en")})`,
  help: () => "a larger limit on memory allows more (`--memory`)",
  page: {
    meaning:
      "Rules and board together make a problem that would not fit into the memory that is allowed. The answer is then unknown. A smaller board, a rule that speaks of fewer cells, or more memory may help. No short text raises this.",
  },
});
