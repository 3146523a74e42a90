/** Nodes of the typed tree that are made, not written. `known` is no unless it is said: most are about what is to be found. */
import type { AggregateId, AttributeId } from "../../builtins.js";
import type { Span } from "../../text/span.js";
import type {
  Aggregate,
  Binder,
  Comparison,
  Expression,
  ExpressionOf,
  InSet,
  Type,
  VariableId,
} from "../../typed.js";
import { cellType, numberType, truthType } from "../types/types.js";

type Node<Kind extends Expression["kind"]> = ExpressionOf<Kind> & Expression;

export const compareNode = (
  operator: Comparison["operator"],
  left: Expression,
  right: Expression,
  span: Span,
  known = false,
): Comparison & Expression => ({ kind: "compare", operator, left, right, span, type: truthType, known });

export const logicNode = (
  operator: ExpressionOf<"logic">["operator"],
  left: Expression,
  right: Expression,
  span: Span,
  known = false,
): Node<"logic"> => ({ kind: "logic", operator, left, right, span, type: truthType, known });

/** One of them holds; undefined of none. */
export const disjunction = ([first, ...others]: readonly Expression[], span: Span): Expression | undefined =>
  first &&
  others.reduce(
    (left, right): Expression => logicNode("or", left, right, span, left.known && right.known),
    first,
  );

export const arithmeticNode = (
  operator: ExpressionOf<"arithmetic">["operator"],
  left: Expression,
  right: Expression,
  span: Span,
  known = false,
): Node<"arithmetic"> => ({ kind: "arithmetic", operator, left, right, span, type: numberType, known });

/** `element in set` */
export const memberNode = (
  element: Expression,
  set: Expression,
  span: Span,
  known = false,
): Node<"member-of"> => ({ kind: "member-of", element, set, span, type: truthType, known });

/** `size(set)`, `difference(a, b)` */
export const measureNode = (
  attribute: AttributeId,
  of: readonly Expression[],
  span: Span,
  known = false,
): Node<"attribute"> => ({ kind: "attribute", attribute, arguments: of, span, type: numberType, known });

/** A variable of a head, which is known where its head is bound. */
export const variableAt = (variable: VariableId, type: Type, span: Span, known = true): Node<"variable"> => ({
  kind: "variable",
  variable,
  span,
  type,
  known,
});

/** A variable of a head over the set. */
export const elementNode = (variable: VariableId, { type }: Expression, span: Span): Node<"variable"> =>
  variableAt(variable, type.kind === "set" ? type.of : { kind: "error" }, span);

export const cellNode = (variable: VariableId, span: Span): Node<"variable"> =>
  variableAt(variable, cellType, span);

const numbers: ReadonlySet<AggregateId> = new Set([
  "count",
  "sum",
  "product",
  "min",
  "max",
  "changes",
  "visible",
]);

export const aggregateNode = (
  aggregate: AggregateId,
  binders: readonly Binder[],
  parts: Pick<Aggregate, "condition" | "body">,
  span: Span,
  known = false,
): Aggregate & Expression => ({
  kind: "aggregate",
  aggregate,
  binders,
  ...parts,
  span,
  type: numbers.has(aggregate) ? numberType : truthType,
  known,
});

/** `at most 1 s in S`: one number, of the elements of S for which the condition holds. */
export const quantityNode = (
  bound: ExpressionOf<"quantity">["bound"],
  number: Expression,
  { variable, set }: InSet,
  condition: Expression,
  span: Span,
  known = false,
): Node<"quantity"> => ({
  kind: "quantity",
  bound,
  amounts: [{ from: number, to: number }],
  set,
  variable,
  condition,
  span,
  type: truthType,
  known,
});
