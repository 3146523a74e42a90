/** The sorts that every board has, by what their elements are. Regions, paths and pieces are sorts of the puzzle, and come from layers. */

/** Cells, what lies between or beside them, and their parts. */
export const placeSorts = ["cell", "link", "edge", "corner", "wedge", "direction"] as const;

/** A wedge is a cell and a direction: a layer `on cells by direction`, read as `c.clue(d)`, stands on these. */
export type PlaceSort = (typeof placeSorts)[number];

/** The sorts of elements that pieces lie on. */
export const pieceSorts = ["cell", "edge", "link"] as const satisfies readonly PlaceSort[];
export type PieceSort = (typeof pieceSorts)[number];

/** Rows and columns are lines too. */
export const lineSorts = ["row", "column", "line"] as const;
export type LineSort = (typeof lineSorts)[number];

/** A family of sets of cells, as the language names it. `cell-sets.ts` says which cells each set has. */
interface CellSetEntry {
  /** The words that a rule adds to the sort: `box 2 x 3`; `up diagonal`, which may be left out. */
  readonly says: "nothing" | "slope" | "size";
  /** Whether the cells of each set have an order that rules may be about. */
  readonly ordered: boolean;
  /** How data name one of the sets: by its number, or by its first and last cell. */
  readonly namedBy: "number" | "ends";
  /** In a part of the board: the part of each set, or only the sets that lie there whole. */
  readonly inPart: "some" | "whole";
}

export const cellSetSorts = {
  diagonal: { says: "slope", ordered: true, namedBy: "ends", inPart: "some" },
  box: { says: "size", ordered: false, namedBy: "number", inPart: "some" },
  block: { says: "size", ordered: false, namedBy: "ends", inPart: "whole" },
} as const satisfies Readonly<Record<string, CellSetEntry>>;
export type CellSetSort = keyof typeof cellSetSorts;

/** The sorts to which a rule adds these words. */
export type CellSetSortSaying<Said extends CellSetEntry["says"]> = {
  [Sort in CellSetSort]: (typeof cellSetSorts)[Sort]["says"] extends Said ? Sort : never;
}[CellSetSort];

/** Sorts whose elements are made of cells that a rule describes: `stretch of cells where …`. */
export const derivedSorts = ["stretch", "group"] as const;
export type DerivedSort = (typeof derivedSorts)[number];

export const cellSetNames = Object.keys(cellSetSorts) as readonly CellSetSort[];

/** The names of all sorts that elements belong to; `board` is a word of its own. */
export const sortNames = [...placeSorts, ...lineSorts, ...cellSetNames, ...derivedSorts];

export const cellSetEntry = (sort: CellSetSort): CellSetEntry => cellSetSorts[sort];

export const isCellSetSort = (sort: string): sort is CellSetSort => Object.hasOwn(cellSetSorts, sort);

export const isLineSort = (sort: string): sort is LineSort => lineSorts.some((line) => line === sort);

/** Whether every board has all elements of the sort in one set. */
export const isPlaceOrLine = (sort: unknown): sort is PlaceSort | LineSort =>
  [...placeSorts, ...lineSorts].some((known) => known === sort);

/** Whether the elements of a sort are sets of cells. */
export const isSetOfCells = (sort: string): sort is LineSort | CellSetSort =>
  isLineSort(sort) || isCellSetSort(sort);

export function isSized(sort: string): sort is CellSetSortSaying<"size"> {
  return isCellSetSort(sort) && cellSetEntry(sort).says === "size";
}

export const sizedSorts = cellSetNames.filter(isSized);
