/** Marks beyond the rim of the board, in the row or column next to it. */

import { addTo } from "../maps.js";
import type { BoardScene, PlacedMark, Track } from "./scene.js";

type Side = Track["side"];

/** Those of the board that the mark lies beyond: none, one, or two at a corner. */
function sidesOf({ rows, columns, sheet }: BoardScene, { at: [row, column] }: PlacedMark): readonly Side[] {
  const [height, width] = sheet === undefined ? [2 * rows, 2 * columns] : [sheet.height, sheet.width];
  return [
    ...(row < 0 ? (["top"] as const) : []),
    ...(row > height ? (["bottom"] as const) : []),
    ...(column < 0 ? (["left"] as const) : []),
    ...(column > width ? (["right"] as const) : []),
  ];
}

export const isOutside = (scene: BoardScene, mark: PlacedMark): boolean => sidesOf(scene, mark).length > 0;

/** The sides of the board at which a row or column is to be left free for marks. */
export const sidesWithMarks = (scene: BoardScene): ReadonlySet<Side> =>
  new Set(scene.placed.flatMap((mark) => sidesOf(scene, mark)));

/** Marks by their place, in the order of the layers. */
export function placedGroups(placed: readonly PlacedMark[]): readonly (readonly PlacedMark[])[] {
  const groups = new Map<string, PlacedMark[]>();
  for (const mark of placed) {
    const key = mark.at.join(" ");
    addTo(groups, key, mark);
  }
  return [...groups.values()];
}
