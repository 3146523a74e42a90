/** The pieces of an answer as a sort: an element for each placement, which is there on condition that it is chosen. */
import type { Condition } from "../condition.js";
import type { Placement } from "../ground.js";
import { type Family, makeFamily } from "./family.js";
import { type Offset, shapeKey } from "./shape.js";
import { casesByCell } from "./structures/found-layer.js";
import { type ShapeValue, setOf } from "./value.js";
import type { LayerTable, World } from "./world.js";

export function placeablePieces(world: World, placements: readonly Placement[]): void {
  const { space, conditions } = world;
  if (space === undefined) return;
  for (const table of world.layers) {
    if (table.layer.domain.kind !== "pieces" || table.layer.role !== "find") continue;
    const { shapes } = table.layer.domain.pieces;
    const own: Placement[] = [];
    const whens: Condition[] = [];
    placements.forEach((placement, index) => {
      if (placement.layer !== table.id) return;
      own.push(placement);
      whens.push(conditions.placement(index));
    });
    const family: Family = makeFamily(world.nextFamilyId(), {
      sort: table.layer.name,
      count: own.length,
      name: (index) => {
        const cells = own[index]?.cells.map(space.board.cellName).join(" ") ?? "";
        return `${shapes[own[index]?.shape ?? -1]?.name ?? table.layer.name} on ${cells}`;
      },
      cells: (index) => setOf((own[index]?.cells ?? []).map(space.cell.at)),
      when: (index) => whens[index] ?? true,
    });
    table.family = family;
    table.placed = {
      family,
      at: casesByCell(
        family,
        own.map(({ cells }) => cells),
        whens,
      ),
    };
  }
}

/** The form of a piece of a layer, by its name; all are worked out when the first is asked for, as rules ask at every pair of cells. */
export function formOf(table: LayerTable, name: string): ShapeValue | undefined {
  const { domain } = table.layer;
  if (domain.kind !== "pieces") return undefined;
  table.forms ??= new Map(
    domain.pieces.shapes.map((shape) => [
      shape.name,
      { kind: "shape", key: shapeKey(shape.cells.map(([row, column]): Offset => [row, column])) },
    ]),
  );
  return table.forms.get(name);
}
