/** Reading a layer of an element (L2, L3, L8, R4). */
import { isUnprinted, type Layer } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import { Fault, type Sort, type Value, type Values } from "../../meaning/values.js";
import { compose, type Node, type World } from "../../meaning/world.js";

const elementSorts = ["cell", "link", "edge", "corner", "row", "column", "body", "wedge"] as const;
export type ElementSort = (typeof elementSorts)[number];

/** The number of the element among those of its sort; undefined where it is not there. */
export function elementOf(world: World, layer: Layer, element: Values[ElementSort]): number | undefined {
  if (typeof element === "number" || element === undefined) return element;
  if (element === null) return undefined;
  const at = world.layers.room?.bodies.indexOf(element) ?? -1;
  return layer.on.sort === "room" && at >= 0 ? at : undefined;
}

export const valueAt = (world: World, layer: Layer, element: Values[ElementSort]): Value => {
  const at = elementOf(world, layer, element);
  return at === undefined ? undefined : world.layers[layer.name]?.values[at];
};

export const isFound = (layer: Layer): boolean =>
  layer.role === "find" || layer.data.some((datum) => isUnprinted(layer, datum));

/** Whether the value of the layer is there on every element of its sort. */
export const isEverywhere = (layer: Layer): boolean =>
  layer.on.everywhere && (layer.role === "find" || layer.kind === "flag" || layer.kind === "region");

const sortOf = (
  layer: Layer,
): "truth" | "number" | "perhaps" | "symbol" | "direction" | "body" | "path" | "list" | undefined => {
  switch (layer.kind) {
    case "flag":
      return "truth";
    case "number":
      return layer.orNone ? "perhaps" : "number";
    case "symbol":
    case "direction":
      return layer.kind;
    case "list":
    case "table":
      return "list";
    case "paths":
      return "path";
    // Sets of edges or links.
    case "sticks":
      return undefined;
    default:
      return "body";
  }
};

/** `x.layer`. Where a known element has no value that is an error, unless `none` is one. */
export function reading<S extends NonNullable<ReturnType<typeof sortOf>>>(
  layer: Layer,
  sort: S,
  of: Node<ElementSort>,
  guarded = false,
): Node<S> | undefined {
  const own = sortOf(layer);
  if (own !== sort && !(guarded && own === "perhaps" && sort === "number")) return undefined;
  if (!(of.found || guarded || (of.sure && isEverywhere(layer)))) return undefined;
  return compose(
    sort,
    `reading a ${layer.role} ${layer.kind}${of.found ? " of an element to be found" : ""}${layer.on.sort === "cell" ? "" : ` on ${layer.on.sort}s`}${layer.orNone ? " or none" : ""}`,
    [of],
    (element) => `${element}.${layer.name}`,
    (element) => (world) => {
      const read = valueAt(world, layer, element(world) as Values[ElementSort]);
      const isBehind = of.construct === "link in a direction" && element(world) === undefined;
      const value = read === undefined && (of.found || isBehind) ? between(layer) : read;
      if (value === undefined && !of.found) throw new Fault(`${of.text}.${layer.name} is not there`);
      return value as Values[S];
    },
    {
      found: isFound(layer) || of.found,
      sure: of.sure && isEverywhere(layer) && !(layer.orNone && guarded),
    },
  );
}

/** L3: what a layer on links or edges is where there is no such link or edge. */
function between({ kind, on, orNone }: Layer): Value {
  if (on.sort !== "link" && on.sort !== "edge") return undefined;
  if (kind === "flag") return false;
  if (orNone) return null;
  return kind === "number" ? 0 : undefined;
}

/** The condition of `has` and `with`: yes, not 0 on links and edges that all have a number, a value otherwise. */
export function hasValue(world: World, layer: Layer, element: Values[ElementSort]): boolean {
  const value = valueAt(world, layer, element);
  if (layer.kind === "flag") return value === true;
  if (layer.kind === "number" && !layer.orNone && (layer.on.sort === "link" || layer.on.sort === "edge"))
    return typeof value === "number" && value !== 0;
  return value !== undefined && value !== null;
}

export function having(layer: Layer, of: Node<ElementSort>, not: boolean): Node<"truth"> {
  return compose(
    "truth",
    not ? "has not" : "has",
    [of],
    (element) => `${element} has ${not ? "not " : ""}${layer.name}`,
    (element) => (world) => hasValue(world, layer, element(world) as Values[ElementSort]) !== not,
    { found: isFound(layer) || of.found, sure: true },
  );
}

/** Layers that can be counted, and stand after `is`: a flag, a symbol, a derived truth. */
export interface Adjective {
  readonly text: string;
  /** The name of a set of pieces: it is counted, and not said after `is`. */
  readonly onlyCounted?: boolean;
  /** Links of one's own are only counted. */
  readonly on: ElementSort | "jump" | "nothing";
  readonly found: boolean;
  readonly holds: (world: World, element: Values[ElementSort]) => boolean;
}

const sortOn = ({ on: { sort } }: Layer): Adjective["on"] =>
  sort === "room" ? "body" : sort === "side" ? "wedge" : sort;

export function adjectivesOf(layer: Layer): readonly Adjective[] {
  const found = isFound(layer);
  const on = sortOn(layer);
  if (layer.kind === "flag")
    return [
      { text: layer.name, on, found, holds: (world, element) => valueAt(world, layer, element) === true },
    ];
  if (layer.kind === "symbol")
    return layer.symbols.map((symbol) => ({
      text: symbol,
      on,
      found,
      holds: (world, element) => valueAt(world, layer, element) === symbol,
    }));
  if (layer.kind === "pieces" || layer.kind === "sticks") {
    // Names that only the data have are no names of the rules.
    const named = layer.sticks?.pieces ?? (layer.pieces?.table === undefined ? layer.pieces?.pieces : []);
    const shapes = named?.map(({ name }) => name) ?? [];
    return [
      {
        text: layer.name,
        onlyCounted: true,
        on,
        found,
        holds: (world, element) => {
          const body = valueAt(world, layer, element);
          return body !== null && body !== undefined;
        },
      },
      ...shapes
        .filter((shape) => shape !== layer.name)
        .map((shape) => ({
          text: shape,
          on,
          found,
          holds: (world: World, element: Values[ElementSort]): boolean => {
            const state = world.layers[layer.name];
            const body = valueAt(world, layer, element);
            return (
              state !== undefined && state.shapes[state.bodies.indexOf(body as readonly number[])] === shape
            );
          },
        })),
    ];
  }
  return [];
}

export function being(adjective: Adjective, of: Node<ElementSort>, not: boolean): Node<"truth"> {
  return compose(
    "truth",
    `is ${not ? "not " : ""}an adjective`,
    [of],
    (element) => `${element} is ${not ? "not " : ""}${adjective.text}`,
    (element) => (world) => adjective.holds(world, element(world) as Values[ElementSort]) !== not,
    { found: adjective.found || of.found, sure: true },
  );
}

/** A name that a head or a binder has made. */
export const variable = <S extends Sort>(name: string, sort: S): Node<S> =>
  compose(
    sort,
    "name",
    [],
    () => name,
    () => (world) => world.names[name] as Values[S],
    { uses: [name], sure: true },
  );

export function literalCell(row: number, column: number): Node<"cell"> {
  return compose(
    "cell",
    "cell by its place",
    [],
    () => `r${row + 1}c${column + 1}`,
    () =>
      ({ board }) => {
        const cell = board.at(row, column);
        if (cell === undefined) throw new Fault("there is no such cell");
        return cell;
      },
    { sure: true },
  );
}

export const literalDirection = ({ directions }: Board, direction: number): Node<"direction"> =>
  compose(
    "direction",
    "direction",
    [],
    () => directions[direction] ?? "",
    () => () => direction,
    { sure: true },
  );

export const literalNumber = (value: number): Node<"number"> =>
  compose(
    "number",
    "number",
    [],
    () => `${value}`,
    () => () => value,
    { sure: true },
  );

export const literalTruth = (value: boolean): Node<"truth"> =>
  compose(
    "truth",
    "yes or no",
    [],
    () => (value ? "yes" : "no"),
    () => () => value,
    { sure: true },
  );

export const literalSymbol = (symbol: string): Node<"symbol"> =>
  compose(
    "symbol",
    "symbol",
    [],
    () => symbol,
    () => () => symbol,
    { sure: true },
  );
