/** Rules that say that some other place has a value: `for each x: x.L = 100 or some(y.L = x.L + 1 for y in …)`. */

import { negation } from "../../check/logic/logic.js";
import { onlySet } from "../../check/walks/of-one.js";
import type {
  Aggregate,
  Binder,
  Comparison,
  Expression,
  LayerId,
  Statement,
  VariableId,
} from "../../typed.js";
import { type Clause, clauseOf } from "../clause.js";
import type { AssertedPart, RuleFacts } from "../rule-facts.js";

type Some = Aggregate & {
  readonly body: Comparison;
};

export interface SomeHasValue {
  readonly heads: readonly Binder[];
  /** The place of which something is asked. */
  readonly variable: VariableId;
  /** The layer read at some other place, and the value that it is to have there. */
  readonly layer: LayerId;
  readonly read: Expression;
  readonly value: Expression;
  readonly some: Some;
  readonly beside: readonly Expression[];
}

/** Undefined if the assertion has another form. */
export function someHasValue(
  facts: RuleFacts,
  { heads, part, span }: AssertedPart,
): SomeHasValue | undefined {
  // The places of a layer are known before its values.
  const isFound = (read: Expression): boolean => read.kind !== "has" && facts.isFound(read);
  const statement: Statement = {
    kind: "for-each",
    binders: heads,
    body: [{ kind: "assert", span, expression: part }],
    span,
  };
  const clause = clauseOf(statement, isFound);
  return clause && ruleIn(facts, clause);
}

function ruleIn(facts: RuleFacts, { heads, said }: Clause): SomeHasValue | undefined {
  const parts = alternatives(said);
  const some = parts.find(isSome);
  const binder = onlySet(heads);
  if (some === undefined || binder === undefined) return undefined;
  const inner: VariableId[] = [];
  for (const own of some.binders) {
    if (own.kind !== "in") return undefined;
    inner.push(own.variable);
  }
  const { left, right } = some.body;
  const [read, value] = speaksOf(facts, left, inner)
    ? alone(facts, left, right, inner)
    : alone(facts, right, left, inner);
  if (read.kind !== "layer" || speaksOf(facts, value, inner)) return undefined;
  const beside = parts.filter((other) => other !== some);
  return { heads, variable: binder.variable, layer: read.layer, read, value, some, beside };
}

/** Of x.n - c.n = 1: x.n, and 1 + c.n. */
function alone(
  facts: RuleFacts,
  side: Expression,
  other: Expression,
  inner: readonly VariableId[],
): readonly [Expression, Expression] {
  if (side.kind !== "arithmetic" || (side.operator !== "+" && side.operator !== "-")) return [side, other];
  if (speaksOf(facts, side.right, inner)) return [side, other];
  const operator = side.operator === "+" ? "-" : "+";
  const known = other.known && side.right.known;
  return [side.left, { ...side, operator, left: other, right: side.right, known }];
}

const speaksOf = (facts: RuleFacts, expression: Expression, variables: readonly VariableId[]): boolean =>
  variables.some((variable) => facts.reads(expression, variable));

function alternatives(expression: Expression): readonly Expression[] {
  if (expression.kind !== "logic" || expression.operator === "and") return [expression];
  const { operator, left, right } = expression;
  const first = operator === "or" ? alternatives(left) : [negation(left, left.span)];
  return [...first, ...alternatives(right)];
}

const isSome = (expression: Expression): expression is Some =>
  expression.kind === "aggregate" &&
  expression.aggregate === "some" &&
  expression.body?.kind === "compare" &&
  expression.body.operator === "=";
