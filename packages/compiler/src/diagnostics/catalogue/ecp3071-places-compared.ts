import { defineDiagnostic } from "../diagnostic.js";

export const placesCompared = defineDiagnostic<{ text: string; order: boolean; instead?: string }>({
  code: "ECP3071",
  slug: "places-compared",
  severity: "warning",
  message: ({ text, order }) =>
    order
      ? `\`${text}\` is about the order in which the board names its places: it is the same in every answer`
      : `\`${text}\` is about two places of the board, and not about what is found there: it is the same in every answer`,
  help: ({ instead }) =>
    instead === undefined ? undefined : `to compare what is found there, write \`${instead}\``,
  page: {
    meaning:
      "A name of `board places` is a place, and `before` goes by the order of the places. The order of two places, and whether they are one, is the same in every answer. A layer gives the value that is found in a place: `Ann.leg`.",
    failing: `puzzle P
board places Ann, Bob, Cid
find leg: 1..3
at most one of each leg in cells
Ann before Bob
`,
    corrected: `puzzle P
board places Ann, Bob, Cid
find leg: 1..3
at most one of each leg in cells
Ann.leg < Bob.leg
`,
  },
});
