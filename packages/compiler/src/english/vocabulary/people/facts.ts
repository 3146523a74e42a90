/** Facts about those who are told of alone, and sentences of two facts: `Ann has the cat if and only if Bob has the dog`. */
import { rule, table } from "../../grammar.js";
import { allTrue, asCondition, denied, ofAll } from "../../say.js";

export const factPhrases = table(() => [
  rule("fact", "<whoever> <verb>", ({ whoever, verb }) => {
    const is = ofAll([whoever, ...asCondition(verb).conditions], "c").text;
    return { text: `some(${is} for c in cells)`, denied: `not some(${is} for c in cells)` };
  }),
  rule("fact", "<whoever> <be> in|at|on <named>", ({ whoever, named }) =>
    named.role === "cell" ? ofAll([whoever], named.variable) : undefined,
  ),
  rule("fact", "<whoever> not <be> in|at|on <named>", ({ whoever, named }) =>
    named.role === "cell" ? denied(ofAll([whoever], named.variable)) : undefined,
  ),
  rule(
    "statement",
    ["<fact:a> if and only if <fact:b>"],
    ({ a, b }) =>
      () =>
        `${a.text} = ${b.text}`,
  ),
  rule(
    "statement",
    ["if|when <fact:a> ,? then? <fact:b>", "<fact:b> if|when|whenever <fact:a>", "<fact:a> only if <fact:b>"],
    ({ a, b }) =>
      () =>
        `if ${a.text}: ${b.text}`,
  ),
  rule(
    "statement",
    ["either? <fact:a> or <fact:b> ,? but not both", "<fact:a> or <fact:b> ,? but not both"],
    ({ a, b }) =>
      () =>
        `${a.text} != ${b.text}`,
  ),
  rule(
    "statement",
    ["<amount> of <whoever:a> and|or <whoever:b> <verb>"],
    ({ amount: { bound, number, isIndefinite }, a, b, verb }) => {
      if (isIndefinite === true || number([]) !== "1" || bound === "exactly") return undefined;
      const facts = [a, b].map((one) => {
        const is = ofAll([one, ...asCondition(verb).conditions], "c").text;
        return { text: `some(${is} for c in cells)`, denied: `not some(${is} for c in cells)` };
      });
      const [first, second] = facts;
      if (first === undefined || second === undefined) return undefined;
      return () => (bound === "at least" ? `${first.text} or ${second.text}` : allTrue(facts).denied);
    },
  ),
]);
