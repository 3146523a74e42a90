/** Heads over links of rows, of columns, or within the sets of a layer: `for each link (a, b) in rows`, `for each horizontally adjacent cells a, b`. */
import type { Phrase } from "./phrase.js";

const LINK = "^(for each link(?: NAME)? \\((NAME), ?(NAME)\\))";
const WITHIN =
  "(?:in|within|inside|of|along) (?:(?:each|every|all|any|an?|one|the)(?: of the)? )?(?:(?:same|single) )?";
const CELLS =
  "(?:(?:adjacent|neighbouring|neighboring|touching) )?(?:cells?|neighbou?rs?|links?|pairs?|pair of cells)(?: l)? \\(?(NAME),? (?:and )?(NAME)\\)?";

/** The condition stands before one that is there. */
const withBoth = (pattern: string, head: string, condition: string, next: number): readonly Phrase[] => [
  [`${pattern}:`, `${head} where ${condition}:`],
  [`${pattern} where ([^:]*\\b(?:or|implies)\\b[^:]*):`, `${head} where ${condition} and ($${next}):`],
  [`${pattern} where ([^:]*):`, `${head} where ${condition} and $${next}:`],
];

const sides: readonly (readonly [said: string, line: string])[] = [
  ["horizontal(?:ly)?", "row"],
  ["vertical(?:ly)?", "column"],
];

export const linksOfLines: readonly Phrase[] = [
  [`${LINK} ${WITHIN}(?:rows?(?:,| and| or) columns?|columns?(?:,| and| or) rows?)\\b`, "$1"],
  ...sides.flatMap(([, line]) => withBoth(`${LINK} ${WITHIN}${line}s?`, "$1", `$2.${line} = $3.${line}`, 4)),
  ...withBoth(`${LINK} ${WITHIN}(NAME?)s?`, "$1", "$2.$4 is $3.$4", 5),
  ...sides.flatMap(([said, line]) =>
    withBoth(
      `^for each (?:pair of |two |2 )?${said} ${CELLS}`,
      "for each link ($1, $2)",
      `$1.${line} = $2.${line}`,
      3,
    ),
  ),
  [`^for each (?:pair of |two |2 )?orthogonal(?:ly)? ${CELLS}`, "for each link ($1, $2)"],
  [
    `^for each (?:pair of |two |2 )?diagonal(?:ly)? ${CELLS}`,
    "for each cell $1, cell $2 in $1.around - $1.neighbours",
  ],
];
