/**
 * Leaves out the case that a set has no element beside a condition on all of its elements, or of its groups.
 *
 * - `no s in S or all(P for g in groups of (S with s))` → `all(P for g in groups of (S with s))`
 * - `no s in S or all(P for x in (S with s))` likewise
 * - `no s in S or (at least 1 s in S and A)` → `no s in S or A`
 * - each with the case written as `at least 1 s in S implies …`
 *
 * Side conditions:
 * - The set is the same. Of no element, and of no group, `all` holds of whatever it says; a condition that is not `all` may fail.
 * - Membership in the set is read from layers that are to be found, or from yes/no layers: another given may be missing.
 * - The rule is not in a block `inside T`, where groups are those of T.
 */

import { conjunction } from "../../../check/logic/logic.js";
import { elementNode } from "../../../check/logic/nodes.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import type { Aggregate, Expression, ExpressionOf, InSet } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { substitute } from "../../substitute.js";
import { binderOver, readsFound, truthAsked } from "../one-group.js";

interface Rest {
  readonly said: Expression;
  /** It holds anyway where the set has no element. */
  readonly isWhole: boolean;
}

export function ofNone(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "logic" || expression.operator === "and" || context.isInside) return expression;
  const { left, right, operator } = expression;
  const head = operator === "implies" ? headOfSome(left) : headOfNone(left);
  const rest = head && besideNone(context, head, right);
  if (rest !== undefined) return rest.isWhole ? rest.said : { ...expression, right: rest.said };
  const last = operator === "or" ? headOfNone(right) : undefined;
  const first = last && besideNone(context, last, left);
  if (first === undefined) return expression;
  return first.isWhole ? first.said : { ...expression, left: first.said };
}

/** The rest of the condition, where the set has an element; undefined where nothing may be left out. */
function besideNone(context: LawContext, head: InSet, said: Expression): Rest | undefined {
  if (head.condition === undefined || !readsFound(context, head.condition)) return undefined;
  const all = conjuncts(said);
  const others = all.filter((each) => {
    const some = headOfSome(each);
    return some === undefined || !(isWithin(context, head, some) && isWithin(context, some, head));
  });
  const rest = conjunction(others);
  if (rest === undefined) return undefined;
  const isWhole = others.every((each) => isOfEach(context, head, each));
  return isWhole || others.length < all.length ? { said: rest, isWhole } : undefined;
}

/** The head of `at least 1 s in S`, and of `some(x is s for x in S)`. */
function headOfSome(said: Expression): InSet | undefined {
  if (said.kind === "aggregate") return said.aggregate === "some" ? headOf(said, said.body) : undefined;
  if (said.kind !== "quantity" || said.bound !== "at least") return undefined;
  return headOfAmount(said, 1);
}

/** The head of `no s in S`, and of `all(x is not s for x in S)`. */
function headOfNone(said: Expression): InSet | undefined {
  if (said.kind === "quantity") return said.bound === "at least" ? undefined : headOfAmount(said, 0);
  if (said.kind === "not") return headOfSome(said.operand);
  if (said.kind !== "aggregate" || said.aggregate !== "all" || said.body?.kind !== "not") return undefined;
  return headOf(said, said.body.operand);
}

function headOfAmount(said: ExpressionOf<"quantity">, amount: number): InSet | undefined {
  const { amounts, ofEach, variable, set, condition } = said;
  const isIt =
    ofEach === undefined && amounts.every(({ from, to }) => isNumber(from, amount) && isNumber(to, amount));
  return isIt ? { kind: "in", variable, set, condition } : undefined;
}

const isNumber = (said: Expression, value: number): boolean => said.kind === "number" && said.value === value;

function headOf({ binders, condition }: Aggregate, body: Expression | undefined): InSet | undefined {
  const head = onlySet(binders);
  return head && withCondition(head, [head.condition, condition, body]);
}

const withCondition = (head: InSet, parts: readonly (Expression | undefined)[]): InSet => {
  const condition = conjunction(parts);
  return condition === undefined ? head : { ...head, condition };
};

/** `all(P for g in groups of S)`, or `all(P for x in S)`, for the set or some of it. */
function isOfEach(context: LawContext, head: InSet, said: Expression): boolean {
  if (said.kind !== "aggregate" || said.aggregate !== "all") return false;
  const [first, another] = said.binders;
  if (first?.kind !== "in") return false;
  if (first.set.kind === "groups") {
    const own = binderOver(context, first.set.set);
    return own !== undefined && isWithin(context, head, own);
  }
  return isWithin(
    context,
    head,
    another === undefined ? withCondition(first, [first.condition, said.condition]) : first,
  );
}

/** Whether each element of the second is one of the first. */
function isWithin(context: LawContext, head: InSet, narrower: InSet): boolean {
  const { keys, fresh } = context;
  if (!keys.same(head.set, narrower.set)) return false;
  const it = elementNode(narrower.variable, narrower.set, narrower.set.span);
  const names = new Map([[head.variable, it]]);
  const asked = conjuncts(narrower.condition).map(truthAsked);
  return conjuncts(head.condition).every((each) => {
    const wanted = truthAsked(substitute(each, names, fresh));
    return asked.some((other) => keys.same(wanted, other));
  });
}
