/** Quantities of a puzzle, for hints at those that count something else than is meant. */
import type { Expression, ExpressionOf, LayerId, TypedPuzzle } from "../../typed.js";
import { someNode } from "../walks/some-node.js";
import { type Context, textAt } from "./context.js";

const signs = { exactly: "=", "at most": "<=", "at least": ">=" } as const;

export function quantitiesOf({ statements }: TypedPuzzle): readonly ExpressionOf<"quantity">[] {
  const found: ExpressionOf<"quantity">[] = [];
  someNode(statements, (node) => {
    if ("kind" in node && node.kind === "quantity") found.push(node as ExpressionOf<"quantity">);
    return false;
  });
  return found;
}

export const isItsVariable = ({ variable }: ExpressionOf<"quantity">, element: Expression): boolean =>
  element.kind === "variable" && element.variable === variable;

/** The layer, where elements that have a value in it are counted. */
export const layerHad = (counted: ExpressionOf<"quantity">): LayerId | undefined =>
  counted.ofEach === undefined &&
  counted.condition.kind === "has" &&
  isItsVariable(counted, counted.condition.element)
    ? counted.condition.layer
    : undefined;

/** `<= 3`; of several amounts none is told. */
export function boundTold(
  context: Context,
  { bound, amounts: [only, ...others] }: ExpressionOf<"quantity">,
): string {
  const isOne = only !== undefined && others.length === 0;
  return `${signs[bound]} ${isOne ? textAt(context, only.from.span) : "…"}`;
}
