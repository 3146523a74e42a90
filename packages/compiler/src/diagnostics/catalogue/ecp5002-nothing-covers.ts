import { defineDiagnostic } from "../diagnostic.js";

/** Not a mistake of the file: the reason of an answer that is `none`. */
export const nothingCovers = defineDiagnostic<{
  item: string;
  need: string;
  why: string;
  /** A set of pieces that lie only as they are drawn. */
  unturned?: string;
}>({
  code: "ECP5002",
  slug: "nothing-covers",
  severity: "hint",
  message: ({ item, need, why }) => `nothing can satisfy \`${need}${item}\`, because ${why}`,
  help: ({ unturned }) =>
    unturned === undefined
      ? undefined
      : `the pieces of \`${unturned}\` lie only as they are drawn; where they may be turned, write \`pieces ${unturned} with rotations\``,
  page: {
    meaning:
      "There is no answer, and the reason is clear without a search: fewer options can satisfy the condition than it needs. This message gives the reason for the answer `none`; it does not mean that the file has a mistake.",
  },
});
