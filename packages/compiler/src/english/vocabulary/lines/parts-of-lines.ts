/** Numbers of a part of a row or column: of its first cells, of its longest run, of those between two digits. */
import { rule, table } from "../../grammar.js";
import { type Mentioned, type Noun, type Thing, UNSAID } from "../../meanings.js";
import { ofAll } from "../../say.js";

const isLine = ({ role }: Thing): boolean => role === "line";

const longest = ({ conditions }: Noun, line: Thing): string =>
  isLine(line) && conditions.length > 0
    ? `max(v for v in runs(x in ${line.variable} where ${ofAll(conditions, "x").text}))`
    : UNSAID;

const ends = [
  ["first", ""],
  ["last", "reversed"],
] as const;

export const partPhrases = table(() => [
  ...ends.flatMap(([said, back]) =>
    rule(
      "measure",
      [`sum|sums|total|totals of the ${said} <number> <valued>`, `${said} <number> <valued> sum|total`],
      ({ number, valued }) =>
        (line: Thing, _: Mentioned) =>
          isLine(line) && line.sort !== "board"
            ? `sum(x.${valued} for x in ${back === "" ? line.variable : `${back}(${line.variable})`}[1..${number}])`
            : UNSAID,
    ),
  ),
  ...rule(
    "measure",
    ["sum|sums|total|totals of the first and the? last <valued>"],
    ({ valued }) =>
      (line: Thing) =>
        isLine(line) && line.sort !== "board"
          ? `${line.variable}.first.${valued} + ${line.variable}.last.${valued}`
          : UNSAID,
  ),
  // Behind one of the two, before the other, whichever comes first.
  ...rule(
    "measure",
    ["sum|sums|total|totals of all? the? <valued> between the? <number:a> and the? <number:b>"],
    ({ valued, a, b }) =>
      ({ variable: line, role }: Thing) =>
        role === "line" && a !== b
          ? `sum(x.${valued} for x in ${line} where x.${valued} != ${a} and x.${valued} != ${b} and count(y in ${line} where (y.${valued} = ${a} or y.${valued} = ${b}) and y before x) = 1)`
          : UNSAID,
  ),
  ...rule(
    "measure",
    ["longest <run>", "length|size of the longest <run>"],
    ({ run }) =>
      (line: Thing) =>
        longest(run, line),
  ),
  ...rule(
    "saying",
    ["have a|the? length|size of? <value>"],
    ({ value }) =>
      (number, scope) =>
        number.startsWith("max(v for v in runs(")
          ? { text: `${number} = ${value(scope)}`, denied: `${number} != ${value(scope)}` }
          : { text: UNSAID, denied: UNSAID },
  ),
]);
