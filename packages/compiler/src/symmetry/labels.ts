/**
 * Images of divisions that are said by labels: each cell has one, the number of a cell of its region (its first, or the one that it is known by;
 * ground/structures/region-labels.ts). Which label a region has after a motion depends on all its cells, so labels have no images one by one.
 */
import type { Board } from "../board.js";
import type { AuxiliaryId } from "../condition.js";
import type { Ground } from "../ground.js";
import type { Seen } from "../lower/answers/seen.js";
import type { Lowered } from "../lower/lower.js";
import type { Motion } from "../tiling/motions.js";
import type { LayerId } from "../typed.js";

/** The options of the labels that the chosen ones become; undefined where an answer cannot have them. */
export function imagesOfLabels(
  ground: Ground,
  board: Board,
  lowered: Lowered,
  facts: readonly (Seen | undefined)[],
): (motion: Motion, chosen: readonly number[]) => readonly number[] | undefined {
  /** By cell: its number among the labelled cells, in the order in which grounding added what holds their labels; and what holds its label. */
  const labelled = new Map<LayerId, Map<number, { readonly label: number; readonly held: AuxiliaryId }>>();
  ground.auxiliaries.forEach(({ answers, cell }, index) => {
    if (answers === undefined || cell === undefined) return;
    const cells = labelled.get(answers) ?? new Map();
    cells.set(cell, { label: cells.size, held: index as AuxiliaryId });
    labelled.set(answers, cells);
  });
  return (motion, chosen) => {
    const regions = new Map<string, { readonly layer: LayerId; readonly none: boolean; cells: number[] }>();
    for (const option of chosen) {
      const fact = facts[option];
      if (fact?.kind !== "label") continue;
      const cell = ground.auxiliaries[fact.auxiliary]?.cell;
      if (cell === undefined) continue;
      const key = `${fact.layer} ${fact.value}`;
      const region = regions.get(key) ?? { layer: fact.layer, none: fact.value < 0, cells: [] };
      region.cells.push(board.motions.cell(motion, cell));
      regions.set(key, region);
    }
    const options: number[] = [];
    for (const { layer, none, cells } of regions.values()) {
      const own = cells.flatMap((cell) => labelled.get(layer)?.get(cell) ?? []);
      const labels = none ? [-1] : own.map(({ label }) => label).sort((a, b) => a - b);
      const found = labels.map((label) =>
        own.flatMap(({ held }) => lowered.optionOfAuxiliary(held, label) ?? []),
      );
      const whole = found.find((each) => each.length === cells.length);
      if (whole === undefined) return undefined;
      options.push(...whole);
    }
    return options;
  };
}
