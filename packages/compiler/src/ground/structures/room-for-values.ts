/**
 * The values for which there is room, where groups of equal values have sizes of their own, found before anything is made for each value and cell: a
 * board of n cells has n values a cell, of which nearly all are too large.
 *
 * A group of a value that no cell is certain to have lies among open cells that are connected. Some of these are taken: a certain cell is in a group of
 * its own value, of which all that is not certain comes from open cells within reach; where those are all in one region, it is that region that has fewer left.
 * Certain cells of one value that are so far apart that no group joins them are in different groups, which take different cells. No answer has a
 * value that is refused, so counts are true.
 * Cost: O(cells) a value that some cell has for certain, and O(values) a region of open cells and domain.
 */
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { madeAt } from "../../maps.js";
import { type Known, keyOf } from "../value.js";
import type { World } from "../world/world.js";
import type { CellDistances } from "./room-for-groups.js";

/** A cell that surely has a value: this one, or that of a variable. */
export type ValuedCell =
  | { readonly value: Known }
  | { readonly variable: GroundVariableId; readonly valueOf: (code: ValueCode) => Known | undefined };

/** How large a group of that value may be. Undefined: not one range. */
export type SizeOfValue = (value: Known | undefined) => readonly [number, number] | undefined;

const CERTAIN = -1;

/** Takes from variables what there is no room for. */
export function narrowToRoom(
  world: World,
  cells: readonly ValuedCell[],
  sizeOf: SizeOfValue,
  around: CellDistances,
): void {
  const certain = new Map<unknown, { readonly value: Known | undefined; readonly places: number[] }>();
  const keyOfAny = (value: Known | undefined): unknown => (value === undefined ? undefined : keyOf(value));
  const isOpen = cells.map((cell, place) => {
    const domain = "value" in cell ? [] : (world.variables[cell.variable]?.domain ?? []);
    const [code, ...others] = domain;
    if (others.length > 0) return true;
    const value = "value" in cell ? cell.value : code === undefined ? undefined : cell.valueOf(code);
    madeAt(certain, keyOfAny(value), () => ({ value, places: [] })).places.push(place);
    return false;
  });
  const { regionOf, left } = openRegions(isOpen, around);
  for (const { value, places } of certain.values()) {
    const size = sizeOf(value);
    if (size !== undefined) takeFromRegions(places, size, { regionOf, left }, around);
  }
  const narrowed = left.map(() => new Map<readonly ValueCode[], readonly ValueCode[]>());
  cells.forEach((cell, place) => {
    const known = narrowed[regionOf[place] ?? CERTAIN];
    const most = left[regionOf[place] ?? CERTAIN] ?? 0;
    if (known === undefined || "value" in cell) return;
    const variable = world.variables[cell.variable];
    if (variable === undefined) return;
    const fits = (code: ValueCode): boolean => {
      const value = cell.valueOf(code);
      return (sizeOf(value)?.[0] ?? 0) <= most || certain.has(keyOfAny(value));
    };
    const domain = madeAt(known, variable.domain, () => variable.domain.filter(fits));
    if (domain.length > 0 && domain.length < variable.domain.length)
      world.variables[cell.variable] = { ...variable, domain };
  });
}

/** Regions of open cells: of which each place is, and how many cells are left in each. */
interface Regions {
  readonly regionOf: Int32Array;
  readonly left: number[];
}

function openRegions(isOpen: readonly boolean[], { neighbours }: CellDistances): Regions {
  const count = isOpen.length;
  const regionOf = new Int32Array(count).fill(CERTAIN);
  const left: number[] = [];
  for (let from = 0; from < count; from++) {
    if (regionOf[from] !== CERTAIN || isOpen[from] !== true) continue;
    regionOf[from] = left.length;
    const region = [from];
    for (const place of region)
      for (const next of neighbours[place] ?? []) {
        if (regionOf[next] !== CERTAIN || isOpen[next] !== true) continue;
        regionOf[next] = left.length;
        region.push(next);
      }
    left.push(region.length);
  }
  return { regionOf, left };
}

/** Of the groups of certain cells of one value. */
function takeFromRegions(
  places: readonly number[],
  [least, most]: readonly [number, number],
  { regionOf, left }: Regions,
  { neighbours, distance }: CellDistances,
): void {
  const own = new Set(places);
  const apart: number[] = [];
  for (const place of places) {
    if (apart.some((other) => distance(other, place) < most)) continue;
    apart.push(place);
    const near = withinReach(
      place,
      most - 1,
      (next) => regionOf[next] !== CERTAIN || own.has(next),
      neighbours,
    );
    const open = near.filter((next) => !own.has(next));
    const missing = least - (near.length - open.length);
    const region = regionOf[open[0] ?? -1];
    if (missing > 0 && region !== undefined && open.every((next) => regionOf[next] === region))
      left[region] = (left[region] ?? 0) - missing;
  }
}

/** The places that so many steps lead to, itself among them. */
function withinReach(
  from: number,
  steps: number,
  isWay: (place: number) => boolean,
  neighbours: CellDistances["neighbours"],
): readonly number[] {
  const met = new Set([from]);
  let rim = [from];
  for (let step = 0; step < steps && rim.length > 0; step++)
    rim = rim.flatMap((place) =>
      (neighbours[place] ?? []).filter((next) => {
        if (met.has(next) || !isWay(next)) return false;
        met.add(next);
        return true;
      }),
    );
  return [...met];
}
