/**
 * For a head `cell x where x.area is E.area …`, where the division into areas is to be found, finds the cells that may be in that region: with
 * 418 cells and 94 regions, nearly every pair is impossible. Only cells are left out that the filter would certainly refuse, since the two share
 * no value.
 */

import { addTo } from "../../maps.js";
import { regionAsked } from "../../normalize/heads/region-asked.js";
import { CELLS_ASKED_SINGLY } from "../../thresholds.js";
import type { Expression, InSet } from "../../typed.js";
import { unlessFault } from "../fault.js";
import { storedIndex } from "../names/read-layer.js";
import { isElement, isMemberItem, type Known, type SetItem } from "../value.js";
import type { LayerTable } from "../world/layer-table.js";
import { inSlot, slot } from "../world/slots.js";
import type { World } from "../world/world.js";

type Items = readonly SetItem[];

/** All of them, where that is not what the filter asks first, or cannot be told. */
export function mayBeInRegion(world: World, binder: InSet, all: Items): Items {
  if (all.length < CELLS_ASKED_SINGLY) return all;
  const asked = regionAsked(binder);
  const table = asked === undefined ? undefined : world.layers[asked.layer];
  if (asked === undefined || table?.found === undefined) return all;
  const regions = regionsOf(world, asked.region);
  return regions === undefined ? all : inOneOf(regions, placesByRegion(world, table, all), all);
}

/** The elements that it may be; undefined where that is not plain. */
function regionsOf(world: World, expression: Expression): readonly Known[] | undefined {
  // A fault is told where the filter is asked.
  const value = unlessFault(() => world.evaluate(world, expression));
  if (typeof value !== "object") return undefined;
  if (value.kind === "element") return [value];
  return value.kind === "cases" ? value.cases.map((one) => one.value) : undefined;
}

/** For a list of cells: the places in it of those that may be in a region. */
interface PlacesByRegion {
  readonly table: LayerTable;
  /** Ascending. */
  readonly places: ReadonlyMap<Known, readonly number[]>;
  /** Of those of which it is not known. */
  readonly anyway: readonly number[];
}

/** Of the division that was asked for last. */
const placesOfLists = slot(() => new WeakMap<Items, PlacesByRegion>());

/** The heads of a rule, and most rules, ask it of the same list each time: the last one is kept. */
function placesByRegion(world: World, table: LayerTable, all: Items): PlacesByRegion {
  const kept = inSlot(world, placesOfLists);
  const known = kept.get(all);
  if (known?.table === table) return known;
  const places = new Map<Known, number[]>();
  const anyway: number[] = [];
  let place = 0;
  for (const each of all) {
    const cell = isMemberItem(each) ? each.item : each;
    const index = isElement(cell) ? storedIndex(world, table, cell) : undefined;
    const cases = index === undefined ? undefined : table.found?.at[index]?.cases;
    if (cases === undefined) anyway.push(place);
    else
      for (const { value } of cases) {
        addTo(places, value, place);
      }
    place++;
  }
  const made = { table, places, anyway };
  kept.set(all, made);
  return made;
}

function inOneOf(regions: readonly Known[], { places, anyway }: PlacesByRegion, all: Items): Items {
  const found = new Set(anyway);
  for (const region of regions) for (const place of places.get(region) ?? []) found.add(place);
  return [...found].sort((a, b) => a - b).flatMap((place) => all[place] ?? []);
}
