/**
 * The second element of a relation in terms of its first: `q is c.edge(out(c, s))`, `y in x.row`, or that a cell of the first is one of its own
 * (`some(c in q.cells for c in p.cells)`), inside `some`, `or` and after conditions that need not be asked of the second.
 */

import { isNeverAFault } from "../../check/walks/conjuncts.js";
import { readsVariable, someNode } from "../../check/walks/some-node.js";
import type { Binder, Expression, VariableId } from "../../typed.js";
import { isVariable } from "../is-variable.js";

/** The way in which a condition leads to the elements for which it may hold. */
export type Pointing =
  | { readonly kind: "is"; readonly what: Expression }
  | { readonly kind: "in"; readonly set: Expression }
  /** Those of whose set the element is one. The set reads no other variable. */
  | { readonly kind: "having"; readonly element: Expression; readonly set: Expression }
  | { readonly kind: "either"; readonly ways: readonly Pointing[] }
  | { readonly kind: "after"; readonly guard: Expression; readonly way: Pointing }
  | {
      readonly kind: "some";
      readonly binders: readonly Binder[];
      readonly condition: Expression | undefined;
      readonly way: Pointing;
    };

/** Returns undefined if it does not say what the variable is before it asks something of it that may be a fault. */
export function pointingAt(condition: Expression, variable: VariableId): Pointing | undefined {
  const isOther = (part: object): boolean => !readsVariable(part, variable);
  switch (condition.kind) {
    case "same": {
      const { left, right } = condition;
      const what = isVariable(left, variable) ? right : isVariable(right, variable) ? left : undefined;
      return what === undefined || !isOther(what) ? undefined : { kind: "is", what };
    }
    case "member-of": {
      const { element, set } = condition;
      if (!isSetOfElements(set)) return undefined;
      if (isVariable(element, variable)) return isOther(set) ? { kind: "in", set } : undefined;
      return isOther(element) && isOwnSet(set, variable) ? { kind: "having", element, set } : undefined;
    }
    case "logic": {
      if (condition.operator === "implies") return undefined;
      const left = pointingAt(condition.left, variable);
      if (condition.operator === "and" && left !== undefined) return left;
      const right = pointingAt(condition.right, variable);
      if (right === undefined) return undefined;
      if (condition.operator === "or") return left && { kind: "either", ways: [left, right] };
      if (isOther(condition.left)) return { kind: "after", guard: condition.left, way: right };
      return isNeverAFault(condition.left) ? right : undefined;
    }
    case "aggregate": {
      const { aggregate, binders, condition: filter, body } = condition;
      if (aggregate !== "some" || body === undefined || !isOther([binders, filter])) return undefined;
      const way = pointingAt(body, variable);
      return way && { kind: "some", binders, condition: filter, way };
    }
    default:
      return undefined;
  }
}

/** A member of a list of lists is in one of these. */
const isSetOfElements = ({ type }: Expression): boolean => type.kind === "set" && type.of.kind === "element";

/** `q.cells`, `q.neighbours`: known of each element by itself. */
const isOwnSet = (set: Expression, variable: VariableId): boolean =>
  set.kind === "attribute" &&
  set.known &&
  readsVariable(set, variable) &&
  !someNode(
    set,
    (node) => "kind" in node && node.kind === "variable" && !isVariable(node as Expression, variable),
  );
