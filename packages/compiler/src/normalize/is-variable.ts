import type { Expression, VariableId } from "../typed.js";

export const isVariable = (expression: Expression | undefined, variable: VariableId): boolean =>
  expression?.kind === "variable" && expression.variable === variable;

/** The variable itself, or taken as its cells. */
export const isPartItself = (expression: Expression, variable: VariableId): boolean =>
  isVariable(expression.kind === "cells-of" ? expression.element : expression, variable);
