/**
 * Rules that, with what is known, say something of one value alone: `for each link l (x, y): l.walk = (l is line and x.room is y.room)` between two rooms, `for
 * each cell c with clue: c is not shaded`. The value is narrowed before any structure is made of it, so that groups by `walk` end where a room does.
 */
import {
  isOfValues,
  layersRead,
  mayBeOfOne,
  readsOfComparison,
} from "../../../normalize/readings/one-value.js";
import type { AssertedPart } from "../../../normalize/rule-facts.js";
import type { Expression, ExpressionOf } from "../../../typed.js";
import { Fault } from "../../fault.js";
import { forEachBinding } from "../../heads/binders.js";
import { readIfThere } from "../../names/read-layer.js";
import { isChoice, isElement, isUnknown, type Truth, type Value } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { variableOf } from "../../world/grounding.js";
import { layerTable } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { type Pattern, readings } from "../pattern.js";

export const saidOfOneValue: Pattern<AssertedPart, undefined, AssertedPart, true> = {
  name: "said of one value",
  role: "derive",
  phase: "domains",
  makes: "read for the values that are left in one place",
  counts: "what is taken from a domain no answer has",
  match: (facts, said) => (isOfValues(facts, said) ? said : undefined),
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

/** Whether something is known of a layer that it reads: what is said of several values may then say something of one. */
const areSomeDecided = (world: World, part: Expression): boolean =>
  [...layersRead(world.facts, part)].some((layer) => {
    const { variables = [] } = layerTable(world, layer);
    return variables.some((id) => id !== undefined && variableOf(world, id).domain.length < 2);
  });

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

function narrowBy(world: World, said: Truth): boolean {
  if (typeof said !== "object" || said.kind !== "literal") return false;
  const variable = variableOf(world, said.variable);
  const domain = variable.domain.filter((code) => said.values.includes(code));
  // Where nothing is left, the rule itself says why.
  if (domain.length === 0 || domain.length === variable.domain.length) return false;
  world.variables[said.variable] = { ...variable, domain };
  return true;
}
