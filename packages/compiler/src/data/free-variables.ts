/** Whether an expression reads a variable. */
import { someNode } from "../check/some-node.js";
import type { Expression, VariableId } from "../typed.js";

export const readsVariable = (expression: Expression, variable: VariableId): boolean =>
  someNode(
    expression,
    (node) => "kind" in node && node.kind === "variable" && "variable" in node && node.variable === variable,
  );
