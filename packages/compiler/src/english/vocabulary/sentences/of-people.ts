/** Of those that are called by a value of a layer: `neither Ann nor Bob drinks tea`. */
import { rule, table } from "../../grammar.js";
import type { Quality } from "../../meanings.js";
import { denied, numbered, ofAll, ofCells } from "../../say.js";

const only = (person: Quality) => ({ conditions: [person] });

export const peopleSentences = table(() => [
  rule(
    "statement",
    "neither the? <person:a> nor the? <person:b> <verb>",
    ({ a, b, verb }) =>
      (scope) =>
        [a, b]
          .map((each) => ofCells(only(each), scope, (cell, inner) => denied(verb.of(cell, inner)).text))
          .join("; "),
  ),
  rule(
    "statement",
    [
      "both the? <person:a> and the? <person:b> <verb>",
      "the? <person:a> and the? <person:b> <be> both? <place>",
    ],
    ({ a, b, ...rest }) =>
      (scope) =>
        [a, b]
          .map((each) =>
            ofCells(only(each), scope, (cell, inner) =>
              "verb" in rest ? rest.verb.of(cell, inner).text : rest.place.of(cell.variable).text,
            ),
          )
          .join("; "),
  ),
  rule(
    "statement",
    "if the? <person:a> <verb:condition> ,? then? the? <person:b> <verb>",
    ({ a, b, condition, verb }) =>
      () => {
        const [x, y] = ["x", "y"].map((variable) => ({ variable, sort: "cell", role: "cell" }) as const);
        if (x === undefined || y === undefined) return "";
        const is = `${ofAll([a], "x").text} and ${condition.of(x, [x]).text}`;
        return `if some(${is} for x in cells): all(${verb.of(y, [y]).text} for y in cells where ${ofAll([b], "y").text})`;
      },
  ),
  rule(
    "statement",
    [
      "there be <amount> cell|cells between the? <person:a> and the? <person:b>",
      "<amount> cell|cells be? between the? <person:a> and the? <person:b>",
    ],
    ({ amount, a, b }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) => {
            const many = numbered("size(span(x, y)) - 2", amount, scope).text;
            return `for each cell x, cell y where ${ofAll([a], "x").text} and ${ofAll([b], "y").text}: ${many}`;
          },
  ),
  rule(
    "place",
    ["in|at 1 of the end cells", "in|at 1 of the ends", "at the ends", "in|at an|either end cell"],
    () => ({
      of: (c) => ({
        text: `${c}.row in {1, board.height} and ${c}.column in {1, board.width}`,
        denied: `not (${c}.row in {1, board.height} and ${c}.column in {1, board.width})`,
      }),
    }),
  ),
]);
