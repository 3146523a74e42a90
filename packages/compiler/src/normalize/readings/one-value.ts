/** Rules that, with what is known, may say something of one value alone: nothing but operators on values. */

import { partsOf } from "../../check/walks/parts.js";
import { someWithin } from "../../check/walks/some-within.js";
import type { Binder, Expression, ExpressionOf, LayerId } from "../../typed.js";
import type { AssertedPart, RuleFacts } from "../rule-facts.js";

/** Expressions whose values are found without a structure, and without going through a set. */
const plain: ReadonlySet<Expression["kind"]> = new Set([
  "variable",
  "layer",
  "has",
  "not",
  "negate",
  "logic",
  "arithmetic",
  "compare",
  "member-of",
  "same",
  "conditional",
]);

export const isOfValues = (facts: RuleFacts, { part, heads }: AssertedPart): boolean =>
  !part.known && isPlain(facts, part) && !heads.some((head) => isFoundIn(facts, head));

/** A clue that may be `?` is left alone: it becomes a variable where a rule is expanded that reads it. */
const isPlain = ({ puzzle: { layers, lets } }: RuleFacts, expression: Expression): boolean =>
  !someWithin(
    lets,
    expression,
    (part) =>
      (!part.known && !plain.has(part.kind)) ||
      (part.kind === "layer" && layers[part.layer]?.orUnprinted === true),
  );

/** Whether it may come to read one value alone, once what is known decides some of its parts. */
export const mayBeOfOne = (facts: RuleFacts, expression: Expression): boolean =>
  readsLeft(facts, expression)?.some(({ size }) => size === 1) ?? true;

/** A rule of more ways is tried on the board. */
const MOST_WAYS = 64;

/** The elements whose values are left to be read: a set for each way in which the known parts may come out; undefined where the ways are too many. */
function readsLeft(facts: RuleFacts, part: Expression): readonly ReadonlySet<string>[] | undefined {
  if (!facts.isFound(part)) return [nothing];
  let ways: readonly ReadonlySet<string>[] = [
    part.kind === "layer" || part.kind === "has" ? new Set([placeRead(facts, part.element)]) : nothing,
  ];
  const oneOf = part.kind === "conditional" && !facts.isFound(part.condition);
  const left: (readonly ReadonlySet<string>[])[] = [];
  for (const inner of partsOf(part)) {
    const ofInner = readsLeft(facts, inner);
    if (ofInner === undefined) return undefined;
    left.push(ofInner);
  }
  if (oneOf) return left.flat();
  for (const ofInner of left) {
    if (ways.length * ofInner.length > MOST_WAYS) return undefined;
    ways = ways.flatMap((before) => ofInner.map((more) => both(before, more)));
  }
  const mayBeDecided = part.kind === "logic" && !(facts.isFound(part.left) && facts.isFound(part.right));
  return mayBeDecided ? [nothing, ...ways] : ways;
}

/** The same for expressions that say the same of the same variables. */
function placeRead({ keys }: RuleFacts, element: Expression): string {
  const { id, outer } = keys.of(element);
  return [id, ...outer].join(" ");
}

const nothing: ReadonlySet<string> = new Set();

const both = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> =>
  a.size === 0 ? b : b.size === 0 ? a : new Set([...a, ...b]);

/** The layers that it reads. */
export function layersRead({ puzzle: { lets } }: RuleFacts, part: Expression): ReadonlySet<LayerId> {
  const layers = new Set<LayerId>();
  someWithin(lets, part, (inner) => {
    if (inner.kind === "layer" || inner.kind === "has") layers.add(inner.layer);
    return false;
  });
  return layers;
}

/** Of a comparison of values and amounts: the values that it reads; where there is one, undefined too. */
export function readsOfComparison(part: Expression): readonly ExpressionOf<"layer">[] | undefined {
  if (part.kind !== "compare") return undefined;
  const reads: ExpressionOf<"layer">[] = [];
  const waiting = [part.left, part.right];
  for (let side = waiting.pop(); side !== undefined; side = waiting.pop()) {
    if (side.known) continue;
    if (side.kind === "layer") reads.push(side);
    else if (side.kind === "arithmetic" || side.kind === "negate") waiting.push(...partsOf(side));
    else return undefined;
  }
  return reads.length > 1 ? reads : undefined;
}

const isFoundIn = (facts: RuleFacts, head: Binder): boolean =>
  (head.kind === "in" && facts.isFound(head.set)) ||
  (head.condition !== undefined && facts.isFound(head.condition));
