/**
 * `is rectangle`, `is straight` of a set that is to be found. Conditions on what is in it; nothing is added.
 *
 * Rectangle, of a set that is connected anyway (a group, a region): no window of 2x2 holds exactly three cells of it. (Where the border of a connected
 * set turns inwards there is such a window, and a connected set whose border never does is a rectangle.) Of any other set: with two
 * cells it holds the other two corners of the rectangle that they span, and what lies between two of one line; so it holds the corners, the
 * sides and all of the rectangle round it. Cost: windows; or pairs of cells.
 */

import type { Board } from "../../board.js";
import { addTo } from "../../maps.js";
import { type AnySet, isElement, type Truth } from "../value.js";
import { asMembers } from "../values/members.js";
import type { World } from "../world/world.js";

type ByCell = ReadonlyMap<number, Truth>;

function byCell(set: AnySet): ByCell {
  const cells = new Map<number, Truth>();
  for (const { item, when } of asMembers(set).items) if (isElement(item)) cells.set(item.index, when);
  return cells;
}

export function isRectangle(world: World, board: Board, set: AnySet, connected: boolean): Truth {
  const { conditions } = world;
  const cells = byCell(set);
  const some = conditions.anyOf([...cells.values()]);
  const is = (cell: number | undefined): Truth => (cell === undefined ? false : (cells.get(cell) ?? false));
  if (connected && !board.torus) {
    const corners = windowsOf(board, set).map((window) =>
      conditions.not(conditions.counted(window.cells, [[3, 3]])),
    );
    return conditions.allOf([some, ...corners]);
  }
  const parts: Truth[] = [some];
  const all = [...cells];
  all.forEach(([a, here], i) => {
    for (const [b, there] of all.slice(i + 1)) {
      const both = conditions.both(here, there);
      if (both === false) continue;
      const [ra, ca, rb, cb] = [board.rowOf(a), board.columnOf(a), board.rowOf(b), board.columnOf(b)];
      const between =
        ra === rb || ca === cb
          ? (board.span(a, b) ?? []).map(is)
          : [is(board.cellAt(ra, cb)), is(board.cellAt(rb, ca))];
      parts.push(conditions.implies(both, conditions.allOf(between)));
    }
  });
  return conditions.allOf(parts);
}

/** The windows of 2x2 that may hold three cells of the set: of each cell of a window, when it is in the set. */
export function windowsOf(
  board: Board,
  set: AnySet,
): readonly { readonly cells: readonly Truth[]; readonly first: number }[] {
  const inSet = byCell(set);
  const windows: { readonly cells: readonly Truth[]; readonly first: number }[] = [];
  for (let row = 0; row + 1 < board.rows; row++)
    for (let column = 0; column + 1 < board.columns; column++) {
      const places = [0, 1].flatMap((down) =>
        [0, 1].map((right) => board.cellAt(row + down, column + right)),
      );
      const cells = places.map((cell): Truth => (cell === undefined ? false : (inSet.get(cell) ?? false)));
      const first = places.find((cell) => cell !== undefined);
      if (first !== undefined && cells.filter((truth) => truth !== false).length >= 3)
        windows.push({ cells, first });
    }
  return windows;
}

/** All in one row, or all in one column. */
export function isStraight(world: World, board: Board, set: AnySet): Truth {
  const { conditions } = world;
  const inOneLine = (lineOf: (cell: number) => number): Truth => {
    const lines = new Map<number, Truth[]>();
    for (const [cell, when] of byCell(set)) {
      addTo(lines, lineOf(cell), when);
    }
    return conditions.counted(
      [...lines.values()].map((line) => conditions.anyOf(line)),
      [[0, 1]],
    );
  };
  return conditions.either(inOneLine(board.rowOf), inOneLine(board.columnOf));
}
