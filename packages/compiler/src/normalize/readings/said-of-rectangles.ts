/** Rules about groups of which it is known of each rectangle whether a group may be it, and that ask nothing of groups of another form. */

import { conjuncts, disjuncts } from "../../check/walks/conjuncts.js";
import { onlySet } from "../../check/walks/of-one.js";
import { partsOf } from "../../check/walks/parts.js";
import type { Expression, ExpressionOf, Statement, VariableId } from "../../typed.js";
import { assertedIn, type RuleFacts } from "../rule-facts.js";
import { formDemanded, formSaid } from "./of-groups.js";

export interface SaidOfRectangles {
  readonly statement: Statement;
  readonly groups: ExpressionOf<"groups">;
  readonly it: VariableId;
  readonly parts: readonly Expression[];
  /** The condition of the head. */
  readonly where: readonly Expression[];
  /** Whether every group is a rectangle. */
  readonly always: boolean;
}

export function saidOfRectanglesIn(facts: RuleFacts, statement: Statement): SaidOfRectangles | undefined {
  if (statement.kind !== "for-each") return undefined;
  const { binders, body } = statement;
  const head = onlySet(binders);
  if (head === undefined || head.set.kind !== "groups") return undefined;
  const { set: groups, variable: it } = head;
  if (groups.known || groups.by !== undefined) return undefined;
  if (body.length === 0 || body.some(({ kind }) => kind !== "assert")) return undefined;
  const parts = assertedIn(body);
  const where = conjuncts(head.condition);
  if (![...parts, ...where].every((part) => isToldByCells(facts, part, it))) return undefined;
  // The form alone is for windows.
  if (where.length === 0 && parts.every((part) => formSaid(part, it) !== undefined)) return undefined;
  const always =
    formDemanded(facts, groups) !== undefined ||
    (where.length === 0 && parts.some((part) => formSaid(part, it) !== undefined));
  const onlyRectangles =
    where.some((part) => formSaid(part, it) !== undefined) ||
    parts.every((part) => disjuncts(part).some((one) => isNoRectangle(one, it)));
  return always || onlyRectangles ? { statement, groups, it, parts, where, always } : undefined;
}

const isNoRectangle = (part: Expression, it: VariableId): boolean =>
  part.kind === "not" && formSaid(part.operand, it) !== undefined;

/** The expressions that may be read of a set of known cells without a mistake, whichever cells it has. */
const harmless: ReadonlySet<Expression["kind"]> = new Set([
  "number",
  "truth",
  "parameter",
  "variable",
  "cells-of",
  "has",
  "is-printed",
  "not",
  "logic",
  "compare",
  "adjective",
  "attribute",
  "arithmetic",
  "quantity",
  "aggregate",
]);

/** Whether it is known of a group as soon as its cells are. */
function isToldByCells(facts: RuleFacts, part: Expression, it: VariableId): boolean {
  if (facts.isFound(part) || facts.outer(part).some((variable) => variable !== it)) return false;
  /** `there`: what is asked beforehand, so that a clue is read only where there is one. */
  const isHarmless = (one: Expression, there: readonly Expression[]): boolean => {
    if (one.kind === "layer")
      return there.some(
        (asked) =>
          asked.kind === "has" && asked.layer === one.layer && facts.keys.same(asked.element, one.element),
      );
    if (!harmless.has(one.kind)) return false;
    if (one.kind === "attribute" && !["size", "width", "height"].includes(one.attribute)) return false;
    if (one.kind === "arithmetic" && (one.operator === "/" || one.operator === "mod")) return false;
    if (one.kind !== "aggregate") return partsOf(one).every((each) => isHarmless(each, there));
    if (!["some", "all", "count"].includes(one.aggregate)) return false;
    const { binders, condition, body } = one;
    const asked = [...binders.map((binder) => binder.condition), condition];
    const within = [...there, ...asked.flatMap(conjuncts)];
    return partsOf(one).every((each) => isHarmless(each, each === body ? within : there));
  };
  return isHarmless(part, []);
}
