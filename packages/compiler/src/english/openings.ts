/** Heads of rules for what a sentence speaks of, where the rest of it is not read. */
import { rule, table } from "./grammar.js";
import { headOf, setIn } from "./say.js";
import { between } from "./vocabulary/pairs.js";

const REST = { text: "…", denied: "…" };

export const openingPhrases = table(() => [
  rule("opening", ["<pairs>", "no <pairs>"], ({ pairs }) => between(pairs, () => REST)),
  rule("opening", ["<each> <noun>", "no <noun>", "<noun>"], ({ noun: { conditions, value } }) =>
    conditions.length === 0 && value === undefined ? undefined : `${headOf("cell", "c", conditions)}: …`,
  ),
  rule("opening", ["in? <each> <sets>", "no <sets>", "<sets>"], ({ sets }) => {
    const { sort, variable } = setIn([], sets);
    return `for each ${sort} ${variable}${sets.of === undefined ? "" : ` of ${sets.of}`}: …`;
  }),
]);
