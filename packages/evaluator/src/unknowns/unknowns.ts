/** All that is to be found, with everything that it can be. */
import { cellOfSide, type Datum, type LayerId, type TypedLayer } from "@ecp/compiler/reading";
import { storedAt, unprintedKey } from "../values/layers.js";
import { numberOf, truthOf } from "../values/narrow.js";
import { allOf, cell, cellsHere, direction } from "../values/places.js";
import { Unsupported } from "../values/unsupported.js";
import { type Element, equal, isElement, none, type Value } from "../values/value.js";
import { boardOf, type Unknown, type World, withBindings } from "../values/world.js";
import { givenValue } from "./make-world.js";
import type { Structure } from "./structures.js";

/** `only` says which values of a layer, at an element or of the whole, are to be tried. */
export type Only = (
  layer: string,
  element: number | undefined,
) => (assigned: Unknown["domain"][number]) => boolean;

/** Where structures and choices of options come from that are to be tried: in tests all that there are, for an answer none but its own. */
export interface Wholes {
  readonly structures: (world: World, layer: TypedLayer, id: LayerId) => readonly Structure[];
  /** Numbers of the options that are chosen. */
  readonly options: (world: World) => readonly (readonly number[])[];
}

export function makeUnknowns(world: World, wholes: Wholes, only?: Only): void {
  world.puzzle.layers.forEach((layer, index) => {
    const id = index as LayerId;
    if (layer.role === "given") addUnprinted(world, layer, id);
    else addFind(world, layer, id, wholes, only);
  });
  if (world.puzzle.options.length > 0)
    add(world, "options", {
      hidden: false,
      domain: wholes.options(world).map((chosen) => ({ kind: "options", chosen })),
    });
}

function add(world: World, key: string, unknown: Unknown): void {
  world.unknownAt.set(key, world.unknowns.length);
  world.unknowns.push(unknown);
}

function addFind(world: World, layer: TypedLayer, id: LayerId, wholes: Wholes, only: Only | undefined): void {
  const { domain, hidden } = layer;
  const tried = (element: number | undefined, all: Unknown["domain"]): Unknown["domain"] =>
    only === undefined ? all : all.filter(only(layer.name, element));
  if (domain.kind === "region" || domain.kind === "paths" || domain.kind === "pieces") {
    const all = wholes.structures(world, layer, id).filter((one) => agrees(world, id, one));
    add(world, `${id}`, { layer: id, hidden, domain: tried(undefined, all) });
    return;
  }
  for (const element of elements(world, layer)) {
    const at = storedAt(world, layer, element);
    if (at === undefined) continue;
    const own = withBindings(world, [layer.element], [spokenOf(world, element)], () =>
      ownValues(world, layer),
    );
    const declared = layer.orNone ? [none, ...own] : own;
    const given = givenValue(world, id, at);
    const values = given === undefined ? declared : declared.filter((value) => equal(value, given));
    add(world, `${id} ${at}`, {
      layer: id,
      element: at,
      hidden,
      declared,
      domain: tried(
        at,
        values.map((value) => ({ value })),
      ),
    });
  }
}

/** The element that a domain and a `where` speak of: of a layer by direction the cell. */
const spokenOf = (world: World, element: Element): Element =>
  element.sort === "wedge" ? cell(cellOfSide(boardOf(world), element.index)) : element;

function elements(world: World, layer: TypedLayer): Element[] {
  const sort = layer.on.kind === "cell" ? ({ kind: "cell" } as const) : layer.on;
  const border = layer.on.kind === "cell" && layer.on.border === true;
  return allOf(world, sort, (size) => numberOf(world, size))
    .items.filter(isElement)
    .filter((element) => {
      if (border && !boardOf(world).isBorder(element.index)) return false;
      const { where } = layer;
      return (
        where === undefined ||
        withBindings(world, [layer.element], [spokenOf(world, element)], () => truthOf(world, where))
      );
    });
}

/** Where the layer stands. */
export const standing = (world: World, layer: TypedLayer): number[] =>
  elements(world, layer).map(({ index }) => index);

function ownValues(world: World, { domain, name }: TypedLayer): Value[] {
  switch (domain.kind) {
    case "yes-no":
      return [false, true];
    case "range": {
      const [from, to] = [numberOf(world, domain.from), numberOf(world, domain.to)];
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
    }
    case "symbols":
      return [...domain.values];
    case "numbers":
      return [...domain.values].sort((a, b) => a - b);
    case "direction":
      return (world.board?.directions ?? [0, 1, 2, 3]).map(direction);
    default:
      throw new Unsupported(`\`${name}\` is to be found, and a ${domain.kind}`);
  }
}

/** Whether it is as the data of the instance have it. */
export function agrees(world: World, id: LayerId, structure: Structure): boolean {
  if (structure.kind === "paths") {
    const ways = structure.paths.map((way) => way.join());
    return (world.elements.get(id)?.cells ?? []).every((way) => ways.includes(way.join()));
  }
  const given = world.data.get(id);
  if (given === undefined) return true;
  const at = given.flatMap((datum, index) => (datum === undefined ? [] : [{ datum, index }]));
  switch (structure.kind) {
    case "division": {
      const regionOf = (index: number): number => structure.regions.findIndex((each) => each.includes(index));
      const isIn = (datum: Datum | undefined): boolean => typeof datum !== "object" || !("none" in datum);
      return (
        at.every(({ datum, index }) => isIn(datum) === regionOf(index) >= 0) &&
        at.every((a) =>
          at.every(
            (b) =>
              !isIn(a.datum) ||
              !isIn(b.datum) ||
              (a.datum === b.datum) === (regionOf(a.index) === regionOf(b.index)),
          ),
        )
      );
    }
    case "pieces":
      return at.every(({ datum, index }) => {
        const shape = structure.placements.find(({ cells }) => cells.includes(index))?.shape;
        return typeof datum === "object" ? shape === undefined : shape === datum;
      });
    default:
      return structure satisfies never;
  }
}

/** A `?` is some value, chosen for that cell alone: an unknown that tells no answers apart. */
function addUnprinted(world: World, layer: TypedLayer, id: LayerId): void {
  world.data.get(id)?.forEach((datum, at) => {
    if (typeof datum !== "object" || !("unprinted" in datum)) return;
    const values = withBindings(world, [layer.element], [cell(at)], () => printable(world, layer));
    add(world, unprintedKey(id, at), { hidden: true, domain: values.map((value) => ({ value })) });
  });
}

/** More than a small board can count or sum up to. */
function printable(world: World, layer: TypedLayer): Value[] {
  const cells = cellsHere(world).length;
  switch (layer.domain.kind) {
    case "number":
      return Array.from({ length: Math.max(2 * cells, 45) + 1 }, (_, i) => i);
    case "number-list": {
      const { rows, columns } = boardOf(world);
      return runLists(Math.max(8, rows, columns)).map((items) => ({ kind: "list", items }));
    }
    default:
      return ownValues(world, layer);
  }
}

/** Lists of lengths of runs that fit side by side. */
function runLists(room: number): number[][] {
  const lists: number[][] = [[0], []];
  const extend = (list: readonly number[], left: number): void => {
    for (let run = 1; run <= left; run++) {
      lists.push([...list, run]);
      extend([...list, run], left - run - 1);
    }
  };
  extend([], room);
  return lists;
}
