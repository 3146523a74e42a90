/** Elements that are to be found, inside an expression: `t.back`, the cell on the other side of a tip. */
import { partsOf } from "../check/walks/parts.js";
import type { Expression, VariableId } from "../typed.js";

/** The outermost names and attributes that are such an element, and read nothing that is bound inside the expression. */
export function foundElements(
  outer: (expression: Expression) => readonly VariableId[],
  expression: Expression,
): readonly Expression[] {
  const outside = new Set(outer(expression));
  const isOutside = (node: Expression): boolean => outer(node).every((each) => outside.has(each));
  const found: Expression[] = [];
  const walk = (node: Expression): void => {
    const element = (node.kind === "attribute" || node.kind === "let") && node.type.kind === "element";
    if (element && !node.known && isOutside(node)) found.push(node);
    // The expression that groups are made by is kept from one expression to the next, whatever stands for its parts here.
    else if (node.kind === "group") walk(node.cell);
    else if (!isUnknownSet(node)) for (const part of partsOf(node)) walk(part);
  };
  if (!expression.known) walk(expression);
  return found;
}

const isUnknownSet = ({ kind }: Expression): boolean =>
  kind === "groups" || kind === "reach" || kind === "way" || kind === "graph";
