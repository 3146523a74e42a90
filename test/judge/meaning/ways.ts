/** U6: all systems of ways, one from each start, no two with a common cell; a way may stay where it is. */
import type { Board } from "./board.js";
import { TooMany } from "./too-many.js";

export function systemsOfWays(
  board: Board,
  starts: readonly number[],
  most: number,
): readonly (readonly number[])[][] {
  const found: number[][][] = [];
  const used = new Set(starts);
  const ways: number[][] = [];
  const begin = (at: number): void => {
    const start = starts[at];
    if (start === undefined) {
      found.push(ways.map((way) => [...way]));
      if (found.length > most) throw new TooMany();
      return;
    }
    const way = [start];
    ways.push(way);
    const goOn = (from: number): void => {
      begin(at + 1);
      for (const to of board.neighbours(from)) {
        if (used.has(to)) continue;
        used.add(to);
        way.push(to);
        goOn(to);
        way.pop();
        used.delete(to);
      }
    };
    goOn(start);
    ways.pop();
  };
  begin(0);
  return found;
}
