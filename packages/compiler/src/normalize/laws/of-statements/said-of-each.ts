/**
 * Turns `all` into a head. `all` is about the elements that the head names, and says nothing about others (R1, R5).
 *
 * - `all(P for x in S where C)` → `for each x in S where C: P`
 *
 * Side conditions:
 * - The sets are known, or structures. If a region is to be found, a condition on its cells is better evaluated at once, for each cell that
 *   the region can have: in a head it is evaluated for all cells.
 * - The set is the group of a cell only if nothing else is to be found.
 */
import { conjunction } from "../../../check/logic/logic.js";
import { setOfBinder } from "../../../check/walks/parts.js";
import type { Assertion, Binder, Expression, Statement } from "../../../typed.js";
import { type LawContext, speaksOfFound } from "../../context.js";
import { runsOverStructure } from "../../structures.js";

export function saidOfEach(context: LawContext, statement: Assertion): Statement | undefined {
  const { expression, span } = statement;
  if (expression.kind !== "aggregate" || expression.aggregate !== "all") return undefined;
  const { binders, condition, body } = expression;
  const last = binders.at(-1);
  if (body === undefined || last === undefined) return undefined;
  const read = condition === undefined ? [body] : [condition, body];
  if (!binders.every((each) => isListed(context, each) || isKnownOfGroup(context, each, read)))
    return undefined;
  const narrowed: Binder =
    condition === undefined
      ? last
      : { ...last, condition: conjunction([last.condition, condition]) ?? condition };
  return {
    kind: "for-each",
    span,
    binders: [...binders.slice(0, -1), narrowed],
    body: [{ kind: "assert", span: body.span, expression: body }],
  };
}

const isListed = (context: LawContext, binder: Binder): boolean =>
  runsOverStructure(context, binder) || !speaksOfFound(context, [setOfBinder(binder)]);

const isKnownOfGroup = (context: LawContext, binder: Binder, read: readonly Expression[]): boolean =>
  binder.kind === "in" && binder.set.kind === "group" && !speaksOfFound(context, read);
