/**
 * The types: their comparison, and their names. The type `error` fits everywhere: its mistake was reported where it arose.
 */

import type { Domain, ElementSort, SortSelection, Type, TypedLayer } from "../../typed.js";
import { cellSetEntry, isCellSetSort, isSetOfCells, type PieceSort } from "../../vocabulary/sorts.js";

export const numberType: Type = { kind: "number" };
export const truthType: Type = { kind: "truth" };
export const textType: Type = { kind: "text" };
export const errorType: Type = { kind: "error" };
export const shapeType: Type = { kind: "shape" };
export const outlineType: Type = { kind: "outline" };
export const fieldType: Type = { kind: "field" };

export const elementOf = (sort: ElementSort): Type => ({ kind: "element", sort });
export const setType = (of: Type, ordered: boolean): Type => ({ kind: "set", of, ordered });
export const listType = (of: Type): Type => ({ kind: "list", of });

export const cellType = elementOf("cell");
export const directionType = elementOf("direction");
export const cellsType = setType(cellType, false);
export const orderedCellsType = setType(cellType, true);

/** A set of cells, not of links, edges or corners. */
export const areCells = (type: Type): boolean =>
  type.kind === "set" && type.of.kind === "element" && type.of.sort === "cell";

export const isError = (type: Type): boolean => type.kind === "error";

/** T of `T or none`; other types as they are. */
export const withoutNone = (type: Type): Type => (type.kind === "optional" ? type.of : type);

export function sameSort(a: ElementSort, b: ElementSort): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b;
  return a.of === b.of;
}

/** A link, an edge or a corner: it has cells, and is none. */
export const liesBetweenCells = (type: Type): boolean =>
  type.kind === "element" && (type.sort === "link" || type.sort === "edge" || type.sort === "corner");

/** Rows and columns are lines. */
export const sortFits = (sort: ElementSort, wanted: ElementSort): boolean =>
  sameSort(sort, wanted) || (wanted === "line" && (sort === "row" || sort === "column"));

/** Whether the values of two types can be compared, or one stand among the other; `none` fits into an optional. */
export function typesMeet(a: Type, b: Type): boolean {
  if (a.kind === "error" || b.kind === "error") return true;
  if (a.kind === "optional") return typesMeet(a.of, withoutNone(b));
  if (b.kind === "optional") return typesMeet(a, b.of);
  if (b.kind === "field") return isPlain(a);
  switch (a.kind) {
    case "number":
    case "truth":
    case "text":
    case "shape":
    case "outline":
      return a.kind === b.kind;
    case "symbol":
      return (
        b.kind === "symbol" &&
        a.values.length === b.values.length &&
        a.values.every((value, i) => value === b.values[i])
      );
    case "element":
      return b.kind === "element" && (sortFits(a.sort, b.sort) || sortFits(b.sort, a.sort));
    case "set":
      return b.kind === "set" && typesMeet(a.of, b.of);
    case "list":
    case "bag":
      return b.kind === a.kind && typesMeet(a.of, b.of);
    case "field":
      return isPlain(b);
    default:
      return a satisfies never;
  }
}

const isPlain = (type: Type): boolean =>
  type.kind === "number" || type.kind === "text" || type.kind === "symbol" || type.kind === "field";

/** Whether an element of this sort is, or stands for, a set of cells. */
export const sortHasCells = (sort: ElementSort): boolean => typeof sort !== "string" || isSetOfCells(sort);

/** Regions and pieces have no order of their own; lines, diagonals and paths do. */
export const sortIsOrdered = (sort: ElementSort, layers: readonly TypedLayer[]): boolean =>
  typeof sort === "string"
    ? !isCellSetSort(sort) || cellSetEntry(sort).ordered
    : domainOf(sort, layers)?.kind === "paths";

/** The sort of the members of an element that is a set: cells, or the elements on which a piece lies. */
export function memberType(sort: ElementSort, layers: readonly TypedLayer[]): Type {
  const layer = typeof sort === "string" ? undefined : layers[sort.of];
  return layer?.domain.kind === "pieces" ? elementOf(sortOfPieces(layer)) : cellType;
}

function domainOf(sort: ElementSort, layers: readonly TypedLayer[]): Domain | undefined {
  return typeof sort === "string" ? undefined : layers[sort.of]?.domain;
}

export function sortOfSelection(selection: SortSelection): ElementSort {
  switch (selection.kind) {
    case "of-layer":
      return { of: selection.layer };
    default:
      return selection.kind;
  }
}

/** A type in the words of a puzzler: `a cell`, `a set of links`, `the number 1..9`. */
export function describeType(type: Type, layers: readonly TypedLayer[]): string {
  switch (type.kind) {
    case "number":
      return "a number";
    case "truth":
      return "yes or no";
    case "text":
      return "a text";
    case "symbol":
      return `one of ${type.values.map((value) => `\`${value}\``).join(", ")}`;
    case "element":
      return article(sortName(type.sort, layers));
    case "set":
      return `a set of ${describeMany(type.of, layers)}`;
    case "list":
      return `a list of ${describeMany(type.of, layers)}`;
    case "bag":
      return "a bag of values";
    case "shape":
      return "a shape";
    case "outline":
      return "an outline";
    case "field":
      return "a field of a table";
    case "optional":
      return `${describeType(type.of, layers)} or none`;
    case "error":
      return "something unclear";
    default:
      return type satisfies never;
  }
}

function describeMany(type: Type, layers: readonly TypedLayer[]): string {
  switch (type.kind) {
    case "number":
      return "numbers";
    case "element":
      return plural(sortName(type.sort, layers));
    case "set":
      return `sets of ${describeMany(type.of, layers)}`;
    case "list":
      return "lists";
    case "text":
      return "texts";
    case "symbol":
      return "symbols";
    case "truth":
      return "yes and no";
    case "bag":
    case "shape":
    case "outline":
    case "field":
    case "optional":
    case "error":
      return "values";
    default:
      return type satisfies never;
  }
}

export const sortName = (sort: ElementSort, layers: readonly TypedLayer[]): string =>
  typeof sort === "string" ? sort : (layers[sort.of]?.name ?? "region");

export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

export function plural(noun: string): string {
  if (/(s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** The sort of the elements that the pieces of a layer lie on. */
export const sortOfPieces = ({ on }: TypedLayer): PieceSort =>
  on.kind === "edge" || on.kind === "link" ? on.kind : "cell";

export const sortOfLayer = (layer: TypedLayer): ElementSort => sortOfSelection(layer.on);

/** Whether the layer can be read at an element of this sort. */
export const layerFits = (layer: TypedLayer, sort: ElementSort): boolean =>
  sortFits(sort, sortOfLayer(layer));
