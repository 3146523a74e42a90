import { defineDiagnostic } from "../diagnostic.js";
import { placesNamed } from "../named-places.js";

export const noSuchMember = defineDiagnostic<{
  name: string;
  target: string;
  on?: string;
  instead?: string;
  /** The word in the place of the name. */
  word?: string;
  /** All that stands behind a dot there. */
  has?: readonly string[];
  /** A layer that has the name of a word like `product`. */
  hidden?: boolean;
  /** Names of the places of the board, of which a field may have one. */
  places?: readonly string[];
}>({
  code: "ECP3006",
  slug: "no-such-member",
  severity: "error",
  message: ({ name, target, on }) =>
    on === undefined ? `${target} has no \`${name}\`` : `\`${name}\` stands on ${on}, but this is ${target}`,
  help: ({ instead, word, target, has = [], name, hidden = false, places }) => {
    if (places !== undefined) return placesNamed(places);
    if (hidden) return `\`${name}\` is a layer here; for \`${name}(…)\`, give the layer another name`;
    const meant = instead ?? word;
    if (meant !== undefined) return `did you mean \`${meant}\`?`;
    return has.length === 0 ? undefined : `${target} has ${has.map((each) => `\`${each}\``).join(", ")}`;
  },
  fix: ({ word, instead }, span) =>
    word === undefined || instead !== undefined
      ? undefined
      : { title: `Change to \`${word}\``, edits: [{ span, text: word }] },
  page: {
    meaning:
      "A layer or an attribute is read from something that does not have it: for example a layer on rows from a cell, or the length of a room.",
    failing: `puzzle P
board 4 x 4
given top: 1..4 on columns
find shaded: yes/no
for each cell c: exactly c.top shaded in c.column
`,
    corrected: `puzzle P
board 4 x 4
given top: 1..4 on columns
find shaded: yes/no
for each column c with top: exactly c.top shaded in c
`,
  },
});
