/** `g is rectangle`, `g is straight` of every group of a set: whether rules demand it. */

import { isPartItself } from "../../normalize/is-variable.js";
import type { RuleFacts } from "../../normalize/rule-facts.js";
import type { Expression, ExpressionOf, VariableId } from "../../typed.js";
import { runsOverGroups } from "./atoms.js";

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
