/** The pieces of an answer as a sort: an element for each placement, which is there on condition that it is chosen. */

import { sortOfPieces } from "../../check/types/types.js";
import type { Condition } from "../../condition.js";
import type { Placement } from "../../ground.js";
import { latticeNamed } from "../../tiling/lattice.js";
import { type Family, makeFamily } from "../family.js";
import { casesByCell } from "../found-layer.js";
import { hasValue } from "../names/read-layer.js";
import { onlyPieces } from "../patterns/of-structures/one-piece-in-each.js";
import { type ShapeValue, setOf } from "../value.js";
import type { LayerTable } from "../world/layer-table.js";
import type { Space } from "../world/space.js";
import type { World } from "../world/world.js";
import { shapeKey } from "./shape.js";

export function placeablePieces(world: World, placements: readonly Placement[]): void {
  const { space, conditions } = world;
  if (space === undefined) return;
  for (const table of world.layers) {
    if (table.layer.domain.kind !== "pieces" || table.layer.role !== "find") continue;
    const places = space.places[sortOfPieces(table.layer)];
    const own: Placement[] = [];
    const whens: Condition[] = [];
    placements.forEach((placement, index) => {
      if (placement.layer !== table.id) return;
      own.push(placement);
      whens.push(conditions.placement(index));
    });
    const family = pieceFamily(world, table, space, own, whens);
    const sets = own.map(({ cells }) => cells);
    table.family = family;
    const only = onlyPieces(world, table.id, sets);
    const at = casesByCell(family, sets, whens).map((cases, cell) => {
      const set = only[cell];
      return cases === undefined || set === undefined
        ? cases
        : { ...cases, one: { set, there: hasValue(world, table, places.at(cell)) } };
    });
    table.placed = { family, at };
  }
}

/** Without conditions, the placements are looked at as they lie, before it is known which can be in an answer. */
export function pieceFamily(
  world: World,
  { layer }: LayerTable,
  space: Space,
  placements: readonly Placement[],
  whens: readonly Condition[] = [],
): Family {
  const shapes = layer.domain.kind === "pieces" ? layer.domain.pieces.shapes : [];
  const places = space.places[sortOfPieces(layer)];
  return makeFamily(world.nextFamilyId(), {
    sort: layer.name,
    count: placements.length,
    name: (index) => {
      const cells = placements[index]?.cells.map(places.name).join(" ") ?? "";
      return `${shapes[placements[index]?.shape ?? -1]?.name ?? layer.name} on ${cells}`;
    },
    cells: (index) => setOf((placements[index]?.cells ?? []).map(places.at)),
    when: (index) => whens[index] ?? true,
  });
}

/** The form where there is no piece. */
export const formOfNoCells: ShapeValue = { kind: "shape", key: shapeKey([]) };

/** The form of a piece of a layer, by its name; all are worked out when the first is asked for, as rules ask at every pair of cells. */
export function formOf(table: LayerTable, name: string): ShapeValue | undefined {
  const { domain } = table.layer;
  if (domain.kind !== "pieces") return undefined;
  const { lattice } = domain.pieces;
  table.forms ??= new Map(
    domain.pieces.shapes.map((shape) => [
      shape.name,
      { kind: "shape", key: shapeKey(shape.cells, latticeNamed(lattice)) },
    ]),
  );
  return table.forms.get(name);
}
