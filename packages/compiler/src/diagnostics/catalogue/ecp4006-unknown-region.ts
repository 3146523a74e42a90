import { defineDiagnostic } from "../diagnostic.js";

export const unknownRegion = defineDiagnostic<{
  sort: string;
  name: string;
  names: readonly string[];
  near?: string;
}>({
  code: "ECP4006",
  slug: "unknown-region",
  severity: "error",
  message: ({ sort, name }) => `there is no ${sort} \`${name}\``,
  help: ({ sort, names, near }) =>
    near !== undefined
      ? `did you mean \`${near}\`?`
      : names.length === 0
        ? `the instance has no map of \`${sort}\``
        : `there are ${names.map((name) => `\`${name}\``).join(", ")}`,
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning:
      "The data name a region by a symbol that is not in its map. The name of a region is the symbol of its cells in the map.",
    failing: `puzzle P
given room: region
given count: number on rooms
find star: yes/no
for each room r with count: exactly r.count stars in r
instance:
  room:
    a b
    a b
  count: a = 1, c = 1
`,
    corrected: `puzzle P
given room: region
given count: number on rooms
find star: yes/no
for each room r with count: exactly r.count stars in r
instance:
  room:
    a b
    a b
  count: a = 1, b = 1
`,
  },
});
