import { defineDiagnostic } from "../diagnostic.js";

export const aggregateForm = defineDiagnostic<{
  name: string;
  problem: "no binder" | "no body" | "body" | "one set" | "one family";
  /** A layer of numbers, and a word for what is true or false of cells, of the puzzle that is written. */
  number?: string;
  flag?: string;
}>({
  code: "ECP3026",
  slug: "aggregate-form",
  severity: "error",
  message: ({ name, problem }) =>
    problem === "one family"
      ? "only a statement can be about several families"
      : problem === "one set"
        ? `\`${name}\` goes through one set, in its order`
        : problem === "no binder"
          ? `\`${name}\` needs a set to go through`
          : problem === "no body"
            ? `\`${name}\` has no value to work with`
            : `\`${name}\` only counts, so nothing stands before \`for\``,
  help: ({ name, problem, number = "digit", flag = "…" }) =>
    problem === "one family"
      ? "`cells x, y in each line` are in one row or in one column; for other families, write one aggregate for each"
      : problem === "body" || problem === "one set" || name === "count" || name === "runs"
        ? `\`${name}(x in S where …)\``
        : name === "all" || name === "some"
          ? `\`${name}(x is ${flag} for x in S)\``
          : `\`${name}(x.${number} for x in S)\`, where S is a set, such as \`cells\``,
  page: {
    meaning:
      "Words such as `sum`, `count` and `all` go through a set, and a variable stands for its elements.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
for each row r: sum(r) = 10
`,
    corrected: `puzzle P
board 4 x 4
given digit: 1..4
for each row r: sum(x.digit for x in r) = 10
`,
  },
});
