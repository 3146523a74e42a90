import { defineDiagnostic } from "../diagnostic.js";

/** The beginning of a statement, and nothing else. */
const beginnings: ReadonlySet<string> = new Set([
  "for",
  "if",
  "rule",
  "exactly",
  "at",
  "inside",
  "connected",
  "loop",
  "let",
  "find",
  "given",
  "show",
  "maximize",
  "minimize",
]);

export const TWO_STATEMENTS = "two statements on one line need `;` between them";
/** Where nothing better is known: for a program with other layers they are named instead (`phrases/own-samples.ts`). */
export const WHAT_RULES_DO =
  "a rule asks (`c is shaded`, `c has clue`), compares (`c.digit = 3`) or counts (`exactly 2 shaded in each row`)";

/** So too. */
export const OF_A_KIND =
  "`no` counts in a set (`no shaded in c.around`); a rule about two things names both (`for each link (a, b): not (a is shaded and b is shaded)`)";

export const leftOver = defineDiagnostic<{
  text: string;
  after: string;
  statement: boolean;
  instead?: string;
  /** The bracket that it stands in. */
  inside?: string;
}>({
  code: "ECP1015",
  slug: "left-over",
  severity: "error",
  message: ({ text, after }) => `\`${text}\` does not fit after \`${after}\``,
  help: ({ text, after, statement, instead, inside }) => {
    if (instead !== undefined) return `write \`${instead}\``;
    if (inside !== undefined)
      return /^[\p{L}_]/u.test(text)
        ? WHAT_RULES_DO
        : `the \`${inside}\` is closed further on: what stands in it is complete before \`${text}\``;
    // Values and sets may go on behind a comma.
    if (text === ",")
      return "several values are a set, `{1, 2, 3}`, and sets are put together with `+`: `c.neighbours + {c}`";
    if (!statement) return "the line is complete without it";
    if (after === "no") return OF_A_KIND;
    return beginnings.has(text) ? TWO_STATEMENTS : WHAT_RULES_DO;
  },
  page: {
    meaning:
      "The line is complete up to this place, and the rest does not continue it. Perhaps an operator or a comma is missing, or a statement ends here and the next one needs a line of its own.",
    failing: `puzzle P
board 4 x 4
find shaded: yes/no freely
`,
    corrected: `puzzle P
board 4 x 4
find shaded: yes/no
`,
  },
});
