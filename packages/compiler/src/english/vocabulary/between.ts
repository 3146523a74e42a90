/** Sentences about two cells: that they differ, that one holds twice the number of the other. */
import { rule, table } from "../grammar.js";
import { type Said, type Thing, unsaid } from "../meanings.js";
import { allTrue, compared, denied, numbered, ofAll } from "../say.js";

/** Of the values of a layer; of the layer that the sentence is about, where it names none. */
const ofValues =
  (said: (x: string, y: string) => Said, layer?: string) =>
  (x: Thing, y: Thing): Said => {
    const [a, b] = [layer ?? x.value, layer ?? y.value];
    return a === undefined || b === undefined ? unsaid : said(`${x.variable}.${a}`, `${y.variable}.${b}`);
  };

const differ = (x: string, y: string): Said => compared(x, "!=", "=", y);
const double = (x: string, y: string): Said => ({
  text: `(${x} = 2 * ${y} or ${y} = 2 * ${x})`,
  denied: `(${x} != 2 * ${y} and ${y} != 2 * ${x})`,
});
const follow = (x: string, y: string): Said => compared(`abs(${x} - ${y})`, "=", "!=", "1");

export const betweenPhrases = table(() => [
  rule(
    "between",
    "not <between>",
    ({ between: said }) =>
      (x, y) =>
        denied(said(x, y)),
  ),
  rule("between", ["have? different <valued>"], ({ valued }) => ofValues(differ, valued)),
  rule("between", ["be? different", "differ"], () => ofValues(differ)),
  rule("between", ["have? a? different <listed>", "be of? different <listed>"], ({ listed }) =>
    ofValues(differ, listed),
  ),
  rule(
    "between",
    ["have the? same <listed>", "be of? the same <listed>", "share a|the? <listed>"],
    ({ listed }) => {
      const said = ofValues(differ, listed);
      return (x, y) => denied(said(x, y));
    },
  ),
  rule(
    "between",
    [
      "1 be exactly? 2 times the other",
      "be? in? a? ratio of? 2",
      "be? in? a? ratio of? 1 : 2",
      "be? in? a? ratio of? 2 : 1",
      "be? in? a? 1 : 2 ratio",
    ],
    () => ofValues(double),
  ),
  rule(
    "between",
    "be? neither <between:a> nor <between:b>",
    ({ a, b }) =>
      (x, y) =>
        allTrue([denied(a(x, y)), denied(b(x, y))]),
  ),
  rule("between", ["add|adds|sum|sums up? to the? <clue>", "have the|that <clue> as sum"], ({ clue }) =>
    clue.sort === "link"
      ? ofValues((x, y) => compared(`${x} + ${y}`, "=", "!=", `l.${clue.layer}`))
      : () => unsaid,
  ),
  rule("between", ["have the? same|equal <valued>"], ({ valued }) => {
    const said = ofValues(differ, valued);
    return (x, y) => denied(said(x, y));
  }),
  rule("between", ["be equal", "be the same"], () => {
    const said = ofValues(differ);
    return (x, y) => denied(said(x, y));
  }),
  rule(
    "between",
    ["have consecutive <valued>", "be consecutive <valued>", "have <valued> that be consecutive"],
    ({ valued }) => ofValues(follow, valued),
  ),
  rule("between", ["be? consecutive"], () => ofValues(follow)),
  rule(
    "between",
    ["differ in their? <valued> by <amount>", "have <valued> that differ by <amount>"],
    ({ valued, amount }) => ofValues((x, y) => numbered(`abs(${x} - ${y})`, amount, []), valued),
  ),
  rule("between", "have <valued> with a sum|total of <amount>", ({ valued, amount }) =>
    ofValues((x, y) => numbered(`${x} + ${y}`, amount, []), valued),
  ),
  rule("between", ["differ by <amount>", "have a difference of <amount>"], ({ amount }) =>
    ofValues((x, y) => numbered(`abs(${x} - ${y})`, amount, [])),
  ),
  rule(
    "between",
    ["add|adds up? to <amount>", "sum|sums up? to <amount>", "have a sum of <amount>"],
    ({ amount }) => ofValues((x, y) => numbered(`${x} + ${y}`, amount, [])),
  ),
  rule(
    "between",
    ["<be> in|on|at the same <sets>", "belong to the same <sets>"],
    ({ sets: { sort } }) =>
      (x, y) => ({
        text: `${x.variable}.${sort} is ${y.variable}.${sort}`,
        denied: `${x.variable}.${sort} is not ${y.variable}.${sort}`,
      }),
  ),
  rule(
    "between",
    ["<be> in|on|at different <sets>", "belong to different <sets>"],
    ({ sets: { sort } }) =>
      (x, y) => ({
        text: `${x.variable}.${sort} is not ${y.variable}.${sort}`,
        denied: `${x.variable}.${sort} is ${y.variable}.${sort}`,
      }),
  ),
  rule("between", ["have 2 <core>", "both have a|an? <core>"], ({ core: { conditions } }) =>
    conditions.length === 0
      ? () => unsaid
      : (x, y) => allTrue([x, y].map(({ variable }) => ofAll(conditions, variable))),
  ),
  rule(
    "between",
    ["both <verb>"],
    ({ verb }) =>
      (x, y) =>
        allTrue([verb.of(x, [x]), verb.of(y, [y])]),
  ),
  rule(
    "between",
    ["be both <adjective>"],
    ({ adjective }) =>
      (x, y) =>
        allTrue([adjective.of(x.variable), adjective.of(y.variable)]),
  ),
]);
