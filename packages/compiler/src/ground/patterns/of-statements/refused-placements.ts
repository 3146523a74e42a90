/**
 * Placements that a rule about every piece refuses by itself: `for each tetromino t: all(c.room is t.first.room for c in t)`. A condition there of one
 * placement is known before anything is found, so those of which it is false are never made. The other rules then are about fewer: where pieces lie
 * in rooms, of a fifth or a tenth, and of pairs of them accordingly.
 */

import { sortOfPieces } from "../../../check/types/types.js";
import type { Placement } from "../../../ground.js";
import { pieceFamily, placeablePieces } from "../../expressions/placeable.js";
import { Fault } from "../../fault.js";
import type { LaidPieces } from "../../structures/pieces.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import type { LayerTable } from "../../world/layer-table.js";
import type { World } from "../../world/world.js";
import { cellByCell } from "../cell-by-cell.js";
import { knownParts } from "../of-structures/refused-beforehand.js";

/** Makes the placements elements that rules can be about; gives those that are left. */
export function possiblePieces(world: World, pieces: LaidPieces): LaidPieces {
  const refused = new Set<number>();
  for (const table of world.layers)
    if (table.layer.role === "find" && table.layer.domain.kind === "pieces")
      refuse(world, table, pieces.placements, refused);
  const left = refused.size === 0 ? pieces : withoutPlacements(pieces, refused);
  placeablePieces(world, left.placements);
  return left;
}

function refuse(
  world: World,
  table: LayerTable,
  placements: readonly Placement[],
  refused: Set<number>,
): void {
  const rules = knownParts(world, table.id);
  if (rules.length === 0 || world.space === undefined) return;
  const own = placements.flatMap((placement, index) => (placement.layer === table.id ? [index] : []));
  const family = pieceFamily(
    world,
    table,
    world.space,
    own.flatMap((index) => placements[index] ?? []),
  );
  table.family = family;
  for (const { part, it } of rules) {
    const alike = cellByCell(world, part, it, world.space.places[sortOfPieces(table.layer)]);
    let held = true;
    try {
      own.forEach((index, element) => {
        if (refused.has(index)) return;
        const piece = family.at(element);
        const quick = alike?.(piece, placements[index]?.cells ?? []);
        if (quick === undefined) world.bindings[it] = piece;
        const truth = quick ?? evaluateTruth(world, part);
        if (truth === false) refused.add(index);
        else if (truth !== true) held = false;
      });
      if (held) world.auxiliaries.held.add(part);
    } catch (thrown) {
      // Whatever is wrong with the rule is said where it is expanded.
      if (!(thrown instanceof Fault)) throw thrown;
    }
  }
  // Kept values of elements that are numbered anew.
  world.lets = new Map();
}

function withoutPlacements({ placements, counts }: LaidPieces, refused: ReadonlySet<number>): LaidPieces {
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
