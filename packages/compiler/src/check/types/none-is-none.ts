/**
 * `piano.van != vase.van`, where both may be without a van: none equals none, so that it is false of two that have none. Of `=` this is told where a
 * place or a cell is named, since rules about all elements, as of symmetry, mean none too. It is meant as it stands where the rule asks whether one is there.
 */
import { noneIsNone } from "../../diagnostics/catalogue/ecp3043-none-is-none.js";
import type { Expression, ExpressionOf } from "../../typed.js";
import { someNode } from "../walks/some-node.js";
import { type Context, report, textAt } from "./context.js";
import { factsOf, valueFact } from "./facts.js";

/** `part`: what is looked at of the condition `said`. */
export function hintAtNone(context: Context, said: Expression, part = said): void {
  switch (part.kind) {
    case "not":
      if (part.operand.kind === "compare") hintAtCompared(context, said, part.operand, part);
      else hintAtNone(context, said, part.operand);
      return;
    case "logic":
      hintAtNone(context, said, part.left);
      hintAtNone(context, said, part.right);
      return;
    case "compare":
      hintAtCompared(context, said, part, part);
      return;
    default:
  }
}

/** `whole`: with `not`. */
function hintAtCompared(
  context: Context,
  said: Expression,
  { left, right, operator }: ExpressionOf<"compare">,
  whole: Expression,
): void {
  if (operator !== "=" && operator !== "!=") return;
  const isEqual = (operator === "=") === (whole.kind !== "not");
  if (left.kind !== "layer" || right.kind !== "layer") return;
  const sides = [left, right];
  if (isEqual && !sides.some(({ element: { kind } }) => kind === "place" || kind === "cell")) return;
  const isAsked = sides.some((side) => {
    const fact = valueFact(side);
    return (
      context.layers[side.layer]?.orNone !== true ||
      fact === undefined ||
      context.facts.has(fact) ||
      someNode(said, (node) => asks(node as Expression, fact))
    );
  });
  if (isAsked) return;
  const [one = "", other = ""] = sides.map(
    ({ element, layer }) => `${textAt(context, element.span)} has ${context.layers[layer]?.name}`,
  );
  const [a, b] = sides.map((side) => textAt(context, side.span));
  const instead = isEqual
    ? [`${one} and ${a} = ${b}`, `${a} = ${b} or not (${one} or ${other})`]
    : [`${one} and ${other} and ${a} != ${b}`, `not (${one} and ${a} = ${b})`];
  const [both = "", neither = ""] = said === whole ? instead : instead.map((text) => `(${text})`);
  const text = textAt(context, whole.span).replace(/^\((.*)\)$/, "$1");
  report(context, noneIsNone, whole.span, { text, isEqual, both, neither });
}

/** Whether it asks if the value is there. */
const asks = (node: Expression, fact: string): boolean =>
  node.kind !== "layer" && (factsOf(node).has(fact) || factsOf(node, false).has(fact));
