/**
 * Parts of rules that are said of every region, path or piece and read nothing that is to be found: what they say of one is known before anything is
 * found. Those of which one is false are not listed; and a part that is true of all that are left is not said of each of them once more.
 */

import type { OfEvery } from "../../../normalize/rule-facts.js";
import type { Expression, LayerId } from "../../../typed.js";
import type { Element } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { triedAloud } from "../../values/unprinted/tried.js";
import type { World } from "../../world/world.js";
import { type Pattern, readings } from "../pattern.js";

export const refusedBeforehand: Pattern<OfEvery, LayerId, OfEvery, OfEvery> = {
  name: "refused beforehand",
  role: "derive",
  phase: "found",
  makes: "read for parts that it refuses whatever is found",
  counts: "what is refused is in no answer, and of what is left the part is asked unless it holds of all",
  match: (facts, rule) => (facts.isFound(rule.part) ? undefined : rule),
  admit: (_, rule) => rule,
};

/** The parts that are known of all elements of the layer. */
export const knownParts = (world: World, layer: LayerId): readonly OfEvery[] => [
  ...readings(world, refusedBeforehand, world.facts.ofEvery(layer), layer),
];

export class KnownParts {
  private readonly parts: readonly OfEvery[];
  /** Parts that were not true of an element that may be allowed. */
  private readonly open = new Set<Expression>();

  constructor(
    private readonly world: World,
    layer: LayerId,
  ) {
    this.parts = knownParts(world, layer);
  }

  /** Whether no part is known to be false of it. */
  allow(element: Element): boolean {
    const { world } = this;
    for (const { part, it } of this.parts) {
      world.budget.step();
      world.bindings[it] = element;
      const truth = triedAloud(world, () => evaluateTruth(world, part));
      if (truth === false) return false;
      if (truth !== true) this.open.add(part);
    }
    return true;
  }

  /** All elements there are have been asked about. */
  finish(): void {
    for (const { part } of this.parts) if (!this.open.has(part)) this.world.auxiliaries.held.add(part);
  }
}
