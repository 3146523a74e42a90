/** Paths that are given. */
import type { Board } from "../../meaning/board.js";
import type { Random } from "../../random.js";

/** A way or two that are given, from neighbour to neighbour; some come back to a cell. */
export function roads(random: Random, board: Board): readonly (readonly number[])[] {
  const taken = new Set<number>();
  const mayCross = random.oneIn(4);
  const ways: number[][] = [];
  for (let count = 1 + random.below(2); count > 0; count--) {
    const starts = board.cells.filter((cell) => mayCross || !taken.has(cell));
    if (starts.length === 0) break;
    const way = [random.one(starts)];
    for (let length = random.below(6); length > 0; length--) {
      const next = board
        .neighbours(way.at(-1) ?? 0)
        .filter((cell) => (mayCross || !taken.has(cell)) && (!way.includes(cell) || random.oneIn(3)));
      if (next.length > 0) way.push(random.one(next));
    }
    for (const cell of way) taken.add(cell);
    ways.push(way);
  }
  return ways;
}
