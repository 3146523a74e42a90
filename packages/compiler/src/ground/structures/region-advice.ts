/** Advice that leaves fewer regions of a division of which there are too many: a bound that is counted on this board, or another rule that says where they are. */

import { ADVISED_REGIONS, LABELS_BY_ONE } from "../../thresholds.js";
import type { RegionRules } from "../patterns/of-structures/region-rules.js";
import type { LayerTable } from "../world/layer-table.js";
import { spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { connectedSets, type Growth, rectangularSets } from "./connected-sets.js";

export function helpWithRegions(
  world: World,
  { layer }: LayerTable,
  cells: readonly number[],
  rules: RegionRules,
): string {
  const { board } = spaceOf(world, { span: layer.at.span });
  /** Whether so few regions are left that they are listed. */
  const fits = (most: number, ofRectangles: boolean): boolean => {
    const growth: Growth = {
      neighbours: board.neighbours,
      cells,
      mayGrow: (set) => set.length <= most && rules.mayGrow(set),
      most: ADVISED_REGIONS,
    };
    return (ofRectangles ? rectangularSets(board, growth) : connectedSets(growth)) !== undefined;
  };
  const bound = (ofRectangles: boolean): number => {
    let most = 0;
    while (most < cells.length && fits(most + 1, ofRectangles)) most++;
    return most;
  };
  const each = `for each ${layer.name} r`;
  const most = bound(rules.rectangles);
  const said = rules.largest();
  const widest = rules.rectangles ? most : bound(true);
  const clues = Math.floor(LABELS_BY_ONE / cells.length);
  const ways = [
    // A bound that the rules say already is not one that helps.
    ...(most === 0 || said !== undefined
      ? []
      : [`\`${each}: size(r) <= ${most}\` leaves few enough on this board`]),
    ...(widest <= most || (said ?? 0) > widest
      ? []
      : [`\`${each}: r is rectangle and size(r) <= ${widest}\` does`]),
    ...(rules.knownBy !== undefined || clues === 0
      ? []
      : [`\`exactly 1 clue in each ${layer.name}\` does, where up to ${clues} cells are given a clue`]),
  ];
  return [...ways, "or take a smaller board"].join("; ");
}
