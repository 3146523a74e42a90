/** The regions of a Sudoku: boxes of one size, or rooms of any form. */

import { type JsonObject, numberOf } from "./setter-file.js";
import { plainSudoku } from "./variants.js";

export interface Boxes {
  readonly height: number;
  readonly width: number;
}

/**
 * The region of each cell; undefined if the file gives no regions. A cell without an entry is in its usual box; a cell that the file says is in
 * no region has -1.
 */
export function regionNumbers(size: number, cells: readonly JsonObject[]): readonly number[] | undefined {
  if (!cells.some((cell) => "region" in cell)) return undefined;
  const usual = usualBoxes(size);
  return cells.map((cell, at) => {
    if ("region" in cell) return numberOf(cell.region) ?? -1;
    return usual === undefined ? -1 : boxAt(size, usual, at);
  });
}

function usualBoxes(size: number): Boxes | undefined {
  const usual = plainSudoku.parameters?.(size, size);
  if (usual === undefined) return undefined;
  return { height: Number(usual.get("h")), width: Number(usual.get("w")) };
}

/** The number of its box, in reading order. */
export const boxAt = (size: number, { height, width }: Boxes, cell: number): number =>
  Math.floor(Math.floor(cell / size) / height) * (size / width) + Math.floor((cell % size) / width);

/** The boxes that the regions form; if no regions are given, those that are usual for the size. */
export function boxesOf(size: number, regions: readonly number[] | undefined): Boxes | undefined {
  if (regions === undefined) return usualBoxes(size);
  for (let height = 2; height < size; height++) {
    const boxes = { height, width: size / height };
    if (Number.isInteger(boxes.width) && areBoxes(size, boxes, regions)) return boxes;
  }
  return undefined;
}

function areBoxes(size: number, boxes: Boxes, regions: readonly number[]): boolean {
  const named = new Map<number, number>();
  const areAlike = regions.every((region, cell) => {
    const box = boxAt(size, boxes, cell);
    if (!named.has(box)) named.set(box, region);
    return named.get(box) === region && region >= 0;
  });
  return areAlike && new Set(named.values()).size === size;
}

/** Rooms of as many cells as the board has rows, by number in reading order; undefined where some are not. */
export function roomsIn(size: number, regions: readonly number[]): readonly number[] | undefined {
  const order = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const region of regions) {
    if (!order.has(region)) order.set(region, order.size);
    counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const isWhole = regions.every((region) => region >= 0 && counts.get(region) === size);
  return isWhole ? regions.map((region) => order.get(region) ?? 0) : undefined;
}
