/** The value of a layer at an element. */
import {
  type CellSets,
  type Datum,
  directionNumber,
  type LayerId,
  type SortSelection,
  type TypedLayer,
} from "@ecp/compiler/reading";
import { numberOf } from "./narrow.js";
import { direction, ofLayer } from "./places.js";
import { Unsupported } from "./unsupported.js";
import { type Element, none, type Value } from "./value.js";
import { boardOf, lookUp, type World } from "./world.js";

export function layerOf(world: World, id: LayerId): TypedLayer {
  const layer = world.puzzle.layers[id];
  if (layer === undefined) throw new Unsupported(`no layer ${id}`);
  return layer;
}

/** Where the layer keeps what it says of an element; undefined where it does not stand on its sort. */
export function storedAt(world: World, layer: TypedLayer, element: Element): number | undefined {
  const { on } = layer;
  const { sort, index } = element;
  const rows = world.board?.lines.row.sets.length ?? 0;
  switch (on.kind) {
    case "row":
      return sort === "line" && index < rows ? index : undefined;
    case "column":
      return sort === "line" && index >= rows ? index - rows : undefined;
    case "diagonal":
    case "box":
    case "block": {
      if (sort.split(" ")[0] !== on.kind) return undefined;
      const at = (numberedSets(world, on)?.keys ?? []).indexOf(element.key ?? "");
      return at < 0 ? undefined : at;
    }
    case "of-layer":
      return sort === `layer ${on.layer}` ? index : undefined;
    default:
      return sort === on.kind ? index : undefined;
  }
}

/** The sets that a layer on sets of cells stands on, as it numbers them. */
export function numberedSets(
  world: World,
  on: Extract<SortSelection, { kind: "diagonal" | "box" | "block" }>,
): CellSets | undefined {
  if (on.kind === "diagonal") return boardOf(world).diagonals(on.which, on.long);
  const [height, width] = [numberOf(world, on.height), numberOf(world, on.width)];
  return on.kind === "box" ? boardOf(world).boxes(height, width) : boardOf(world).blocks(height, width);
}

/** A given value that is read though it is not printed is an unknown like others, but hidden. */
export const unprintedKey = (layer: LayerId, element: number): string => `? ${layer} ${element}`;

/** Undefined: the layer says nothing there. `none` where a find layer has no value. */
export function readIfThere(world: World, id: LayerId, element: Element, asShape = false): Value | undefined {
  const layer = layerOf(world, id);
  const at = storedAt(world, layer, element);
  if (at === undefined) return undefined;
  const { domain } = layer;
  if (domain.kind === "region" || domain.kind === "paths" || domain.kind === "pieces") {
    if (layer.role === "given" && domain.kind === "region") {
      const region = world.data.get(id)?.[at];
      return typeof region === "number" ? ofLayer(world, id)[region] : undefined;
    }
    const holding = ofLayer(world, id).find(({ cells }) => cells?.includes(at));
    if (holding === undefined) return layer.role === "given" ? undefined : none;
    return asShape ? (holding.shape ?? none) : holding;
  }
  const unknown = world.unknownAt.get(`${id} ${at}`);
  if (unknown !== undefined) {
    const assigned = lookUp(world, unknown);
    return "value" in assigned ? assigned.value : undefined;
  }
  if (layer.role === "find") return undefined;
  const datum = world.data.get(id)?.[at];
  if (datum === undefined) return undefined;
  if (typeof datum === "object" && "unprinted" in datum) {
    const hidden = world.unknownAt.get(unprintedKey(id, at));
    if (hidden === undefined) throw new Unsupported("a `?` without a variable");
    const assigned = lookUp(world, hidden);
    return "value" in assigned ? assigned.value : undefined;
  }
  return fromDatum(layer, datum);
}

export function fromDatum(layer: TypedLayer, datum: Datum): Value {
  if (typeof datum === "object") {
    if ("unprinted" in datum) throw new Unsupported("a `?` as a value");
    if ("none" in datum) return none;
    return { kind: "list", items: datum };
  }
  if (layer.domain.kind === "direction" && typeof datum === "string")
    return direction(directionNumber(datum) ?? -1);
  return datum;
}

/** `has`: yes for yes/no, non-zero for numbers on links and edges that all have one, has a value otherwise. A `?` is a value, but of a yes/no it may be no. */
export function hasValue(world: World, id: LayerId, element: Element): boolean {
  const layer = layerOf(world, id);
  const at = storedAt(world, layer, element);
  const datum = at === undefined || layer.role !== "given" ? undefined : world.data.get(id)?.[at];
  const mayBeNothing = layer.domain.kind === "yes-no" || layer.on.kind === "link" || layer.on.kind === "edge";
  if (typeof datum === "object" && "unprinted" in datum && !mayBeNothing) return true;
  const value = readIfThere(world, id, element);
  if (value === undefined) return false;
  if (typeof value === "boolean") return value;
  const onSides = layer.on.kind === "link" || layer.on.kind === "edge";
  if (typeof value === "number" && onSides && !layer.orNone) return value !== 0;
  return !(typeof value === "object" && value.kind === "none");
}

export function isPrinted(world: World, id: LayerId, element: Element): boolean {
  const layer = layerOf(world, id);
  const at = storedAt(world, layer, element);
  const datum = at === undefined ? undefined : world.data.get(id)?.[at];
  return datum !== undefined && !(typeof datum === "object" && "unprinted" in datum);
}
