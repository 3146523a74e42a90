/**
 * Writes the condition that some two elements of a set are of one kind as a count.
 *
 * - `some(x is s and y is s for x, y in S where x before y)` → `count(x in S where x is s) >= 2`, likewise where x is not y
 * - `some(x is s and some(y is s for y in S where y is not x) for x in S)` → the same
 *
 * Side conditions:
 * - S has each element once, and does not depend on the first of the two.
 * - s is yes or no for each element, and no fault.
 */

import { conjunction, numberNode } from "../../../check/logic/logic.js";
import { aggregateNode, compareNode } from "../../../check/logic/nodes.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Binder, Expression, ExpressionOf } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { asTruth } from "../../meaning.js";
import { areTheTwo, saysTwo } from "../../says-two.js";
import { holdsEachOnce } from "../counting.js";

type InSet = Extract<Binder, { kind: "in" }>;
type Some = ExpressionOf<"aggregate"> & Expression;

export function twoOfAKind(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || expression.aggregate !== "some" || expression.known)
    return expression;
  const two = asTwo(expression);
  if (two === undefined) return expression;
  const { one, other } = two;
  const isSet =
    context.keys.same(one.set, other.set) &&
    !readsVariable(other.set, one.variable) &&
    hasEachOnce(context, one.set);
  if (!isSet) return expression;
  const areTwo = two.asked.filter(
    (part) => saysTwo(part, one.variable, other.variable) || isInOrder(context, part, two),
  );
  const [first, second, more] = two.asked.filter((part) => !areTwo.includes(part));
  if (
    areTwo.length === 0 ||
    !areInOneOrder(areTwo, one) ||
    first === undefined ||
    second === undefined ||
    more !== undefined
  )
    return expression;
  const [own, its] = [asTruth(context, first), asTruth(context, second)].map((part) =>
    part.kind === "layer" && part.type.kind === "truth" && part.lenient ? part : undefined,
  );
  if (own === undefined || its === undefined || own.layer !== its.layer) return expression;
  const areRead =
    (isVariable(own.element, one.variable) && isVariable(its.element, other.variable)) ||
    (isVariable(own.element, other.variable) && isVariable(its.element, one.variable));
  if (!areRead) return expression;
  const { span, known } = expression;
  const read = isVariable(own.element, one.variable) ? own : its;
  return compareNode(
    ">=",
    aggregateNode(
      "count",
      [{ kind: "in", variable: one.variable, set: one.set }],
      { condition: read },
      span,
      known,
    ),
    numberNode(2, span),
    span,
    known,
  );
}

interface Two {
  readonly one: InSet;
  readonly other: InSet;
  readonly asked: readonly Expression[];
}

/** Two heads, or one in the other. */
function asTwo(some: Some): Two | undefined {
  const [one, other, more] = some.binders;
  if (one?.kind !== "in" || more !== undefined) return undefined;
  const asked = askedOf(some);
  if (other !== undefined) return other.kind === "in" ? { one, other, asked } : undefined;
  const inner = asked.find((part): part is Some => part.kind === "aggregate" && part.aggregate === "some");
  const [second, third] = inner?.binders ?? [];
  if (inner === undefined || second?.kind !== "in" || third !== undefined) return undefined;
  return { one, other: second, asked: [...asked.filter((part) => part !== inner), ...askedOf(inner)] };
}

const askedOf = ({ binders, condition, body }: Some): readonly Expression[] =>
  conjuncts(conjunction([...binders.map((binder) => binder.condition), condition, body]) ?? none).filter(
    (part) => part !== none,
  );

const none: Expression = numberNode(0, { file: "", start: 0, end: 0 });

/** `x before y`, in the order of the set. */
function isInOrder({ keys }: LawContext, part: Expression, { one, other }: Two): boolean {
  if (part.kind !== "before" || (part.within !== undefined && !keys.same(part.within, one.set))) return false;
  return areTheTwo(part, one.variable, other.variable);
}

/** Not both `x before y` and `y before x`, which no two are. */
function areInOneOrder(areTwo: readonly Expression[], { variable }: InSet): boolean {
  const isFirst = areTwo.flatMap((part) => (part.kind === "before" ? [isVariable(part.left, variable)] : []));
  return new Set(isFirst).size <= 1;
}

/** On a narrow board whose sides are glued, a cell may be a neighbour twice. */
function hasEachOnce({ puzzle: { board } }: LawContext, set: Expression): boolean {
  const isRound = set.kind === "attribute" && (set.attribute === "neighbours" || set.attribute === "around");
  return isRound ? board?.own === undefined && board?.gluing === undefined : holdsEachOnce(set);
}
