/** `in each row`, `in each run`: a variable over several sets, and each of them as a set. */
import type { Expression as SyntaxExpression } from "../../ast.js";
import { notAFamily } from "../../diagnostics/catalogue/ecp3010-not-a-family.js";
import type { Binder, Expression } from "../../typed.js";
import { coerceToSet, elementType, ofSomething } from "../types/coerce.js";
import {
  type Context,
  describe,
  errorNode,
  newVariable,
  report,
  textAt,
  variableNode,
} from "../types/context.js";
import { hintAtSortOfName } from "../types/misleading.js";
import { isError } from "../types/types.js";
import { bindOver } from "./filters.js";

export interface FamilySet {
  readonly binder: Binder;
  /** The one set that the variable stands for. */
  readonly set: Expression;
}

/** `instead`: what would say it of each cell, which is no set. */
export function familySet(context: Context, written: SyntaxExpression, instead?: () => string): FamilySet {
  if (written.kind === "name") hintAtSortOfName(context, written);
  const family = ofSomething(context.expression(written));
  const checked = coerceToSet(context, family) ?? refuse(context, written, family, undefined);
  const name = written.kind === "name" ? written.text : written.kind === "sort" ? written.name.text : "set";
  const { binder, bound } = bindOver(checked, (type, known) => ({
    variable: newVariable(context, name, type, written.span),
    type,
    known,
  }));
  const element = variableNode(bound, written.span);
  const set = coerceToSet(context, element);
  const ofCells = written.kind === "name" && /^cells?$/.test(written.text);
  if (set === undefined) refuse(context, written, checked, ofCells ? instead?.() : undefined);
  return { binder, set: set ?? errorNode(written.span) };
}

function refuse(
  context: Context,
  written: SyntaxExpression,
  found: Expression,
  instead: string | undefined,
): Expression {
  if (!isError(found.type) || !isError(elementType(found.type))) {
    report(context, notAFamily, written.span, {
      text: textAt(context, written.span),
      found: describe(context, found.type),
      ...(instead === undefined ? {} : { instead }),
    });
  }
  return errorNode(written.span);
}
