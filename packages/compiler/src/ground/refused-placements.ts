/**
 * Placements that a rule about every piece refuses by itself: `for each tetromino t: all(c.room is t.first.room for c in t)`. What is said there of one
 * placement is known before anything is found, so those of which it is false are never made. The other rules then speak of fewer: where pieces lie
 * in rooms, of a fifth or a tenth, and of pairs of them accordingly.
 */
import type { LayerId } from "../typed.js";
import { Fault } from "./fault.js";
import { evaluateTruth } from "./narrow.js";
import type { Pieces } from "./pieces.js";
import { placeablePieces } from "./placeable.js";
import { everyElementParts } from "./structures/region-rules.js";
import { speaksOfFound } from "./structures/speaks-of-found.js";
import type { World } from "./world.js";

/** Makes the placements elements that rules can speak of; gives those that are left. */
export function possiblePieces(world: World, pieces: Pieces): Pieces {
  placeablePieces(world, pieces.placements);
  const refused = new Set<number>();
  for (const { layer, id, placed } of world.layers) {
    if (placed === undefined || layer.domain.kind !== "pieces") continue;
    const own = pieces.placements.flatMap((placement, index) => (placement.layer === id ? [index] : []));
    for (const index of refusedBy(world, id)) {
      const placement = own[index];
      if (placement !== undefined) refused.add(placement);
    }
  }
  if (refused.size === 0) return pieces;
  const left = withoutPlacements(pieces, refused);
  // What was remembered of elements that are numbered anew.
  world.lets = new Map();
  placeablePieces(world, left.placements);
  return left;
}

/** By their number among those of the layer. */
function refusedBy(world: World, layer: LayerId): ReadonlySet<number> {
  const refused = new Set<number>();
  const family = world.layers[layer]?.family;
  if (family === undefined) return refused;
  for (const { part, variable } of everyElementParts(world, layer)) {
    if (speaksOfFound(world, part)) continue;
    for (let index = 0; index < family.count; index++) {
      if (refused.has(index)) continue;
      world.bindings[variable] = family.at(index);
      try {
        if (evaluateTruth(world, part) === false) refused.add(index);
      } catch (thrown) {
        // Whatever is wrong with the rule is said where it is expanded.
        if (!(thrown instanceof Fault)) throw thrown;
        break;
      }
    }
  }
  return refused;
}

function withoutPlacements({ placements, counts }: Pieces, refused: ReadonlySet<number>): Pieces {
  const numbers = new Map<number, number>();
  const left = placements.filter((_, index) => {
    if (refused.has(index)) return false;
    numbers.set(index, numbers.size);
    return true;
  });
  return {
    placements: left,
    counts: counts.map((count) => ({
      ...count,
      placements: count.placements.flatMap((index) => numbers.get(index) ?? []),
    })),
  };
}
