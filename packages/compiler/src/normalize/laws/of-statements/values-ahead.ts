/**
 * Turns a rule about each two cells of which one has the number after that of the other into one about each cell, where each number is at one cell.
 *
 * - `for each cells x, y where y.n = x.n + 1: P(x, y)` → `for each cell x: x.n >= last or some(y.n = x.n + 1 for y in cells where P(x, y))`
 * - `for each cells x, y where difference(x.n, y.n) = 1: P(x, y)` → the same, where P holds both ways
 * - `for each cells x, y where Q(x, y): y.n != x.n + 1`, or `difference(x.n, y.n) > 1` → the same, with the opposite of Q
 *
 * Side conditions:
 * - A rule says in any case that each number is at exactly one cell (`known-of-parts.ts`), and x and y are any two cells: then the number after that of x
 *   is at a cell y, unless that of x is the last.
 * - P is known: it says which places a number may go on at.
 */

import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, negation, numberNode } from "../../../check/logic/logic.js";
import { aggregateNode, arithmeticNode, compareNode, logicNode } from "../../../check/logic/nodes.js";
import { variableNode } from "../../../check/types/context.js";
import { cellType, truthType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type {
  Expression,
  ExpressionOf,
  ForEachStatement,
  InSet,
  Statement,
  VariableId,
} from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { withFields } from "../../map-parts.js";
import { twoCells } from "../../meaning.js";
import { numbersOfCells } from "../../once-each.js";
import { saysTwo } from "../../says-two.js";
import { type StepFrom, stepFrom } from "../../step-from.js";
import { substitute } from "../../substitute.js";

export function valuesAhead(context: LawContext, statement: ForEachStatement): ForEachStatement {
  if (context.isInside || context.known.onceEach.length === 0) return statement;
  const only = onlyAssertion(statement.body);
  const [one, other] = twoCells(statement.binders);
  if (only === undefined || one === undefined) return statement;
  const rule = asRule([one, other], only.expression);
  const step = rule && stepOf(context, rule.asked, one.variable, other.variable);
  const numbers = step && numbersOfCells(context, step.read.layer);
  if (rule === undefined || step === undefined || numbers === undefined || !rule.holds.known)
    return statement;
  const { first, second, isEitherWay } = step;
  const holds = isEitherWay
    ? conjunction([rule.holds, exchanged(context, rule.holds, first, second)])
    : rule.holds;
  if (holds === undefined) return statement;
  const [head, inner] = first === one.variable ? [one, other] : [other, one];
  const { condition: _, ...bare } = head;
  const line: Statement = { ...only, expression: saidOfFirst(step, numbers.to, inner, holds) };
  return withFields(statement, { binders: [bare], body: [line] });
}

/** Where `asked` holds, `holds` does. */
interface Rule {
  readonly asked: Expression;
  readonly holds: Expression;
}

/** Of conditions and what is said, the one thing that reads what is to be found, and the rest. */
function asRule([one, other]: readonly [InSet, InSet], said: Expression): Rule | undefined {
  const parts = [one.condition, other.condition].flatMap(conjuncts);
  const isOfTwo = (part: Expression): boolean => saysTwo(part, one.variable, other.variable);
  const [asked, another] = parts.filter((part) => !part.known);
  const unless = conjunction(parts.filter((part) => part.known && !isOfTwo(part)));
  const except = (holds: Expression): Expression => (unless === undefined ? holds : implied(unless, holds));
  if (another !== undefined) return undefined;
  if (asked !== undefined) return { asked, holds: except(said) };
  if (said.kind === "logic" && said.operator === "implies")
    return { asked: said.left, holds: except(said.right) };
  const refused = unless && refusedBy(said, parts.some(isOfTwo));
  return refused && { asked: refused, holds: negation(unless, said.span) };
}

/**
 * Where Q holds, the number is not the next one: `y.n != x.n + 1`, or, of two cells, `difference(x.n, y.n) > 1`: all numbers are different, but a cell has
 * its own.
 */
function refusedBy(said: Expression, areTwo: boolean): Expression | undefined {
  if (said.kind !== "compare") return undefined;
  const { operator, left, right } = said;
  if (operator === "!=") return { ...said, operator: "=" };
  const least = constantNumber(right);
  if (!areTwo || left.kind !== "attribute" || left.attribute !== "difference") return undefined;
  return (operator === ">" && least === 1) || (operator === ">=" && least === 2)
    ? { ...said, operator: "=", right: numberNode(1, right.span) }
    : undefined;
}

function notTheSame(left: Expression, right: Expression): Expression {
  const { span } = left;
  return negation({ kind: "same", left, right, span, type: truthType, known: true }, span);
}

const implied = (left: Expression, right: Expression): Expression =>
  logicNode("implies", left, right, right.span, left.known && right.known);

interface Step {
  /** The cell with the number, and the one with the number so much larger. */
  readonly first: VariableId;
  readonly second: VariableId;
  readonly read: ExpressionOf<"layer">;
  readonly ahead: ExpressionOf<"layer">;
  readonly by: number;
  /** The second may be the cell with the number. */
  readonly isEitherWay: boolean;
}

/** Of `y.n = x.n + 1`, or `difference(x.n, y.n) = 1`. */
function stepOf(
  context: LawContext,
  asked: Expression,
  one: VariableId,
  other: VariableId,
): Step | undefined {
  if (asked.kind !== "compare" || asked.operator !== "=") return undefined;
  const { left, right } = asked;
  const by = constantNumber(right);
  if (left.kind === "attribute" && left.attribute === "difference" && by !== undefined) {
    const [a, b] = left.arguments;
    // A difference is never less than 0.
    return a && b && by > 0
      ? stepBetween(context, { of: a, by }, { of: b, by: 0 }, [one, other], true)
      : undefined;
  }
  return stepBetween(context, stepFrom(left), stepFrom(right), [one, other], false);
}

/** a + i = b + j */
function stepBetween(
  context: LawContext,
  a: StepFrom,
  b: StepFrom,
  variables: readonly VariableId[],
  isEitherWay: boolean,
): Step | undefined {
  const by = a.by - b.by;
  const [read, ahead] = by > 0 ? [a.of, b.of] : [b.of, a.of];
  if (by === 0 || !Number.isInteger(by) || read.kind !== "layer" || ahead.kind !== "layer") return undefined;
  if (read.layer !== ahead.layer || !context.known.onceEach.includes(read.layer)) return undefined;
  const [first, second] = [read.element, ahead.element];
  if (first.kind !== "variable" || second.kind !== "variable" || first.variable === second.variable)
    return undefined;
  if (!variables.includes(first.variable) || !variables.includes(second.variable)) return undefined;
  return { first: first.variable, second: second.variable, read, ahead, by: Math.abs(by), isEitherWay };
}

function exchanged(context: LawContext, holds: Expression, one: VariableId, other: VariableId): Expression {
  const it = (variable: VariableId): Expression =>
    variableNode({ variable, type: cellType, known: true }, holds.span);
  return substitute(
    holds,
    new Map([
      [one, it(other)],
      [other, it(one)],
    ]),
    context.fresh,
  );
}

/** x.n >= last or some(y.n = x.n + 1 for y in cells where P) */
function saidOfFirst(
  { read, ahead, by }: Step,
  last: Expression,
  inner: InSet,
  holds: Expression,
): Expression {
  const { span } = holds;
  const least = by === 1 ? last : sum("-", last, by - 1);
  const isLast: Expression = compareNode(">=", read, least, span);
  const next: Expression = compareNode("=", ahead, sum("+", read, by), span);
  const some: Expression = aggregateNode(
    "some",
    [whereHolds(inner, holds, notTheSame(read.element, ahead.element))],
    { body: next },
    span,
  );
  return logicNode("or", isLast, some, span);
}

/** The cells y for which it holds. */
function whereHolds({ condition: _, ...bare }: InSet, holds: Expression, isOther: Expression): InSet {
  if (
    holds.kind === "member-of" &&
    isVariable(holds.element, bare.variable) &&
    !readsVariable(holds.set, bare.variable)
  )
    return { ...bare, set: holds.set };
  return { ...bare, condition: conjunction([isOther, holds]) ?? holds };
}

const sum = (operator: "+" | "-", to: Expression, by: number): Expression =>
  arithmeticNode(operator, to, numberNode(by, to.span), to.span, to.known);
