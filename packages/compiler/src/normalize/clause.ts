/**
 * A statement as a clause: heads that are known, and one thing that is said of what they name. A condition of the last head is a part of the thing said
 * from its first part on that is to be found: for each x, y where known(x) and found(y): P is for each x, y where known(x): found(y) implies P.
 */

import { conjunction } from "../check/logic/logic.js";
import { logicNode } from "../check/logic/nodes.js";
import { conjuncts } from "../check/walks/conjuncts.js";
import { onlyAssertion } from "../check/walks/of-one.js";
import type { Binder, Expression, Statement } from "../typed.js";
import { withFields } from "./map-parts.js";

export interface Clause {
  readonly heads: readonly Binder[];
  readonly said: Expression;
}

export interface GuardedClause extends Clause {
  /** The condition asked before it, and whether it must hold or must not. */
  readonly guards: readonly { readonly asked: Expression; readonly holds: boolean }[];
}

type Under = Pick<GuardedClause, "heads" | "guards">;

/** All that a statement says, each thing with what guards it: branches, `implies`, `if P then Q else R`. Undefined where a head or a block stands below a guard. */
export function guardedClauses(
  statement: Statement,
  under: Under = { heads: [], guards: [] },
): readonly GuardedClause[] | undefined {
  const all = (body: readonly Statement[], around: Under) => {
    const parts = body.map((line) => guardedClauses(line, around));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  };
  if (statement.kind === "assert") return clausesSaid(statement.expression, under);
  if (statement.kind === "for-each")
    return under.guards.length > 0
      ? undefined
      : all(statement.body, { ...under, heads: [...under.heads, ...statement.binders] });
  if (statement.kind !== "if") return undefined;
  let open = under;
  const parts = statement.branches.map(({ condition, body }) => {
    const part = all(body, guarded(open, condition, true));
    open = guarded(open, condition, false);
    return part;
  });
  parts.push(all(statement.otherwise, open));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

const guarded = (under: Under, asked: Expression, holds: boolean): Under => ({
  ...under,
  guards: [...under.guards, { asked, holds }],
});

const clausesSaid = (said: Expression, under: Under): readonly GuardedClause[] =>
  conjuncts(said).flatMap((part) => {
    if (part.kind === "logic" && part.operator === "implies")
      return clausesSaid(part.right, guarded(under, part.left, true));
    if (part.kind === "conditional")
      return [
        ...clausesSaid(part.then, guarded(under, part.condition, true)),
        ...clausesSaid(part.otherwise, guarded(under, part.condition, false)),
      ];
    if (part.kind !== "aggregate" || part.aggregate !== "all" || part.body === undefined)
      return { ...under, said: part };
    // A statement about all elements is stated for each.
    if (under.guards.length > 0) return { ...under, said: part };
    const inner: Under = { ...under, heads: [...under.heads, ...part.binders] };
    return clausesSaid(
      part.body,
      part.condition === undefined ? inner : guarded(inner, part.condition, true),
    );
  });

/** Returns undefined for anything but a head over one assertion. `isFound`: whether it reads what is to be found. */
export function clauseOf(
  statement: Statement,
  isFound: (expression: Expression) => boolean,
): Clause | undefined {
  if (statement.kind !== "for-each") return undefined;
  const asserted = onlyAssertion(statement.body);
  const last = statement.binders.at(-1);
  if (asserted === undefined || last === undefined) return undefined;
  const { expression } = asserted;
  const parts = conjuncts(last.condition);
  const at = parts.findIndex(isFound);
  const open = at < 0 ? undefined : conjunction(parts.slice(at));
  if (open === undefined) return { heads: statement.binders, said: expression };
  const known = withFields(last, { condition: conjunction(parts.slice(0, at)) });
  return {
    heads: [...statement.binders.slice(0, -1), known],
    said: logicNode("implies", open, expression, expression.span),
  };
}
