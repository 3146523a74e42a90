/**
 * Turns a rule about each number, its cell and the cell of the one after it into a rule about each two cells, where each number is at one cell.
 *
 * - `for each k in 1..last - 1, cells x, y where x.n = k and y.n = k + 1: P` → `for each cells x, y where y.n = x.n + 1: P`
 * - `for each k in 1..last - 1: some(x.n = k and y.n = k + 1 and P for x, y in cells)` → the same
 * - with `(x, y) in links`, P is `y in x.neighbours`; with `x in cells, y in S(x)`, it is `y in S(x)`
 *
 * Side conditions:
 * - A rule says in any case that each number is at exactly one cell (`known-of-parts.ts`).
 * - k goes through all numbers after which there is another one, no more and no fewer.
 * - P is known, and does not read k.
 */

import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, numberNode } from "../../../check/logic/logic.js";
import { arithmeticNode, cellNode, compareNode, memberNode } from "../../../check/logic/nodes.js";
import { variableNode } from "../../../check/types/context.js";
import { cellsType, cellType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type {
  Binder,
  Expression,
  ExpressionOf,
  ForEachStatement,
  InSet,
  VariableId,
} from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { everyCell, isEveryCell, isEveryLink, twoCells } from "../../meaning.js";
import { numbersOfCells } from "../../once-each.js";
import { saysTwo } from "../../says-two.js";
import { stepFrom } from "../../step-from.js";

export function cellsOfNumbers(context: LawContext, statement: ForEachStatement): ForEachStatement {
  if (context.isInside || context.known.onceEach.length === 0) return statement;
  const only = onlyAssertion(statement.body);
  const [number, ...heads] = statement.binders;
  if (only === undefined || number?.kind !== "in") return statement;
  if (number.set.kind !== "range" || number.condition !== undefined) return statement;
  const two = heads.length > 0 ? ofEach(heads, only.expression) : ofSome(only.expression);
  const [one, other, more] = two?.asked.map((asked) => placeOf(asked, number.variable)) ?? [];
  if (two === undefined || one === undefined || other === undefined || more !== undefined) return statement;
  const [first, second] = one.by < other.by ? [one, other] : [other, one];
  const { holds } = two;
  const isAll =
    second.by - first.by === 1 &&
    first.read.layer === second.read.layer &&
    context.known.onceEach.includes(first.read.layer) &&
    areTwo(two.variables, first.read.element, second.read.element) &&
    goesThroughAll(context, number.set, first) &&
    holds.known &&
    !readsVariable(holds, number.variable);
  if (!isAll) return statement;
  const { span } = only;
  const follows: Expression = compareNode(
    "=",
    second.read,
    arithmeticNode("+", first.read, numberNode(1, span), span),
    span,
  );
  const [x, y] = two.variables;
  const set = everyCell(span);
  return {
    ...statement,
    binders: [
      { kind: "in", variable: x, set },
      { kind: "in", variable: y, set, condition: follows },
    ],
    body: [{ ...only, expression: holds }],
  };
}

interface Two {
  readonly variables: readonly [VariableId, VariableId];
  /** Conditions that read what is to be found, and what holds of the cells of which they are true. */
  readonly asked: readonly Expression[];
  readonly holds: Expression;
}

/** A head over each two cells, of which nothing known is asked but that they are two. */
function ofEach(heads: readonly Binder[], holds: Expression): Two | undefined {
  const [one, other] = twoCells(heads);
  if (one === undefined) return undefined;
  const asked = [one.condition, other.condition]
    .flatMap(conjuncts)
    // Two cells with different numbers are two.
    .filter((part) => !saysTwo(part, one.variable, other.variable));
  return asked.some(({ known }) => known)
    ? undefined
    : { variables: [one.variable, other.variable], asked, holds };
}

/** Some two cells, or some two ends of a link. */
function ofSome(said: Expression): Two | undefined {
  if (said.kind !== "aggregate" || said.aggregate !== "some" || said.body === undefined) return undefined;
  const [one, other, more] = said.binders;
  if (one?.kind !== "in" || other === undefined || more !== undefined) return undefined;
  const ends = endsOf(one, other);
  if (ends === undefined) return undefined;
  const parts = [one.condition, other.condition, said.condition, said.body]
    .flatMap(conjuncts)
    .filter((part) => !saysTwo(part, ...ends.variables));
  const holds = conjunction([ends.areBeside, ...parts.filter(({ known }) => known)]);
  return holds && { variables: ends.variables, asked: parts.filter(({ known }) => !known), holds };
}

function endsOf(
  one: InSet,
  other: Binder,
): { readonly variables: Two["variables"]; readonly areBeside?: Expression } | undefined {
  if (other.kind === "in") {
    if (!isEveryCell(one.set)) return undefined;
    const variables = [one.variable, other.variable] as const;
    if (isEveryCell(other.set)) return { variables };
    if (!other.set.known || other.set.type.kind !== "set") return undefined;
    return {
      variables,
      areBeside: memberNode(cellNode(other.variable, one.set.span), other.set, one.set.span, true),
    };
  }
  if (other.kind !== "ends" || !isVariable(other.link, one.variable)) return undefined;
  const { set } = one;
  if (!isEveryLink(set)) return undefined;
  const { span } = set;
  const cell = (variable: VariableId): Expression =>
    variableNode({ variable, type: cellType, known: true }, span);
  const neighbours: Expression = {
    kind: "attribute",
    attribute: "neighbours",
    arguments: [cell(other.first)],
    span,
    type: cellsType,
    known: true,
  };
  const areBeside: Expression = memberNode(cell(other.second), neighbours, span, true);
  return { variables: [other.first, other.second], areBeside };
}

interface Place {
  readonly read: ExpressionOf<"layer">;
  /** Its number is k and so much. */
  readonly by: number;
}

/** `x.n = k + 1` */
function placeOf(asked: Expression, number: VariableId): Place | undefined {
  if (asked.kind !== "compare" || asked.operator !== "=") return undefined;
  const [read, value] = asked.left.kind === "layer" ? [asked.left, asked.right] : [asked.right, asked.left];
  if (read.kind !== "layer") return undefined;
  const { of, by } = stepFrom(value);
  return isVariable(of, number) && Number.isInteger(by) ? { read, by } : undefined;
}

const areTwo = ([x, y]: Two["variables"], one: Expression, other: Expression): boolean =>
  (isVariable(one, x) && isVariable(other, y)) || (isVariable(one, y) && isVariable(other, x));

/** Whether k + by is each number but the last, once. */
function goesThroughAll(
  context: LawContext,
  { from, to }: ExpressionOf<"range">,
  { read, by }: Place,
): boolean {
  const numbers = numbersOfCells(context, read.layer);
  return (
    numbers !== undefined &&
    isMoreBy(context, numbers.from, from, by) &&
    isMoreBy(context, numbers.to, to, by + 1)
  );
}

/** number = end + by */
function isMoreBy({ keys }: LawContext, number: Expression, end: Expression, by: number): boolean {
  const [one, other] = [constantNumber(number), constantNumber(end)];
  if (one !== undefined && other !== undefined) return one === other + by;
  if (by === 0) return keys.same(number, end);
  // `1..n - 1` of numbers to n
  return (
    end.kind === "arithmetic" &&
    end.operator === "-" &&
    constantNumber(end.right) === by &&
    keys.same(number, end.left)
  );
}
