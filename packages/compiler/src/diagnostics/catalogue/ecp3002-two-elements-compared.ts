import { defineDiagnostic } from "../diagnostic.js";

export const twoElementsCompared = defineDiagnostic<{
  sort: string;
  left: string;
  right: string;
  operator: string;
  layer?: string;
}>({
  code: "ECP3002",
  slug: "two-elements-compared",
  severity: "error",
  message: ({ sort }) => `this compares two ${sort} as if they were values`,
  help: ({ left, right, operator, layer }) => {
    const same = `\`${left} is ${operator === "!=" ? "not " : ""}${right}\` asks whether they are ${operator === "!=" ? "different" : "the same"}`;
    return layer === undefined
      ? same
      : `${same}; \`${left}.${layer} ${operator} ${right}.${layer}\` compares their values`;
  },
  // The comparison may be in parentheses, which are part of its place: an edit in between would have to know.
  fix: ({ left, right, operator }, span) => {
    const text = `${left} is ${operator === "!=" ? "not " : ""}${right}`;
    return span.end - span.start === `${left} ${operator} ${right}`.length
      ? { title: `Change to \`${text}\``, edits: [{ span, text }] }
      : undefined;
  },
  page: {
    meaning:
      "`=` compares values, and `is` tests whether two names mean the same cell, region or piece. A cell never stands for its value.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
for each cells x, y in each row: x != y
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
exactly one of each digit in each row
`,
  },
});
