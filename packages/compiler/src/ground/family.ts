/** Families of elements: the cells, the rows and columns, the boxes of one size, the rooms of one layer, … */
import type { CellIndex } from "../board.js";
import type { Condition } from "../condition.js";
import type { Element, Members, SetValue } from "./value.js";

export interface Family {
  /** Tells families apart in keys. */
  readonly id: number;
  /** `cell`, `line`, `box`, …; for messages and for reading layers that stand on them. */
  readonly sort: string;
  readonly count: number;
  /** `row 3`, `r1c2`, `box 4` */
  readonly name: (index: number) => string;
  /** The interned element. */
  readonly at: (index: number) => Element;
  /** Its cells as a set; undefined for what is no set of cells (directions). */
  readonly cells: ((index: number) => SetValue) | undefined;
  /** For sets that are to be found (groups by their labels): cells with the conditions on which they are in it. Then `cells` is undefined. */
  readonly members?: (index: number) => Members;
  /** For such sets: a cell that each has if it has any, and how many it has then, where a rule says it. */
  readonly known?: (index: number) => { readonly cell: CellIndex; readonly size: number | undefined };
  /** For such sets: the first of their cells in reading order, where each has the same one if it has any. */
  readonly first?: (index: number) => Element | undefined;
  /** For such sets: whether their cells are connected by their sides, and not by links from afar. */
  readonly bySides?: boolean;
  /** For sets of which not all are in the answer: on which condition this one is. */
  readonly when?: (index: number) => Condition | true;
  /** Those that exist. */
  readonly all: () => SetValue;
  /** Lines: 1 for the first of its kind. */
  readonly number?: (index: number) => number;
  /** The index by which layers on this sort are stored, where the family is a part of the board. */
  readonly stored: (index: number) => number;
  /**
   * For diagonals, boxes and blocks, of which there are many families: keys that tell one set apart from all others of the board
   * (`CellSets.keys`).
   */
  readonly key?: (index: number) => string;
}

export interface FamilyParts {
  readonly sort: string;
  readonly count: number;
  readonly name: (index: number) => string;
  readonly cells?: (index: number) => SetValue;
  readonly members?: (index: number) => Members;
  readonly known?: Family["known"];
  readonly first?: Family["first"];
  readonly bySides?: boolean;
  readonly when?: (index: number) => Condition | true;
  /** The members that exist; absent: all. */
  readonly exists?: (index: number) => boolean;
  readonly number?: (index: number) => number;
  readonly stored?: (index: number) => number;
  readonly key?: (index: number) => string;
}

export function makeFamily(id: number, parts: FamilyParts): Family {
  const elements: (Element | undefined)[] = [];
  const sets: (SetValue | undefined)[] = [];
  let all: SetValue | undefined;
  const at = (index: number): Element => {
    const known = elements[index];
    if (known !== undefined) return known;
    const made: Element = { kind: "element", family, index };
    elements[index] = made;
    return made;
  };
  const cellsOf = parts.cells;
  const family: Family = {
    id,
    sort: parts.sort,
    count: parts.count,
    name: parts.name,
    at,
    cells:
      cellsOf === undefined
        ? undefined
        : (index) => {
            const known = sets[index];
            if (known !== undefined) return known;
            const made = cellsOf(index);
            sets[index] = made;
            return made;
          },
    all: () => {
      if (all !== undefined) return all;
      const items: Element[] = [];
      for (let i = 0; i < parts.count; i++) if (parts.exists?.(i) ?? true) items.push(at(i));
      all = { kind: "set", items, ordered: false };
      return all;
    },
    stored: parts.stored ?? ((index) => index),
    ...(parts.number === undefined ? {} : { number: parts.number }),
    ...(parts.key === undefined ? {} : { key: parts.key }),
    ...(parts.members === undefined ? {} : { members: parts.members }),
    ...(parts.known === undefined ? {} : { known: parts.known }),
    ...(parts.first === undefined ? {} : { first: parts.first }),
    ...(parts.bySides === undefined ? {} : { bySides: parts.bySides }),
    ...(parts.when === undefined ? {} : { when: parts.when }),
  };
  return family;
}
