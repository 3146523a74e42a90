import type { Expression, VariableId } from "../typed.js";

/** That variable, by itself or as its cells. */
export const isVariable = (expression: Expression, variable: VariableId): boolean =>
  expression.kind === "variable" && expression.variable === variable;

export const isPartItself = (expression: Expression, variable: VariableId): boolean =>
  isVariable(expression.kind === "cells-of" ? expression.element : expression, variable);
