/**
 * Names of options → what they say: `r1c1: digit 5`, `shaded r1c1: not shaded`, `area r1c1 r1c2`, `F on r1c1 r1c2 r2c2`, `area of r1c1: 3`, `r1c1 and r1c2 are in one area: 1`, `slot(3)`. A name is
 * taken as a person would take it: nothing here knows how it was made.
 */
import { directionNames, type LayerId, type TypedLayer } from "@ecp/compiler/reading";
import { optionsOf } from "../statements/covers.js";
import { liesOn } from "../unknowns/pieces.js";
import { numberedSets } from "../values/layers.js";
import { elementName } from "../values/names.js";
import { direction } from "../values/places.js";
import { none, type Value } from "../values/value.js";
import type { World } from "../values/world.js";

export type Said =
  /** That an unknown has a value. */
  | { readonly kind: "value"; readonly unknown: number; readonly value: Value }
  /** A region, a path, or a piece. */
  | {
      readonly kind: "body";
      readonly layer: LayerId;
      readonly shape?: string;
      readonly cells: readonly number[];
    }
  /** The region of a cell, by any name that its cells share; undefined: none. */
  | {
      readonly kind: "region";
      readonly layer: LayerId;
      readonly cell: number;
      readonly region: string | undefined;
    }
  /** Whether two cells are in one region. */
  | {
      readonly kind: "pair";
      readonly layer: LayerId;
      readonly cells: readonly [number, number];
      readonly areInOne: boolean;
    }
  /** Chosen, by its number. */
  | { readonly kind: "option"; readonly option: number };

/** Undefined for a name that says nothing of what is to be found. */
export type ReadName = (name: string) => Said | undefined;

export function nameReader(world: World): ReadName {
  const { layers } = world.puzzle;
  const found = layers.flatMap((layer, at) => (layer.role === "find" ? [{ layer, id: at as LayerId }] : []));
  const options = new Map(optionsOf(world).map(({ name }, at) => [name, at]));
  const values = new Map<string, number>();
  world.unknowns.forEach(({ layer: id, element }, unknown) => {
    const layer = id === undefined ? undefined : layers[id];
    if (layer === undefined || id === undefined || element === undefined || layer.role !== "find") return;
    const at = placeName(world, layer, element);
    values.set(found.length > 1 ? `${layer.name} ${at}` : at, unknown);
  });
  const elements = new Map(
    (["cell", "edge", "link"] as const).map((sort) => [sort, namedElements(world, sort)]),
  );
  const bodyOf = (id: LayerId, layer: TypedLayer, text: string, shape?: string): Said | undefined => {
    const cells = text.split(" ").map((word) => elements.get(liesOn(layer))?.get(word));
    const known = cells.filter((cell) => cell !== undefined);
    if (known.length < cells.length) return undefined;
    return { kind: "body", layer: id, cells: known, ...(shape === undefined ? {} : { shape }) };
  };
  const bodies = found.filter(({ layer }) => ["region", "paths"].includes(layer.domain.kind));
  const sets = found.flatMap(({ layer, id }) =>
    layer.domain.kind === "pieces"
      ? layer.domain.pieces.shapes.map(({ name }) => ({ layer, id, shape: name }))
      : [],
  );
  const pieces = new Map(
    sets.map((set) => [
      sets.some((other) => other.id !== set.id) ? `${set.layer.name} ${set.shape}` : set.shape,
      set,
    ]),
  );
  return (name) => {
    const option = options.get(name);
    if (option !== undefined) return { kind: "option", option };
    const [head = "", tail] = cutAt(name, ": ");
    const unknown = values.get(head);
    if (tail !== undefined && unknown !== undefined) {
      const layer = layers[world.unknowns[unknown]?.layer ?? -1];
      const value = layer && namedValue(layer, tail);
      return value === undefined ? undefined : { kind: "value", unknown, value };
    }
    const [shape = "", on] = cutAt(name, " on ");
    const set = on === undefined ? undefined : pieces.get(shape);
    if (set !== undefined && on !== undefined) return bodyOf(set.id, set.layer, on, set.shape);
    for (const { id, layer } of bodies) {
      const [pair = "", areInOne] = cutAt(name, ` are in one ${layer.name}: `);
      const [one, other] = pair.split(" and ").map((word) => elements.get("cell")?.get(word));
      if (areInOne !== undefined && one !== undefined && other !== undefined)
        return { kind: "pair", layer: id, cells: [one, other], areInOne: areInOne === "1" };
      if (!name.startsWith(`${layer.name} `)) continue;
      const cell = elements.get("cell")?.get(head.slice(`${layer.name} of `.length));
      if (tail !== undefined && cell !== undefined && head.startsWith(`${layer.name} of `))
        return { kind: "region", layer: id, cell, region: tail === "none" ? undefined : tail };
      return bodyOf(id, layer, name.slice(layer.name.length + 1));
    }
    return undefined;
  };
}

function cutAt(text: string, separator: string): readonly [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function namedElements(world: World, sort: "cell" | "edge" | "link"): ReadonlyMap<string, number> {
  const { board } = world;
  if (board === undefined) return new Map();
  const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
  const all = { cell: board.cells, edge: numbers(board.edgeCount), link: numbers(board.linkCount) }[sort];
  return new Map(all.map((index) => [elementName(world, { kind: "element", sort, index }), index]));
}

/** Where the layer says something, by the number under which it keeps that. */
export function placeName(world: World, layer: TypedLayer, index: number): string {
  const { on } = layer;
  switch (on.kind) {
    case "row":
    case "column":
      return world.board?.lines[on.kind].name(index) ?? "";
    case "diagonal":
    case "box":
    case "block":
      return numberedSets(world, on)?.name(index) ?? "";
    case "of-layer":
      return elementName(world, { kind: "element", sort: `layer ${on.layer}`, index });
    default:
      return elementName(world, { kind: "element", sort: on.kind, index });
  }
}

/** `no digit`, `not shaded`, `digit 5`, `moon`, `arrow up`. */
function namedValue(layer: TypedLayer, text: string): Value | undefined {
  if (text === `no ${layer.name}`) return none;
  const { domain, name } = layer;
  const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : undefined;
  switch (domain.kind) {
    case "yes-no":
      return text === name ? true : text === `not ${name}` ? false : undefined;
    case "symbols":
      return domain.values.includes(text) ? text : undefined;
    case "direction": {
      const way = rest === undefined ? -1 : (directionNames as readonly string[]).indexOf(rest);
      return way < 0 ? undefined : direction(way);
    }
    default:
      return rest !== undefined && /^-?\d+$/u.test(rest) ? Number(rest) : undefined;
  }
}
