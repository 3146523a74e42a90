import { defineDiagnostic } from "../diagnostic.js";

/** Not a mistake of the file: the reason of an answer that is `none`. */
export const nothingCovers = defineDiagnostic<{ item: string; need: string; why: string }>({
  code: "ECP5002",
  slug: "nothing-covers",
  severity: "hint",
  message: ({ item, need, why }) => `nothing can satisfy \`${need}${item}\`, because ${why}`,
  page: {
    meaning:
      "There is no answer, and the reason is clear without a search: fewer options can satisfy the condition than it needs. This message gives the reason for the answer `none`; it does not mean that the file has a mistake.",
  },
});
