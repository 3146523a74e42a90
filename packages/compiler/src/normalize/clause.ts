/**
 * A statement as a clause: heads that are known, and one thing that is said of what they name. A condition of the last head is a part of the thing said
 * from its first part on that is to be found: for each x, y where known(x) and found(y): P is for each x, y where known(x): found(y) implies P.
 */
import { conjunction } from "../check/logic.js";
import { truthType } from "../check/types.js";
import { conjuncts } from "../ground/conjuncts.js";
import type { Binder, Expression, Statement } from "../typed.js";
import { withFields } from "./map-parts.js";

export interface Clause {
  readonly heads: readonly Binder[];
  readonly said: Expression;
}

/** Undefined of anything but a head over one assertion. `isFound`: whether it reads what is to be found. */
export function clauseOf(
  statement: Statement,
  isFound: (expression: Expression) => boolean,
): Clause | undefined {
  if (statement.kind !== "for-each") return undefined;
  const [asserted, another] = statement.body;
  const last = statement.binders.at(-1);
  if (asserted?.kind !== "assert" || another !== undefined || last === undefined) return undefined;
  const { expression } = asserted;
  const parts = last.condition === undefined ? [] : conjuncts(last.condition);
  const at = parts.findIndex(isFound);
  const open = at < 0 ? undefined : conjunction(parts.slice(at));
  if (open === undefined) return { heads: statement.binders, said: expression };
  const known = withFields(last, { condition: conjunction(parts.slice(0, at)) });
  return {
    heads: [...statement.binders.slice(0, -1), known],
    said: {
      kind: "logic",
      operator: "implies",
      left: open,
      right: expression,
      span: expression.span,
      type: truthType,
      known: false,
    },
  };
}
