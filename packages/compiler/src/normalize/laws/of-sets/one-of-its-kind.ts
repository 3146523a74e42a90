/**
 * Joins the condition that a part has one cell at most of some kind with the condition that it has one for which something more holds.
 *
 * - `at most 1 k in g` and `some(c has k and P for c in g)` → `exactly 1 k in g` and `all(P for c in g with k)`
 *
 * Side conditions:
 * - Both are about the same part, and the kind is asked first: it guards P in both forms.
 * - The two stand next to each other, as of `both-bounds.ts`.
 */

import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, numberNode } from "../../../check/logic/logic.js";
import { aggregateNode, elementNode, logicNode } from "../../../check/logic/nodes.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import type { Span } from "../../../text/span.js";
import type { Expression, ExpressionOf } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { asTruth } from "../../meaning.js";
import { isPart } from "../../structures.js";
import { substitute } from "../../substitute.js";

type Quantity = ExpressionOf<"quantity"> & Expression;

export function oneOfItsKind(
  context: LawContext,
  one: Expression,
  other: Expression,
  span: Span,
): Expression | undefined {
  const [most, some] = one.kind === "quantity" ? [one, other] : [other, one];
  if (most.kind !== "quantity" || !isAtMostOne(most) || !isPart(context, most.set)) return undefined;
  if (some.kind !== "aggregate" || some.aggregate !== "some" || some.body === undefined) return undefined;
  const [binder, another] = some.binders;
  if (binder?.kind !== "in" || another !== undefined || !context.keys.same(binder.set, most.set))
    return undefined;
  const it = elementNode(binder.variable, binder.set, span);
  const kind = substitute(most.condition, new Map([[most.variable, it]]), context.fresh);
  const asked = [binder.condition, some.condition, some.body].flatMap((part) =>
    part ? conjuncts(part) : [],
  );
  const kinds = conjuncts(kind);
  const isFirst = kinds.every((part, at) => {
    const its = asked[at];
    return its !== undefined && context.keys.same(asTruth(context, part), asTruth(context, its));
  });
  const body = conjunction(asked.slice(kinds.length));
  if (!isFirst || body === undefined) return undefined;
  const number = numberNode(1, span);
  const exactly: Expression = { ...most, bound: "exactly", amounts: [{ from: number, to: number }] };
  const all: Expression = aggregateNode(
    "all",
    [{ kind: "in", variable: binder.variable, set: binder.set }],
    { condition: kind, body },
    some.span,
  );
  return logicNode("and", exactly, all, span);
}

function isAtMostOne({ bound, amounts, ofEach }: Quantity): boolean {
  const [amount, another] = amounts;
  if (bound !== "at most" || ofEach !== undefined || amount === undefined || another !== undefined)
    return false;
  return amount.from === amount.to && constantNumber(amount.from) === 1;
}
