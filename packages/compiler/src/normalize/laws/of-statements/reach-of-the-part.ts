/**
 * Turns a condition on each cell that reads only the set that a walk from it reaches into a condition on each group.
 *
 * - `for each cell c where c is in S: P(reach(c through S by L))` → `for each group g of S by L: P(g)`
 *
 * Side conditions:
 * - c is said to be in S: only then is the set the group of c (U2).
 */
import { conjuncts } from "../../../check/walks/conjuncts.js";
import type { Expression, ExpressionOf, ForEachStatement, InSet } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { saidOfThoseWith } from "../../known-of-parts.js";
import { saysWhatSetSays } from "../../meaning.js";
import { firstNode, ofGroups } from "./of-parts.js";

export function ofReach(
  context: LawContext,
  statement: ForEachStatement,
  binder: InSet,
  said: Expression,
): ForEachStatement | undefined {
  const conditions = conjuncts(binder.condition);
  const reach = firstNode(
    said,
    (node): node is ExpressionOf<"reach"> =>
      node.kind === "reach" && !node.known && isVariable(node.from, binder.variable),
  );
  if (reach?.from.kind !== "variable") return undefined;
  const isInSet = saysWhatSetSays(context, reach.through, binder.variable);
  const known = saidOfThoseWith(context, conditions, reach.from);
  const asked = [...conditions, ...known].find((part) => isInSet?.(part));
  if (asked === undefined) return undefined;
  const others = conditions.filter((part) => part !== asked);
  return ofGroups(
    context,
    statement,
    binder,
    said,
    { set: reach.through, by: reach.by },
    others,
    (part, group) => (part.kind === "reach" && context.keys.same(part, reach) ? group(part.span) : undefined),
  );
}
