/** Statements with known heads that read one thing to be found: whether a cell is in the group of another, `y in group(x by line) implies …`. */

import { partsOf } from "../../check/walks/parts.js";
import type { Expression, ExpressionOf, Statement } from "../../typed.js";
import { type Clause, clauseOf } from "../clause.js";
import type { RuleFacts } from "../rule-facts.js";

export interface MembershipClause {
  readonly statement: Statement;
  readonly clause: Clause;
  readonly membership: ExpressionOf<"member-of">;
  readonly group: ExpressionOf<"group">;
}

export function membershipClause(facts: RuleFacts, statement: Statement): MembershipClause | undefined {
  const clause = clauseOf(statement, facts.isFound);
  const membership = clause === undefined ? undefined : onlyMembership(clause.said);
  if (clause === undefined || membership === undefined || !isKnown(facts, clause)) return undefined;
  const group = membership.set;
  if (group.kind !== "group" || group.known || !ofCells(group) || readsOuter(facts, group)) return undefined;
  return { statement, clause, membership, group };
}

/** The one `y in group(x …)` that the expression is about. */
function onlyMembership(expression: Expression): ExpressionOf<"member-of"> | undefined {
  const found: ExpressionOf<"member-of">[] = [];
  const walk = (part: Expression): void => {
    if (part.kind === "member-of" && part.set.kind === "group") {
      found.push(part);
      return;
    }
    if (part.kind === "not" || part.kind === "logic") for (const each of partsOf(part)) walk(each);
  };
  walk(expression);
  return found.length === 1 ? found[0] : undefined;
}

const isKnown = ({ isFound }: RuleFacts, { heads }: Clause): boolean =>
  heads.every(
    (head) =>
      head.kind === "in" && !isFound(head.set) && (head.condition === undefined || !isFound(head.condition)),
  );

/** Whether the groups depend on the heads, which they must not. */
const ofCells = ({ cell: { type } }: ExpressionOf<"group">): boolean =>
  type.kind === "element" && type.sort === "cell";

const readsOuter = ({ keys }: RuleFacts, { by }: ExpressionOf<"group">): boolean =>
  by.by === "value" && keys.of(by).outer.length > 0;
