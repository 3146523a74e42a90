/**
 * Finds the rules that say that each value of a layer is at one place: `exactly one of each n in S`, `for each k in 1..9: count(c in S where c.n = k) = 1`; and, where there are
 * as many values as places, `at most`, `at least one of each n in S` and `different(c.n for c in S)`.
 */
import { onlySet } from "../../check/walks/of-one.js";
import type { Comparison, Expression, VariableId } from "../../typed.js";
import { isPartItself } from "../is-variable.js";
import { type ValuesOnce, valuesOnce } from "../once-each.js";
import type { AssertedPart, RuleFacts } from "../rule-facts.js";

export interface ValueToPlace extends ValuesOnce {
  /** The values that the statement is about. */
  readonly values?: Expression;
}

export function valueToPlace(facts: RuleFacts, { heads, part }: AssertedPart): ValueToPlace | undefined {
  const [head, more] = heads;
  if (more !== undefined) return undefined;
  if (head !== undefined) {
    if (head.kind !== "in" || head.condition !== undefined || facts.isFound(head.set)) return undefined;
    const places = part.kind === "compare" ? placesOf(facts, part, head.variable) : undefined;
    return places && { ...places, values: head.set, bound: "exactly" };
  }
  return valuesOnce(part);
}

const isOne = (number: Expression): boolean => number.kind === "number" && number.value === 1;

/** `count(c in S where c.n = k) = 1` */
function placesOf(
  facts: RuleFacts,
  { left, right, operator }: Comparison,
  value: VariableId,
): Pick<ValueToPlace, "layer" | "set"> | undefined {
  if (operator !== "=" || !isOne(right) || left.kind !== "aggregate" || left.aggregate !== "count")
    return undefined;
  const binder = onlySet(left.binders);
  if (binder === undefined || left.body !== undefined) return undefined;
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
