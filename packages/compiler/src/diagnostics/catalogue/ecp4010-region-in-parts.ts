import { defineDiagnostic } from "../diagnostic.js";

export const regionInParts = defineDiagnostic<{
  sort: string;
  name: string;
  parts: number;
  /** The division is to be found: its regions are connected. */
  isFound: boolean;
}>({
  code: "ECP4010",
  slug: "region-in-parts",
  severity: "warning",
  message: ({ sort, name, parts }) => `${sort} \`${name}\` is in ${parts} parts`,
  help: ({ isFound }) =>
    isFound
      ? "a region that is to be found is connected, so there is no answer; if they are different regions, give them different symbols"
      : "if they are different regions, give them different symbols",
  page: {
    meaning:
      "Cells with equal symbols are one region, wherever they stand. The cells of this one are not connected, which is often a mistake: two regions that should be different have the same symbol.",
    failing: `puzzle P
given room: region
find star: yes/no
exactly 1 star in each room
instance:
  room:
    a b a
    a b a
`,
    corrected: `puzzle P
given room: region
find star: yes/no
exactly 1 star in each room
instance:
  room:
    a b c
    a b c
`,
  },
});
