/** The places of the elements of a layer on the sheet. */
import type { Board } from "../board.js";
import { isOnCellSets } from "../cell-sets.js";
import { type Spot, spotsOfEdge, spotsOfLink } from "../draw/between-layers.js";
import { centreOf } from "../draw/draft.js";
import { cornerPoint, edgePlaces, lineThrough, linkPoints } from "../draw/on-borders.js";
import { towardsSide } from "../draw/on-sides.js";
import type { Point } from "../draw/scene.js";
import type { Ground } from "../ground.js";
import { cellOfSide } from "../tiling/sides.js";
import type { LayerId, TypedLayer } from "../typed.js";
import type { PlayPlace, PlayPlaceSort } from "./play-layer.js";

type Where = Pick<PlayPlace, "at" | "ends" | "also">;

export function playSort({ on }: TypedLayer): PlayPlaceSort {
  switch (on.kind) {
    case "cell":
    case "link":
    case "edge":
    case "corner":
    case "wedge":
      return on.kind;
    default:
      return "beside";
  }
}

/** Returns undefined if an element has no place on the sheet. */
export function placeOfElement(ground: Ground, id: LayerId, element: number): Where | undefined {
  const { board } = ground;
  const on = ground.puzzle.layers[id]?.on;
  if (board === undefined || on === undefined) return undefined;
  if (isOnCellSets(on)) return besideFirst(board, ground.sets.get(id)?.sets[element]);
  switch (on.kind) {
    case "cell":
      return { at: centreOf(board, element) };
    case "link":
      return alongLink(board, element);
    case "edge":
      return borderAt(board, element);
    case "corner":
      return { at: cornerPoint(board, element) };
    case "wedge": {
      const [row, column] = centreOf(board, cellOfSide(board, element));
      const [down, right] = towardsSide(board, element);
      return { at: [row + 0.6 * down, column + 0.6 * right] };
    }
    case "row":
      return besideRow(board, element);
    case "column":
      return { at: [2 * board.rows + 0.8, 2 * element + 1] };
    case "line":
      return element < board.rows
        ? besideRow(board, element)
        : { at: [2 * board.rows + 0.8, 2 * (element - board.rows) + 1] };
    case "of-layer":
      return besideFirst(board, ground.elements.get(on.layer)?.cells[element]);
    case "direction":
      return undefined;
    default:
      return on satisfies never;
  }
}

/** To the right of the board, as high as the cells of the row. */
function besideRow(board: Board, row: number): Where {
  const { columns, sheet } = board;
  if (sheet === undefined) return { at: [2 * row + 1, 2 * columns + 0.8] };
  const cells = Array.from({ length: columns }, (_, column) => row * columns + column);
  const first = cells.find((cell) => board.exists(cell));
  return { at: [first === undefined ? 2 * row + 1 : centreOf(board, first)[0], sheet.width + 0.8] };
}

/** In the corner of the first cell of an area. */
function besideFirst(board: Board, cells: readonly number[] | undefined): Where | undefined {
  const [first] = cells ?? [];
  if (first === undefined) return undefined;
  const [row, column] = centreOf(board, first);
  return { at: [row - 0.6, column - 0.6] };
}

/** From centre to centre; on a torus the half that begins at its first cell. */
export function alongLink(board: Board, link: number): Where | undefined {
  const [line] = linkPoints(board, link);
  return line === undefined ? inCells(spotsOfLink(board, link)) : { at: middleOf(line), ends: line };
}

const inCells = ([first, ...also]: readonly Spot[]): Where | undefined =>
  first === undefined ? undefined : { ...first, ...(also.length === 0 ? {} : { also }) };

/** The border that a link crosses. */
export function acrossLink(board: Board, link: number): Where | undefined {
  const [a, b] = board.linkEnds(link) ?? [];
  if (a === undefined || b === undefined) return undefined;
  if (board.sheet === undefined) {
    const [line] = linkPoints(board, link);
    return line === undefined ? undefined : onGrid(middleOf(line));
  }
  const shared = board.edgesOf(a).find((edge) => board.edgesOf(b).includes(edge));
  return shared === undefined ? undefined : borderAt(board, shared);
}

function borderAt(board: Board, edge: number): Where | undefined {
  if (board.sheet !== undefined) {
    const [line] = board.sheet.edge(edge);
    return line === undefined ? inCells(spotsOfEdge(board, edge)) : { at: middleOf(line), ends: line };
  }
  const [place] = edgePlaces(board, edge);
  return place === undefined ? undefined : onGrid(place.at);
}

/** The border of squares whose middle is there. */
const onGrid = (at: Point): Where => ({ at, ends: lineThrough(at) });

const middleOf = ([from, to]: readonly [Point, Point]): Point => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
];
