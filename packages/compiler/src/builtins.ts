/**
 * The attributes and functions of the language: one table that resolve/ (names), check/ (types), ground/ (meaning) and the editor (completion,
 * hover) read. `f(x)` and `x.f` are one thing where there is one argument, and `x.f(y)` is `f(x, y)`.
 *
 * A signature is written in a small notation, read by check/types/signatures.ts: parameter types before `->`, the result after it.
 * cell, row, line, link, edge, corner, direction, number, truth, region, path: themselves · `set` a set of anything · `cells` a set of
 * cells · `ordered cells` one with an order · `any` · `list` · `T?` may be none. Sorts that are sets of cells (row, column, line, diagonal,
 * box, block, region, path, piece) count as `cells` wherever that is asked for.
 */
import { type DirectionName, directionNames, isUncommon, squareDirections } from "./vocabulary/directions.js";

export interface BuiltIn {
  readonly name: string;
  readonly signatures: readonly string[];
  /** One line for the editor. */
  readonly says: string;
}

const builtIns = {
  row: {
    signatures: ["cell -> row"],
    says: "the row of a cell; in arithmetic its number, from 1 at the top",
  },
  column: {
    signatures: ["cell -> column"],
    says: "the column of a cell; in arithmetic its number, from 1 at the left",
  },
  neighbours: { signatures: ["cell -> cells"], says: "the cells that share a side with it" },
  around: { signatures: ["cell -> cells"], says: "the cells that touch it, diagonally too" },
  diagonals: {
    signatures: ["cell -> cells"],
    says: "the cells on the diagonals through it, with itself",
  },
  links: { signatures: ["cell -> set of link"], says: "its links to its neighbours" },
  edges: {
    signatures: ["cell -> set of edge", "corner -> set of edge"],
    says: "the border segments round it; of a corner those that meet in it",
  },
  corners: { signatures: ["cell -> set of corner"], says: "its four corners" },
  next: { signatures: ["cell, direction -> cell"], says: "the neighbour in that direction" },
  link: {
    signatures: ["cell, direction -> link", "wedge -> link", "cell, cell -> link"],
    says: "the link to the neighbour in that direction, or to that neighbour; of a wedge the one that crosses its side",
  },
  edge: {
    signatures: ["cell, direction -> edge", "wedge -> edge", "cell, cell -> edge"],
    says: "its border segment on that side, or between it and a neighbour; of a wedge the one that it reaches to",
  },
  corner: { signatures: ["cell, direction, direction -> corner"], says: "its corner between two directions" },
  wedge: {
    signatures: ["cell, direction -> wedge"],
    says: "the part of it between its middle and that side",
  },
  wedges: {
    signatures: ["cell -> set of wedge"],
    says: "its parts between its middle and each of its sides",
  },
  direction: { signatures: ["wedge -> direction"], says: "the side of the cell that a wedge reaches to" },
  opposite: { signatures: ["direction -> direction"], says: "the direction back" },
  cells: {
    signatures: ["cells -> cells", "link -> ordered cells", "edge -> ordered cells", "corner -> cells"],
    says: "the cells of a line, a region, a link, a corner",
  },
  cell: {
    signatures: ["number, number -> cell", "wedge -> cell"],
    says: "the cell in that row and column; the cell that a wedge is a part of",
  },
  size: { signatures: ["set -> number", "list -> number"], says: "how many there are" },
  first: {
    signatures: ["ordered set -> any", "cells -> cell"],
    says: "the first (of a set of cells: in reading order)",
  },
  last: {
    signatures: ["ordered set -> any", "cells -> cell"],
    says: "the last (of a set of cells: in reading order)",
  },
  exits: { signatures: ["cells -> set of link"], says: "the links that leave it" },
  width: { signatures: ["cells -> number", "board -> number"], says: "how many columns it spans" },
  height: { signatures: ["cells -> number", "board -> number"], says: "how many rows it spans" },
  start: { signatures: ["path -> cell"], says: "where a path starts" },
  end: { signatures: ["path -> cell"], says: "where a path ends" },
  length: { signatures: ["path -> number"], says: "the steps of a path" },
  shape: { signatures: ["cells -> shape"], says: "its form, up to turns and reflections" },
  outline: { signatures: ["cells -> outline"], says: "its form as it lies, neither turned nor turned over" },
  distance: { signatures: ["cell, cell -> number"], says: "steps along rows and columns" },
  difference: { signatures: ["number, number -> number"], says: "the larger minus the smaller" },
  abs: { signatures: ["number -> number"], says: "without its sign" },
  min: { signatures: ["number... -> number"], says: "the smallest" },
  max: { signatures: ["number... -> number"], says: "the largest" },
  look: {
    signatures: ["cell, direction -> ordered cells"],
    says: "from the neighbour to the end of the board",
  },
  span: {
    signatures: ["cell, cell -> ordered cells"],
    says: "the cells of a row or column from one to the other, both included",
  },
  ring: {
    signatures: ["cell -> ordered cells", "corner -> ordered cells"],
    says: "the cells round it, clockwise",
  },
  reversed: {
    signatures: ["ordered set -> ordered set", "list -> list"],
    says: "the same elements in reverse order",
  },
  bag: { signatures: ["list -> bag"], says: "the same values, order ignored" },
  number: { signatures: ["text -> number"], says: "the number that a text spells" },
  connected: { signatures: ["cells -> truth"], says: "any two are connected" },
  tree: { signatures: ["cells -> truth"], says: "connected, with one way between any two" },
  acyclic: { signatures: ["cells -> truth"], says: "without a closed way" },
  path: { signatures: ["cells -> truth"], says: "one way from end to end, without branches" },
  loop: { signatures: ["cells -> truth"], says: "one closed way" },
  group: { signatures: ["cell -> cells"], says: "the connected cells round it that have its value (`by`)" },
  reach: { signatures: ["cell -> cells"], says: "the cells that can be reached through a set (`through`)" },
  way: { signatures: ["cell, cell -> cells"], says: "the cells on the only way between two (`through`)" },
} as const satisfies Readonly<Record<string, Omit<BuiltIn, "name">>>;

/** Those that an expression of the typed core may have. */
export type AttributeId = keyof typeof builtIns;

/** `c.up` too, which is `c.next(up)`. */
export type AttributeName = AttributeId | DirectionName;

const attribute = (
  name: AttributeName,
  { signatures, says }: Omit<BuiltIn, "name">,
): [AttributeName, BuiltIn & { readonly name: AttributeName }] => [name, { name, signatures, says }];

const neighbour = (name: DirectionName): ReturnType<typeof attribute> =>
  attribute(name, { signatures: ["cell -> cell"], says: "the neighbour in that direction" });

export const attributes: ReadonlyMap<string, BuiltIn & { readonly name: AttributeName }> = new Map([
  ...(Object.keys(builtIns) as AttributeId[]).flatMap((name) => [
    attribute(name, builtIns[name]),
    ...(name === "next" ? squareDirections.map(neighbour) : []),
  ]),
  ...directionNames.filter(isUncommon).map(neighbour),
]);

/** Aggregates take a bound variable over a set: `sum(e for x in S where P)`. `body`: what `e` must be; none where there is no body. */
const aggregateTable = {
  count: { body: "none", result: "number", says: "how many" },
  sum: { body: "number", result: "number", says: "the sum; 0 for an empty set" },
  product: { body: "number", result: "number", says: "the product; 1 for an empty set" },
  min: { body: "number", result: "number", says: "the smallest; an error for an empty set" },
  max: { body: "number", result: "number", says: "the largest; an error for an empty set" },
  all: { body: "truth", result: "truth", says: "whether it holds for all; true for an empty set" },
  some: { body: "truth", result: "truth", says: "whether it holds for some; false for an empty set" },
  different: { body: "any", result: "truth", says: "whether no two are equal" },
  increasing: { body: "number", result: "truth", says: "whether each is larger than the one before" },
  changes: { body: "any", result: "number", says: "how often the value differs from the one before" },
  runs: {
    body: "none",
    result: "list",
    says: "the lengths of the maximal runs, in order; `0` alone where there is none",
  },
  visible: { body: "number", result: "number", says: "how many are larger than all before them" },
} as const;

export type AggregateId = keyof typeof aggregateTable;

export const aggregates: ReadonlyMap<
  string,
  {
    readonly name: AggregateId;
    readonly body: "none" | "number" | "truth" | "any";
    readonly result: "number" | "truth" | "list";
    readonly says: string;
  }
> = new Map(
  (Object.keys(aggregateTable) as AggregateId[]).map((name) => [name, { name, ...aggregateTable[name] }]),
);

/** Adjectives of the language, after `is`. */
export const adjectives = ["known", "rectangle", "straight", "border", "connected", "odd", "even"] as const;

/** Adjectives that stand before a sort: `long diagonal`, `up diagonal`, `border cells`, `consecutive cells`. */
export const sortAdjectives = ["up", "down", "long", "border", "consecutive"] as const;

/** Adjectives of two cells, which heads say of a link. */
export const pairAdjectives = ["neighbouring", "neighboring", "adjacent", "touching"] as const;
