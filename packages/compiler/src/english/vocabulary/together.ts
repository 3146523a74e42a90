/** Sentences about all of something together: of the digits in a row, of the shaded cells. */
import { rule, table } from "../grammar.js";
import { type Meanings, type Mentioned, type Noun, type Quality, unsaid } from "../meanings.js";
import { cellsBeing, compared, denied, fresh, numbered, ofAll } from "../say.js";
import { sumIn } from "./values.js";

const connected = (noun: Noun, set: string, scope: Mentioned) => {
  const text = `connected(${cellsBeing(set, noun, scope)})`;
  return { text, denied: `not ${text}` };
};

const shape =
  (form: "path" | "loop"): Meanings["together"] =>
  (noun, set, scope) => {
    if (noun.conditions.length === 0) return unsaid;
    const text = `${form}(${cellsBeing(set, noun, scope)})`;
    return { text, denied: `not ${text}` };
  };

const denying = ({ of }: Quality): Quality => ({ of: (c) => denied(of(c)) });

function different({ value, conditions }: Noun, set: string, scope: Mentioned) {
  if (value === undefined) return unsaid;
  if (conditions.length === 0) {
    const text = `at most one of each ${value} in ${set}`;
    return { text, denied: `not (${text})` };
  }
  const x = fresh(scope, "x");
  const text = `different(${x}.${value} for ${x} in ${set} where ${ofAll(conditions, x).text})`;
  return { text, denied: `not ${text}` };
}

/** `through`: a set in the order in which its numbers increase. */
export const inIncreasingOrder =
  (through: (of: readonly [variable: string, set: string]) => string): Meanings["together"] =>
  ({ value, conditions }, set, scope) => {
    const x = fresh(scope, "x");
    if (value === undefined || conditions.length > 0) return unsaid;
    const text = `increasing(${x}.${value} for ${through([x, set])})`;
    return { text, denied: `not ${text}` };
  };

export const togetherPhrases = table(() => [
  rule(
    "statement",
    ["all? of? the? <noun> in|on|of|along <named> <together>"],
    ({ noun, named, together }) =>
      () =>
        together(noun, named.variable, [named]).text,
  ),
  rule(
    "together",
    [
      "all? be all? connected eachother?",
      "all? be all? orthogonally? connected orthogonally?",
      "all? be all? connected with|to eachother orthogonally?",
      "form|forms|make|makes a|an|1 single? orthogonally? connected|continuous|contiguous? group|area|region|shape|component|mass|wall|cluster|island|block|piece|polyomino|whole",
      "form|forms|make|makes a single wall|cluster|island|group|area|region",
      "connect|connects",
      "be all? reachable from eachother",
    ],
    () => connected,
  ),
  rule(
    "together",
    ["be all? different", "all be different", "be all? distinct", "all? differ", "not repeat|repeats"],
    () => different,
  ),
  rule(
    "together",
    ["have|hold all? different <valued>", "differ in their <valued>"],
    ({ valued }) =>
      ({ conditions }, set, scope) =>
        different({ value: valued, conditions }, set, scope),
  ),
  rule(
    "together",
    [
      "add|adds up? to <value>",
      "sum|sums up? to <value>",
      "total|totals <value>",
      "have a|the? sum|total of? <value>",
    ],
    ({ value }) =>
      (noun, set, scope) => {
        const sum = sumIn(noun, set, scope);
        return sum === undefined ? unsaid : compared(sum, "=", "!=", value(scope));
      },
  ),
  rule(
    "together",
    ["add|adds|sum|sums up? to <amount>", "have a|the? sum|total of? <amount>"],
    ({ amount }) =>
      (noun, set, scope) => {
        const sum = sumIn(noun, set, scope);
        return sum === undefined || amount.isBare === true || amount.isIndefinite === true
          ? unsaid
          : numbered(sum, amount, scope);
      },
  ),
  rule(
    "together",
    ["have the? same <listed>", "be all? of? the same <listed>", "share a|the? <listed>"],
    ({ listed }) =>
      ({ conditions }, set, scope) => {
        if (conditions.length > 0) return unsaid;
        const [x, y] = [fresh(scope, "x"), "y"];
        const pairs = `for ${x}, ${y} in ${set}`;
        return {
          text: `all(${x}.${listed} = ${y}.${listed} ${pairs})`,
          denied: `some(${x}.${listed} != ${y}.${listed} ${pairs})`,
        };
      },
  ),
  rule("together", ["be|form|forms a|an|1? single? unbranched? path"], () => shape("path")),
  rule("together", ["be|form|forms a|an|1? single? closed? loop"], () => shape("loop")),
  rule(
    "together",
    ["be all? different ,? except|but for? <flag>", "differ ,? except|but for? <flag>"],
    ({ flag }) =>
      ({ value, conditions }, set, scope) =>
        different(
          { ...(value === undefined ? {} : { value }), conditions: [...conditions, denying(flag)] },
          set,
          scope,
        ),
  ),
  rule(
    "together",
    [
      "strictly? increase|increases strictly?",
      "increase|increases from its|the? start|bulb|base|beginning|round? end?",
    ],
    () => inIncreasingOrder(([x, set]) => `${x} in ${set}`),
  ),
  rule("together", ["strictly? decrease|decreases strictly?"], () =>
    inIncreasingOrder(([x, set]) => `${x} in reversed(${set})`),
  ),
]);
