/** Whether something is a division into regions, a set of ways, a layout of pieces, or a choice of options, as the puzzle declares it. */
import type { LayerId, TypedLayer } from "@ecp/compiler/reading";
import { fixedOptions, itemsToCover, optionsOf } from "../statements/covers.js";
import { liesOn, waysToPlace, wronglyCounted } from "../unknowns/pieces.js";
import type { Division, PathSet, PieceLayout, Structure } from "../unknowns/structures.js";
import { agrees, standing } from "../unknowns/unknowns.js";
import { elementName } from "../values/names.js";
import { cellsOf } from "../values/narrow.js";
import { boardOf, type World } from "../values/world.js";

/** The reason why it is wrong; undefined: it is right. */
export function wrongIn(
  world: World,
  layer: TypedLayer,
  id: LayerId,
  structure: Structure,
): string | undefined {
  const own = ownFault(world, layer, id, structure);
  return own ?? (agrees(world, id, structure) ? undefined : "it is not as the instance has it");
}

function ownFault(world: World, layer: TypedLayer, id: LayerId, structure: Structure): string | undefined {
  switch (structure.kind) {
    case "division":
      return wrongDivision(world, layer, structure);
    case "paths":
      return wrongPaths(world, layer, structure);
    case "pieces":
      return wrongLayout(world, layer, id, structure);
    default:
      return structure satisfies never;
  }
}

/** The first element that is there twice. */
function twice(sets: readonly (readonly number[])[]): number | undefined {
  const met = new Set<number>();
  for (const each of sets.flat()) {
    if (met.has(each)) return each;
    met.add(each);
  }
  return undefined;
}

function wrongDivision(world: World, layer: TypedLayer, { regions }: Division): string | undefined {
  const name = (cell: number): string => boardOf(world).cellName(cell);
  const cells = standing(world, layer);
  const own = new Set(cells);
  const double = twice(regions);
  if (double !== undefined) return `${name(double)} is in two regions`;
  const all = new Set(regions.flat());
  for (const cell of all) if (!own.has(cell)) return `${name(cell)} is no cell of it`;
  for (const cell of cells) if (!layer.orNone && !all.has(cell)) return `${name(cell)} is in no region`;
  const apart = regions.find((region) => !isConnected(world, region));
  return apart === undefined ? undefined : `the region of ${name(apart[0] ?? 0)} is not connected`;
}

function isConnected(world: World, region: readonly number[]): boolean {
  const inside = new Set(region);
  const met = new Set(region.slice(0, 1));
  for (const at of met) for (const next of boardOf(world).neighbours(at)) if (inside.has(next)) met.add(next);
  return met.size === inside.size;
}

function wrongPaths(world: World, layer: TypedLayer, { paths }: PathSet): string | undefined {
  const board = boardOf(world);
  const name = (cell: number): string => board.cellName(cell);
  const own = new Set(standing(world, layer));
  const double = twice(paths);
  if (double !== undefined) return `two ways, or one way twice, go through ${name(double)}`;
  const outside = paths.flat().find((cell) => !own.has(cell));
  if (outside !== undefined) return `${name(outside)} is no cell of it`;
  for (const way of paths)
    for (const [i, cell] of way.entries()) {
      const before = way[i - 1];
      if (before !== undefined && !board.neighbours(before).includes(cell))
        return `a way goes from ${name(before)} to ${name(cell)}`;
    }
  if (layer.domain.kind !== "paths" || layer.domain.from === undefined) return undefined;
  const starts = cellsOf(world, layer.domain.from);
  if (paths.length > starts.length) return "there are more ways than starts";
  const wrong = starts.findIndex((start, i) => paths[i]?.[0] !== start);
  return wrong < 0 ? undefined : `no way starts in ${name(starts[wrong] ?? 0)}`;
}

function wrongLayout(world: World, layer: TypedLayer, id: LayerId, layout: PieceLayout): string | undefined {
  const { placements } = layout;
  const nameOf = (index: number): string =>
    elementName(world, { kind: "element", sort: liesOn(layer), index });
  const double = twice(placements.map(({ cells }) => cells));
  if (double !== undefined) return `two pieces lie on ${nameOf(double)}`;
  const ways = new Map<string, ReadonlySet<string>>();
  for (const { shape, cells } of placements) {
    const own = ways.get(shape) ?? new Set(waysToPlace(world, layer, id, shape).map((way) => way.join()));
    ways.set(shape, own);
    if (!own.has(cells.join()))
      return `\`${shape}\` does not lie like that on ${cells.map(nameOf).join(" ")}`;
  }
  const wrong = wronglyCounted(world, layer, id, layout);
  return wrong === undefined ? undefined : `\`${wrong}\` is not placed as often as it has to be`;
}

/** By the numbers of the options that are chosen. */
export function wrongChoice(world: World, chosen: readonly number[]): string | undefined {
  const items = itemsToCover(world);
  const options = optionsOf(world);
  const covered = new Map<string, (string | undefined)[]>();
  for (const at of chosen)
    for (const { item, colour } of options[at]?.items ?? [])
      covered.set(item, [...(covered.get(item) ?? []), colour]);
  for (const item of new Set([...items.keys(), ...covered.keys()])) {
    const { least = 0, most = 1, name = item } = items.get(item) ?? {};
    const colours = covered.get(item) ?? [];
    const [first] = colours;
    if (colours.length < least) return `\`${name}\` is not covered as often as it has to be`;
    const isShared = first !== undefined && colours.every((each) => each === first);
    if (
      colours.length > 1 &&
      !isShared &&
      (colours.length > most || colours.some((each) => each !== undefined))
    )
      return `\`${name}\` is covered too often, or in two colours`;
  }
  const fixed = fixedOptions(world);
  const keys = new Set(chosen.map((at) => options[at]?.key));
  const open = options.find(({ key }) => fixed.has(key) && !keys.has(key));
  return open === undefined ? undefined : `the instance has \`${open.name}\``;
}
