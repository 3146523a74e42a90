import { defineDiagnostic } from "../diagnostic.js";

/** Not a mistake of the file: the reason of an answer that is `none`. */
export const nothingCovers = defineDiagnostic<{ item: string; need: string; why: string }>({
  code: "ECP5002",
  slug: "nothing-covers",
  severity: "hint",
  message: ({ item, need, why }) => `nothing can satisfy \`${need}${item}\`, because ${why}`,
  page: {
    meaning:
      "There is no answer, and one can see why without search: something must be so often, and fewer options than that could make it so. It is told as the reason of the answer `none`, not as a mistake.",
  },
});
