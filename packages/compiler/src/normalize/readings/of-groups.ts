/** Rules about every group that is to be found: their assertions, and the forms that they demand. */

import { onlyWhole } from "../../check/walks/of-one.js";
import type { Expression, ExpressionOf, Statement, VariableId } from "../../typed.js";
import { isPartItself } from "../is-variable.js";
import { type AssertedPart, assertedIn, type RuleFacts } from "../rule-facts.js";

/** The assertions of a statement about every group that is to be found; undefined where it says anything else. */
export interface SaidOfGroups {
  readonly groups: ExpressionOf<"groups">;
  /** The group that it is about. */
  readonly it: VariableId;
  readonly parts: readonly Expression[];
}

export function saidOfGroups(statement: Statement): SaidOfGroups | undefined {
  if (statement.kind !== "for-each") return undefined;
  const { binders, body } = statement;
  const head = onlyWhole(binders);
  if (head?.set.kind !== "groups" || head.set.known) return undefined;
  if (body.length === 0 || body.some(({ kind }) => kind !== "assert")) return undefined;
  return { groups: head.set, it: head.variable, parts: assertedIn(body) };
}

/** The variable of `for each group g …`, where these heads are over all of these groups. */
export function runsOverGroups(
  { keys }: RuleFacts,
  [head, more]: AssertedPart["heads"],
  groups: ExpressionOf<"groups">,
): VariableId | undefined {
  if (head?.kind !== "in" || more !== undefined || head.condition !== undefined) return undefined;
  return keys.same(head.set, groups) ? head.variable : undefined;
}

export type FormOfGroup = "rectangle" | "straight";

/** The form that this says of the group. */
export const formSaid = (part: Expression, it: VariableId): FormOfGroup | undefined =>
  part.kind === "adjective" && part.adjective !== "border" && isPartItself(part.subject, it)
    ? part.adjective
    : undefined;

/** The form that every one of these groups has, by a rule; the narrower one, where rules demand both. A straight group is a rectangle. */
export function formDemanded(facts: RuleFacts, groups: ExpressionOf<"groups">): FormOfGroup | undefined {
  if (groups.by !== undefined) return undefined;
  let demanded: FormOfGroup | undefined;
  for (const { heads, part } of facts.assertions()) {
    if (part.kind !== "adjective") continue;
    const it = runsOverGroups(facts, heads, groups);
    const form = it === undefined ? undefined : formSaid(part, it);
    if (demanded !== "straight" && form !== undefined) demanded = form;
  }
  return demanded;
}
