import { defineDiagnostic } from "../diagnostic.js";

export const unknownName = defineDiagnostic<{
  name: string;
  near?: string;
  /** After a dot: the sort before it, and all names that may follow. */
  of?: { readonly sort: string; readonly has: readonly string[] };
}>({
  code: "ECP2001",
  slug: "unknown-name",
  severity: "error",
  message: ({ name }) => `nothing here is called \`${name}\``,
  help: ({ near, of }) => {
    if (near !== undefined) return `did you mean \`${near}\`?`;
    if (of !== undefined && of.has.length > 0)
      return `${/^[aeiou]/.test(of.sort) ? "an" : "a"} ${of.sort} has ${of.has.map((each) => `\`${each}\``).join(", ")}`;
    return "names are made by `given`, `find` and `let`, and by the heads of `for each`";
  },
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning:
      "This name should belong to a layer, a parameter, a variable or a set, but nothing with this name is declared.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 quen in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
