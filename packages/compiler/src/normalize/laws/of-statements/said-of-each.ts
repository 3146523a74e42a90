/**
 * That all are so is said of each: all(P for x in S where C) is for each x in S where C: P.
 *
 * `all` asks of each element that there is what a head names, and says nothing of others (R1, R5).
 *
 * Side condition. The sets are known, or structures. All cells of the region of a cell that is to be found are better asked at once, of each cell that it can
 * be: in a head they are asked of all. Of the group of a cell only where nothing else is to be found.
 */
import { conjunction } from "../../../check/logic/logic.js";
import type { Binder, Expression, Statement } from "../../../typed.js";
import { type LawContext, speaksOfFound } from "../../context.js";
import { runsOverStructure } from "../../structures.js";

type Assert = Extract<Statement, { kind: "assert" }>;

export function saidOfEach(context: LawContext, statement: Assert): Statement | undefined {
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
  runsOverStructure(context, binder) ||
  !speaksOfFound(context, [binder.kind === "ends" ? binder.link : binder.set]);

const isKnownOfGroup = (context: LawContext, binder: Binder, read: readonly Expression[]): boolean =>
  binder.kind === "in" && binder.set.kind === "group" && !speaksOfFound(context, read);
