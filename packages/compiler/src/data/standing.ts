/** The elements on which a layer stands: how many, their names, and how sparse data name them. */

import type { Board, CellSets } from "../board.js";
import { cellSetsOf, isOnCellSets, withKnownSizes } from "../cell-sets.js";
import { plural } from "../check/types/types.js";
import type { DataElements } from "../ground.js";
import { sideCount, sideExists, sideName, sideOf } from "../tiling/sides.js";
import type { Expression, LayerId, SortSelection, TypedPuzzle } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";
import { type CellSetSort, cellSetEntry } from "../vocabulary/sorts.js";
import type { DataEnvironment } from "./data-environment.js";
import {
  type ElementFound,
  findCell,
  findCorner,
  findEdge,
  findLine,
  findLink,
  findNamed,
  findSet,
  findSide,
} from "./find-element.js";

export interface Standing {
  readonly sort: SortSelection["kind"];
  readonly count: number;
  readonly plural: string;
  readonly name: (element: number) => string;
  /** Not a hole, and not between holes. */
  readonly exists: (element: number) => boolean;
  readonly find: (key: string) => ElementFound;
  /** The elements, in order, that a key names together: `r1c1 = 3 . 0 .` is a value for each direction. */
  readonly several?: (key: string) => readonly number[] | undefined;
  /** Data without names are read in the order of the elements. */
  readonly byPosition: boolean;
  /** For messages: how data are written. */
  readonly form: string;
}

export function standingOf(
  puzzle: TypedPuzzle,
  id: LayerId,
  board: Board,
  environment: Pick<DataEnvironment, "evaluate">,
  elements: ReadonlyMap<LayerId, DataElements>,
): Standing | undefined {
  const on = puzzle.layers[id]?.on;
  if (on === undefined) return undefined;
  const always = (): boolean => true;
  const size = (expression: Expression): number => {
    const value = environment.evaluate(expression, new Map());
    return typeof value === "number" ? value : 0;
  };
  if (isOnCellSets(on)) {
    const family = cellSetsOf(board, withKnownSizes(on, size));
    return family === undefined ? undefined : standingOnSets(board, on.kind, family);
  }
  switch (on.kind) {
    case "cell":
      return {
        sort: on.kind,
        count: board.rows * board.columns,
        plural: "cells",
        name: board.cellName,
        exists: board.exists,
        find: (key) => findCell(board, key),
        byPosition: false,
        form: `${board.named === undefined ? "as a map" : "in the order of the places"}, or one by one: \`${nameWithin(board)} = …\``,
      };
    case "row":
    case "column":
    case "line": {
      const sort = on.kind;
      return {
        sort,
        ...familyStanding(board.lines[sort], plural(sort)),
        find: (key) => findLine(board, sort, key),
        byPosition: true,
        form:
          sort === "line"
            ? "under `on rows:` and `on columns:`, or one by one: `row 2 = …`"
            : "in their order, with `.` where there is none, or one by one: `2 = …`",
      };
    }
    case "link":
      return {
        sort: on.kind,
        count: on.own === true ? board.pairCount : board.linkCount,
        plural: "links",
        name: board.linkName,
        exists: (link) => board.linkEnds(link) !== undefined,
        find: (key) => findLink(board, key, on.own === true),
        byPosition: false,
        form:
          board.named === undefined
            ? "by the two cells: `r1c1-r1c2 = …`, or in a `map with links:`"
            : "by the two places: `A-B = …`",
      };
    case "edge":
      return {
        sort: on.kind,
        count: board.edgeCount,
        plural: "edges",
        name: board.edgeName,
        exists: (edge) => board.edgeCells(edge).length > 0,
        find: (key) => findEdge(board, key),
        byPosition: false,
        form:
          board.named === undefined
            ? "by a cell and a side: `r1c1.up = …`, or by the two cells: `r1c1-r1c2 = …`"
            : "by a place and the number of its side: `A.1 = …`, or by two places: `A-B = …`",
      };
    case "corner":
      return {
        sort: on.kind,
        count: board.cornerCount,
        plural: "corners",
        name: board.cornerName,
        exists: (corner) => board.cornerCells(corner).length > 0,
        find: (key) => findCorner(board, key),
        byPosition: false,
        form: "as a map with a row and a column more than the board, or one by one: `r1c1-r2c2 = …` by their first and last cell, `r1c1.up.left = …` by a cell and two sides",
      };
    case "wedge":
      return {
        sort: on.kind,
        count: sideCount(board),
        plural: plural(on.kind),
        name: (side) => sideName(board, side),
        exists: (side) => sideExists(board, side),
        find: (key) => findSide(board, key),
        several: (key) => {
          const cell = findCell(board, key);
          return cell.kind === "element"
            ? board.directions.map((each) => sideOf(board, cell.element, each))
            : undefined;
        },
        byPosition: false,
        form: `by a cell and a direction: \`r1c1.${directionsOf(board)[0]} = …\`, or for each direction in the order ${directionsOf(board).join(", ")}: \`r1c1 = 3 . 0 .\``,
      };
    case "direction":
      return {
        sort: on.kind,
        count: board.directionSlots,
        plural: "directions",
        name: (direction) => directionNames[direction] ?? "",
        exists: (direction) => board.directions.includes(direction),
        find: (key) => findNamed("direction", directionNames.slice(0, board.directionSlots), key),
        byPosition: board.sheet === undefined,
        form:
          board.sheet === undefined
            ? "in the order up, right, down, left, or one by one: `up = …`"
            : `one by one: \`${directionsOf(board)[0]} = …\``,
      };
    case "of-layer": {
      const layer = puzzle.layers[on.layer];
      const of = elements.get(on.layer);
      const names = of?.names ?? [];
      const sort = layer?.name ?? "region";
      const paths = layer?.domain.kind === "paths";
      return {
        sort: on.kind,
        count: names.length,
        plural: plural(sort),
        name: (element) => `${sort} ${names[element] ?? element + 1}`,
        exists: always,
        find: (key) => findNamed(sort, names, key),
        byPosition: paths,
        form: paths
          ? "in the order of the paths, or by their number: `1 = …`"
          : "by the symbols of the map: `a = …`",
      };
    }
    default:
      return on satisfies never;
  }
}

/** The second cell, which most boards have. */
const nameWithin = (board: Board): string =>
  board.named === undefined ? "r1c2" : board.cellName(board.cells[1] ?? board.cells[0] ?? 0);

const directionsOf = ({ directions }: Board): readonly string[] =>
  directions.map((direction) => directionNames[direction] ?? "");

const familyStanding = (
  family: CellSets,
  plural: string,
): Pick<Standing, "count" | "plural" | "name" | "exists"> => ({
  count: family.sets.length,
  plural,
  name: family.name,
  exists: (index) => (family.sets[index]?.length ?? 0) > 0,
});

function standingOnSets(board: Board, sort: CellSetSort, family: CellSets): Standing {
  const numbered = cellSetEntry(sort).namedBy === "number";
  return {
    sort,
    ...familyStanding(family, plural(sort)),
    find: (key) => findSet(board, family, key, numbered ? sort : undefined),
    byPosition: numbered,
    form: numbered
      ? "in their order, or one by one: `2 = …`"
      : `by their first and last cell: \`${exampleOf(family)} = …\``,
  };
}

/** One of several cells, which has two ends. */
function exampleOf({ sets, name }: CellSets): string {
  const long = sets.findIndex((set) => set.length > 1);
  return long < 0 ? "r1c1-r2c2" : name(long);
}
