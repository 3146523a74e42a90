/**
 * How long the outlines of sets of cells are, on a rectangle of squares: sets of known sizes that share no side, and a rest that is connected.
 *
 * A connected set of n cells has n - 1 sides within it at least, and so an outline of 2n + 2 sides at most. Each side of the rest lies at one of the other
 * sets, or at the border. A set has two sides of its outline for each of its runs of cells in a row or a column; so one that comes in r rows and c columns,
 * with r * c >= its size, has 2 (r + c), and two more for each of these in which it comes in pieces. For each set taken as the one that surrounds all others,
 * the outlines of the others and that of all but it are those of the rest, and twice what the others have of the border. (The outlines of some of the
 * others are less.) Only large sets are asked for their outlines: those that need as many rows and columns together as the board has cells on a side. *Measured*: of
 * the ten to thirty small islands of a Nurikabe all that is said costs twice the time of compiling and searching, and cuts nothing.
 *
 * And two sets that meet at a corner do not both come to the border, since the rest is connected around one of them.
 *
 * All of that holds in every answer, and what is added is a function of the sets: so counts are true.
 * Cost: two conditions for each set and line, and two clauses for each block and pair of sets.
 */

import type { Board } from "../../../board.js";
import type { Origin } from "../../../ground.js";
import type { Sum, Truth } from "../../value.js";
import { AddedUp } from "../../values/sums.js";
import { holds, holdsOneOf } from "../../world/definitions.js";
import type { World } from "../../world/world.js";

export interface LabelledSet {
  readonly size: number;
  /** By cell. */
  readonly has: ReadonlyMap<number, Truth>;
}

/** Pre: of two cells side by side, those that are in sets are in one set. Returns undefined where the outlines are not scarce. */
export function limitOutlines(
  world: World,
  board: Board,
  sets: readonly LabelledSet[],
  origin: Origin,
): true | undefined {
  const total = board.cells.length;
  const rest = sets.reduce((sum, { size }) => sum - size, total);
  const large = sets.filter(({ size }) => leastLines(size) >= Math.max(board.height, board.width));
  if (large.length < 2 || rest < 1) return undefined;
  const leastOfAll = large.reduce((sum, { size }) => sum + leastLines(size), 0);
  const needed = large.map(({ size }) => leastOfAll - leastLines(size) + leastLines(total - size));
  if (Math.max(...needed) <= rest + 1 - SLACK) return undefined;
  const lines = board.lines.line.sets;
  const { conditions } = world;
  const inside = new Map(large.map((set) => [set, runsOf(world, lines, set.has, set.size, origin)]));
  for (const outer of large) {
    const without = new Map([...outer.has].map(([cell, truth]) => [cell, conditions.not(truth)]));
    const sum = new AddedUp();
    for (const one of runsOf(world, lines, without, total - outer.size, origin)) sum.add(one, 1);
    for (const [set, runs] of inside) if (set !== outer) for (const one of runs) sum.add(one, 1);
    for (const { has } of sets.filter((set) => set !== outer))
      for (const line of lines)
        for (const cell of [line[0], line.at(-1)]) sum.add(has.get(cell ?? -1) ?? false, -1);
    holds(world, isAtMost(world, sum.sum(), rest + 1), origin);
  }
  meetWithin(world, board, large, origin);
  return true;
}

/** By how many lines the least that is needed may lie below what there is. */
const SLACK = 4;

/** In how many rows and columns together so many cells lie at least. */
const leastLines = (size: number): number => Math.ceil(2 * Math.sqrt(size));

/** For each line: that the set comes in it, and that it comes in pieces. It comes in as many lines as it needs. */
function runsOf(
  world: World,
  lines: readonly (readonly number[])[],
  has: ReadonlyMap<number, Truth>,
  size: number,
  origin: Origin,
): readonly Truth[] {
  const { conditions, budget } = world;
  const comes: Truth[] = [];
  const inPieces: Truth[] = [];
  for (const line of lines) {
    budget.step();
    const truths = line.map((cell) => has.get(cell) ?? false);
    const starts = truths.map((truth, i) => conditions.both(truth, conditions.not(truths[i - 1] ?? false)));
    comes.push(conditions.anyOf(truths));
    inPieces.push(conditions.counted(starts, [[2, starts.length]]));
  }
  holds(world, conditions.counted(comes, [[leastLines(size), comes.length]]), origin);
  return [...comes, ...inPieces];
}

/** Two sets that meet at a corner do not both come to the border. */
function meetWithin(world: World, board: Board, sets: readonly LabelledSet[], origin: Origin): void {
  const { conditions, budget } = world;
  const rim = board.cells.filter(board.isBorder);
  const staysWithin = sets.map(({ has }) =>
    conditions.not(conditions.anyOf(rim.map((cell) => has.get(cell) ?? false))),
  );
  const not = (set: LabelledSet, cell: number): Truth => conditions.not(set.has.get(cell) ?? false);
  for (const [i, one] of sets.entries())
    for (const [j, other] of sets.entries()) {
      if (i >= j) continue;
      const within = [staysWithin[i] ?? false, staysWithin[j] ?? false];
      for (const [a = 0, b = 0, c = 0, d = 0] of board.blocks(2, 2).sets) {
        budget.step();
        for (const [first, second] of [
          [a, d],
          [d, a],
          [b, c],
          [c, b],
        ] as const)
          holdsOneOf(world, [not(one, first), not(other, second), ...within], origin);
      }
    }
}

function isAtMost({ conditions }: World, { terms, plus }: Sum, most: number): Truth {
  const least = terms.reduce((sum, { weight }) => sum + Math.min(weight, 0), 0);
  return most - plus < least ? false : conditions.weighed(terms, [[least, most - plus]]);
}
