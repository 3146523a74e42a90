/** The chosen options of an answer, put together: a value for each unknown, and for each layer that is found as a whole its structure. */
import type { LayerId, TypedLayer } from "@ecp/compiler/reading";
import type { Structure } from "../unknowns/structures.js";
import { cellsOf } from "../values/narrow.js";
import type { World } from "../values/world.js";
import type { Said } from "./option-names.js";

type Bodies = readonly Extract<Said, { kind: "body" }>[];

/** The regions, ways or pieces of one layer. */
export function structureOf(
  world: World,
  layer: TypedLayer,
  id: LayerId,
  said: readonly Said[],
): Structure | undefined {
  const bodies = said.flatMap((each) => (each.kind === "body" && each.layer === id ? [each] : []));
  switch (layer.domain.kind) {
    case "region":
      return {
        kind: "division",
        regions: inOrder([...bodies.map(({ cells }) => cells), ...labelled(id, said), ...paired(id, said)]),
      };
    case "paths":
      return { kind: "paths", paths: pathsFrom(world, layer, bodies) };
    case "pieces": {
      const placements = bodies.map(({ shape = "", cells }) => ({ shape, cells: inReadingOrder(cells) }));
      return { kind: "pieces", placements: placements.sort((a, b) => (a.cells[0] ?? 0) - (b.cells[0] ?? 0)) };
    }
    default:
      return undefined;
  }
}

/** Cells that are said to be in one region, of each region. */
function labelled(id: LayerId, said: readonly Said[]): readonly (readonly number[])[] {
  const regions = new Map<string, number[]>();
  for (const each of said) {
    if (each.kind !== "region" || each.layer !== id || each.region === undefined) continue;
    regions.set(each.region, [...(regions.get(each.region) ?? []), each.cell]);
  }
  return [...regions.values()];
}

/** Cells that pairs join, of each region. */
function paired(id: LayerId, said: readonly Said[]): readonly (readonly number[])[] {
  const regionOf = new Map<number, readonly number[]>();
  const at = (cell: number): readonly number[] => regionOf.get(cell) ?? [cell];
  for (const each of said) {
    if (each.kind !== "pair" || each.layer !== id) continue;
    const [one, other] = each.cells.map(at);
    const parts = !each.areInOne || one === other ? [one, other] : [[...(one ?? []), ...(other ?? [])]];
    for (const part of parts) for (const cell of part ?? []) regionOf.set(cell, part ?? []);
  }
  return [...new Set(regionOf.values())];
}

const inReadingOrder = (cells: readonly number[]): readonly number[] => [...cells].sort((a, b) => a - b);

const inOrder = (regions: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  regions.map(inReadingOrder).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

/** In the order of their starts, where these are said. */
function pathsFrom(world: World, { domain }: TypedLayer, bodies: Bodies): readonly (readonly number[])[] {
  const ways = bodies.map(({ cells }) => cells);
  if (domain.kind !== "paths" || domain.from === undefined) return ways;
  const starts = cellsOf(world, domain.from);
  const rank = ([start = -1]: readonly number[]): number => starts.indexOf(start);
  return [...ways].sort((a, b) => rank(a) - rank(b));
}
