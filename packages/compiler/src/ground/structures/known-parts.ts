/**
 * Parts of rules that are said of every region, path or piece and read nothing that is to be found: what they say of one is known before anything is
 * found. Those of which one is false are not listed; and a part that is true of all that are left is not said of each of them once more.
 */
import type { Expression, LayerId } from "../../typed.js";
import { evaluateTruth } from "../narrow.js";
import type { Element } from "../value.js";
import type { World } from "../world.js";
import { type ElementPart, everyElementParts } from "./region-rules.js";
import { speaksOfFound } from "./speaks-of-found.js";

export class KnownParts {
  private readonly parts: readonly ElementPart[];
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
    for (const { part, variable } of this.parts) {
      world.budget.step();
      world.bindings[variable] = element;
      const truth = world.log.guard(() => world.unprinted.tried(() => evaluateTruth(world, part)));
      if (truth === false) return false;
      if (truth !== true) this.open.add(part);
    }
    return true;
  }

  /** All elements there are have been asked about. */
  finish(): void {
    const { made } = this.world;
    for (const { part } of this.parts)
      if (!this.open.has(part)) {
        made.held.add(part);
        made.mark("refused beforehand", part.span);
      }
  }
}

export const knownParts = (world: World, layer: LayerId): readonly ElementPart[] =>
  everyElementParts(world, layer).filter(({ part }) => !speaksOfFound(world, part));
