/** Data of an instance as values that expressions work with. */

import type { DataElements, Datum, LayerData } from "../../ground.js";
import type { TypedLayer } from "../../typed.js";
import { directionNumber } from "../../vocabulary/directions.js";
import { type Family, makeFamily } from "../family.js";
import { distinct, type Known, none, setOf, unprinted } from "../value.js";
import type { Space } from "../world/space.js";

export function knownValues(
  layer: TypedLayer,
  data: LayerData,
  space: Space | undefined,
  family: Family | undefined,
): readonly (Known | undefined)[] {
  return data.values.map((datum) =>
    datum === undefined ? undefined : knownDatum(layer, datum, space, family),
  );
}

function knownDatum(
  layer: TypedLayer,
  datum: Datum,
  space: Space | undefined,
  family: Family | undefined,
): Known {
  if (typeof datum === "object") {
    if ("unprinted" in datum)
      return datum.entries === undefined ? unprinted : { kind: "unprinted", entries: datum.entries };
    if ("none" in datum) return none;
    return { kind: "list", items: datum };
  }
  if (layer.domain.kind === "region" && typeof datum === "number") return family?.at(datum) ?? datum;
  if (layer.domain.kind === "direction" && typeof datum === "string") {
    const index = directionNumber(datum);
    return (index === undefined ? undefined : space?.places.direction.at(index)) ?? datum;
  }
  return datum;
}

/** Rooms by their symbol, paths by their number. */
export function elementFamily(id: number, layer: TypedLayer, elements: DataElements, space: Space): Family {
  const ordered = layer.domain.kind === "paths";
  return makeFamily(id, {
    sort: layer.name,
    count: elements.names.length,
    name: (index) => `${layer.name} ${elements.names[index] ?? index + 1}`,
    cells: (index) => {
      const way = (elements.cells[index] ?? []).map(space.places.cell.at);
      const set = setOf(distinct(way), ordered);
      // A path that comes back to a cell has it once, and goes its way all the same.
      return set.items.length === way.length ? set : { ...set, walk: { pieces: [way], closed: false } };
    },
  });
}
