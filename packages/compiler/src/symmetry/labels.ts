/**
 * Images of divisions that are said by labels: each cell has one, the number of a cell of its region (its first, or the one that it is known by;
 * ground/structures/region-labels.ts). Which label a region has after a motion depends on all its cells, so labels have no images one by one.
 */
import type { AuxiliaryId } from "../condition.js";
import type { Ground } from "../ground.js";
import type { Lowered } from "../lower/lower.js";
import type { Seen } from "../lower/seen.js";
import { cellImage, type Motion } from "../tiling/motions.js";
import type { LayerId } from "../typed.js";

/** The options of the labels that the chosen ones become; undefined where an answer cannot have them. */
export function imagesOfLabels(
  ground: Ground,
  lowered: Lowered,
  facts: readonly (Seen | undefined)[],
): (motion: Motion, chosen: readonly number[]) => readonly number[] | undefined {
  const { board } = ground;
  // Labels are numbers of the labelled cells, in the order in which grounding added what holds them.
  const labelled = new Map<LayerId, number[]>();
  const auxiliaryAt = new Map<string, AuxiliaryId>();
  ground.auxiliaries.forEach(({ answers, cell }, index) => {
    if (answers === undefined || cell === undefined) return;
    const cells = labelled.get(answers) ?? [];
    cells.push(cell);
    labelled.set(answers, cells);
    auxiliaryAt.set(`${answers} ${cell}`, index as AuxiliaryId);
  });
  return (motion, chosen) => {
    if (board === undefined) return undefined;
    const regions = new Map<string, { readonly layer: LayerId; readonly none: boolean; cells: number[] }>();
    for (const option of chosen) {
      const fact = facts[option];
      if (fact?.kind !== "label") continue;
      const cell = ground.auxiliaries[fact.auxiliary]?.cell;
      if (cell === undefined) continue;
      const key = `${fact.layer} ${fact.value}`;
      const region = regions.get(key) ?? { layer: fact.layer, none: fact.value < 0, cells: [] };
      region.cells.push(cellImage(motion, cell, board));
      regions.set(key, region);
    }
    const options: number[] = [];
    for (const { layer, none, cells } of regions.values()) {
      const own = labelled.get(layer) ?? [];
      const inOrder = cells.map((cell) => own.indexOf(cell)).sort((a, b) => a - b);
      const found = (none ? [-1] : inOrder).map((label) =>
        cells.flatMap((cell) => {
          const auxiliary = auxiliaryAt.get(`${layer} ${cell}`);
          return auxiliary === undefined ? [] : (lowered.optionOfAuxiliary(auxiliary, label) ?? []);
        }),
      );
      const whole = found.find((each) => each.length === cells.length);
      if (whole === undefined) return undefined;
      options.push(...whole);
    }
    return options;
  };
}
