/**
 * Finds the rules that say that each value of a layer is at one place: `exactly one of each n in S`, `for each k in 1..9: count(c in S where c.n = k) = 1`; and, where there are
 * as many values as places, `at most`, `at least one of each n in S` and `different(c.n for c in S)`.
 */
import { isPartItself } from "../../../normalize/is-variable.js";
import type { Expression, ExpressionOf, LayerId, VariableId } from "../../../typed.js";
import type { AssertedPart, RuleFacts } from "../../facts.js";

export interface ValueToPlace {
  readonly layer: LayerId;
  /** The places. */
  readonly set: Expression;
  /** The values that the statement is about. */
  readonly values?: Expression;
  /** Exactly one, of each value that there may be. */
  readonly isExact: boolean;
}

export function valueToPlace(facts: RuleFacts, { heads, part }: AssertedPart): ValueToPlace | undefined {
  const [head, more] = heads;
  if (more !== undefined) return undefined;
  if (head !== undefined) {
    if (head.kind !== "in" || head.condition !== undefined || facts.isFound(head.set)) return undefined;
    const places = part.kind === "compare" ? placesOf(facts, part, head.variable) : undefined;
    return places && { ...places, values: head.set, isExact: true };
  }
  if (part.kind === "quantity") return eachOnce(part);
  return part.kind === "aggregate" && part.aggregate === "different" ? allDifferent(part) : undefined;
}

function eachOnce(quantity: ExpressionOf<"quantity">): ValueToPlace | undefined {
  const { ofEach, set, bound } = quantity;
  const [amount, more] = quantity.amounts;
  if (ofEach === undefined || !set.known || amount === undefined || more !== undefined) return undefined;
  return isOne(amount.from) && isOne(amount.to)
    ? { layer: ofEach.layer, set, isExact: bound === "exactly" }
    : undefined;
}

const isOne = (number: Expression): boolean => number.kind === "number" && number.value === 1;

function allDifferent({ binders, condition, body }: ExpressionOf<"aggregate">): ValueToPlace | undefined {
  const [binder, more] = binders;
  if (binder?.kind !== "in" || more !== undefined || condition !== undefined) return undefined;
  if (binder.condition !== undefined || !binder.set.known || body?.kind !== "layer") return undefined;
  return isPartItself(body.element, binder.variable)
    ? { layer: body.layer, set: binder.set, isExact: false }
    : undefined;
}

/** `count(c in S where c.n = k) = 1` */
function placesOf(
  facts: RuleFacts,
  { left, right, operator }: ExpressionOf<"compare">,
  value: VariableId,
): Pick<ValueToPlace, "layer" | "set"> | undefined {
  if (operator !== "=" || !isOne(right) || left.kind !== "aggregate" || left.aggregate !== "count")
    return undefined;
  const [binder, more] = left.binders;
  if (binder?.kind !== "in" || more !== undefined || left.body !== undefined) return undefined;
  const { set, variable, condition } = binder;
  const asked = condition === undefined ? left.condition : undefined;
  if (asked?.kind !== "compare" || asked.operator !== "=" || !set.known || facts.reads(set, value))
    return undefined;
  const [read, other] = isPartItself(asked.left, value)
    ? [asked.right, asked.left]
    : [asked.left, asked.right];
  return read.kind === "layer" && isPartItself(read.element, variable) && isPartItself(other, value)
    ? { layer: read.layer, set }
    : undefined;
}
