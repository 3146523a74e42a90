/**
 * What is said of each two of a set is said of the set: for each cells x, y in S: x.n != y.n is different(c.n for c in S).
 *
 * Side conditions. n is to be found, and there at each element: `different` leaves out what is not there, of which `!=` is false, or an error (L8);
 * and of a set of one nothing is read by two. S has each element once. Nothing is asked of the two but which comes first in S.
 */
import { truthType } from "../../../check/types/types.js";
import { conjuncts } from "../../../ground/conjuncts.js";
import type { Binder, Expression, Statement, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isTotal } from "../../total.js";
import { holdsEachOnce } from "../counting.js";

type ForEach = Extract<Statement, { kind: "for-each" }>;
type InSet = Extract<Binder, { kind: "in" }>;
type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

export function eachTwo(context: LawContext, statement: ForEach): Statement {
  const [only, another] = statement.body;
  const [one, other] = statement.binders.slice(-2);
  if (only?.kind !== "assert" || another !== undefined || one?.kind !== "in" || other?.kind !== "in")
    return statement;
  const { expression: said } = only;
  const read = areTwoOf(context, one, other)
    ? unequal(context, said, one.variable, other.variable)
    : undefined;
  if (read === undefined) return statement;
  const { span } = said;
  const expression: Expression = {
    kind: "aggregate",
    aggregate: "different",
    binders: [one],
    body: read,
    span,
    type: truthType,
    known: false,
  };
  const around = statement.binders.slice(0, -2);
  const line: Statement = { ...only, expression };
  return around.length === 0 ? line : { ...statement, binders: around, body: [line] };
}

/** Any two elements of one set, perhaps the first of them first. */
function areTwoOf({ keys }: LawContext, one: InSet, other: InSet): boolean {
  if (one.condition !== undefined || other.condition === undefined) return false;
  if (!holdsEachOnce(one.set) || !keys.same(one.set, other.set)) return false;
  const [apart, before, more] = conjuncts(other.condition);
  if (apart?.kind !== "not" || apart.operand.kind !== "same" || more !== undefined) return false;
  if (
    !areIt(apart.operand, other.variable, one.variable) &&
    !areIt(apart.operand, one.variable, other.variable)
  )
    return false;
  if (before === undefined) return true;
  return (
    before.kind === "before" &&
    areIt(before, one.variable, other.variable) &&
    (before.within === undefined || keys.same(before.within, one.set))
  );
}

const areIt = (
  { left, right }: { readonly left: Expression; readonly right: Expression },
  one: VariableId,
  other: VariableId,
): boolean => isVariable(left, one) && isVariable(right, other);

const isVariable = (expression: Expression, variable: VariableId): boolean =>
  expression.kind === "variable" && expression.variable === variable;

/** What is read of the first, where it is said to be unequal to the same of the other. */
function unequal(
  context: LawContext,
  said: Expression,
  one: VariableId,
  other: VariableId,
): Of<"layer"> | undefined {
  if (said.kind !== "compare" || said.operator !== "!=") return undefined;
  const { left, right } = said;
  if (left.kind !== "layer" || right.kind !== "layer" || left.layer !== right.layer) return undefined;
  if (context.puzzle.layers[left.layer]?.role !== "find" || !isTotal(context, left)) return undefined;
  if (areIt({ left: left.element, right: right.element }, one, other)) return left;
  return areIt({ left: left.element, right: right.element }, other, one) ? right : undefined;
}
