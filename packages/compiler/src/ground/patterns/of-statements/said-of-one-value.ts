/**
 * Rules that, with what is known, say something of one value alone: `for each link l (x, y): l.walk = (l is line and x.room is y.room)` between two rooms, `for
 * each cell c with clue: c is not shaded`. The value is narrowed before any structure is made of it, so that groups by `walk` end where a room does.
 */
import { partsOf } from "../../../check/walks/parts.js";
import { someWithin } from "../../../check/walks/some-within.js";
import type { AssertedPart, RuleFacts } from "../../../normalize/rule-facts.js";
import type { Binder, Expression, ExpressionOf, LayerId } from "../../../typed.js";
import { Fault } from "../../fault.js";
import { forEachBinding } from "../../heads/binders.js";
import { readIfThere } from "../../names/read-layer.js";
import { isChoice, isElement, isUnknown, type Truth, type Value } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { variableOf } from "../../world/grounding.js";
import { layerTable } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { type Pattern, readings } from "../pattern.js";

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

export const saidOfOneValue: Pattern<AssertedPart, undefined, AssertedPart, true> = {
  name: "said of one value",
  role: "derive",
  phase: "domains",
  makes: "read for the values that are left in one place",
  counts: "what is taken from a domain no answer has",
  match: (facts, said) =>
    !said.part.known && isPlain(facts, said.part) && !said.heads.some((head) => isFoundIn(facts, head))
      ? said
      : undefined,
  admit(world, { heads, part }) {
    if (!mayBeOfOne(world.facts, part) && !areSomeDecided(world, part)) return undefined;
    let narrowed: true | undefined;
    const reads = readsOfComparison(part);
    forEachBinding(world, heads, undefined, (guard) => {
      if (guard !== true || (reads !== undefined && areSeveralOpen(world, reads))) return;
      if (narrowBy(world, evaluateTruth(world, part))) narrowed = true;
    });
    return narrowed;
  },
};

/** Takes values away that no answer has. A fault in a rule narrows nothing, and is told where the rule is expanded. */
export function narrowWhatIsSaid(world: World): void {
  for (const assertion of world.facts.assertions())
    try {
      for (const _ of readings(world, saidOfOneValue, [assertion], undefined));
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
    }
}

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
const mayBeOfOne = (facts: RuleFacts, expression: Expression): boolean =>
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

/** Whether something is known of a layer that it reads: what is said of several values may then say something of one. */
function areSomeDecided(world: World, part: Expression): boolean {
  const layers = new Set<LayerId>();
  someWithin(world.puzzle.lets, part, (inner) => {
    if (inner.kind === "layer" || inner.kind === "has") layers.add(inner.layer);
    return false;
  });
  return [...layers].some((layer) => {
    const { variables = [] } = layerTable(world, layer);
    return variables.some((id) => id !== undefined && variableOf(world, id).domain.length < 2);
  });
}

/** Of a comparison of values and amounts: the values that it reads; where there is one, undefined too. */
function readsOfComparison(part: Expression): readonly ExpressionOf<"layer">[] | undefined {
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

/** Whether two of the values are open: a comparison of these says nothing of one alone, and to expand it would take long. */
function areSeveralOpen(world: World, reads: readonly ExpressionOf<"layer">[]): boolean {
  let before: Value | undefined;
  for (const { layer, element } of reads) {
    if (!element.known) return false;
    const at = world.evaluate(world, element);
    const value = isElement(at) ? readIfThere(world, layerTable(world, layer), at) : undefined;
    if (value === undefined || !isOpen(value)) continue;
    if (before !== undefined && value !== before) return true;
    before = value;
  }
  return false;
}

/** Of a range of one value there is nothing to find. */
const isOpen = (value: Value): boolean => isUnknown(value) && !(isChoice(value) && value.codes.length < 2);

const isFoundIn = (facts: RuleFacts, head: Binder): boolean =>
  (head.kind === "in" && facts.isFound(head.set)) ||
  (head.condition !== undefined && facts.isFound(head.condition));

function narrowBy(world: World, said: Truth): boolean {
  if (typeof said !== "object" || said.kind !== "literal") return false;
  const variable = variableOf(world, said.variable);
  const domain = variable.domain.filter((code) => said.values.includes(code));
  // Where nothing is left, the rule itself says why.
  if (domain.length === 0 || domain.length === variable.domain.length) return false;
  world.variables[said.variable] = { ...variable, domain };
  return true;
}
