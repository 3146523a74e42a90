/**
 * Regions for an answer that are what the rules make of them: each cell begins as a region of its own, which breaks as many rules as it can, and
 * neighbours are merged wherever fewer are broken then; what is left is mended by moving borders. Nothing is searched or lowered: with the answer
 * as data rules are true or false, and false ones name the regions and cells that they are about. Many pairs are merged before one look.
 */

import { regionSymbol } from "../../draw/say-value.js";
import { addTo } from "../../maps.js";
import type { Contents } from "../contents.js";
import type { Random } from "../random.js";
import { answered } from "../variants.js";
import { brokenIn, type Workshop } from "../workshop.js";
import { type Division, renumbered, shiftBorder } from "./divide.js";
import type { StructureLayer } from "./structure.js";

/** The number of rounds of merging before borders move too, and the number of moves before another round. */
const MERGING = 12;
const MOVES_A_MERGE = 6;
const STEPS_IN_VAIN = 40;
/** More cells than this have no region as it is commonly drawn. */
const LARGEST = 9;

/** Returns undefined if rules stay broken. `puzzle`: with the rules that count here. */
export function mergeRegions(
  workshop: Workshop,
  puzzle: Workshop["puzzle"],
  { id, layer }: StructureLayer,
  structure: Contents,
  answer: Contents,
  random: Random,
): Contents | undefined {
  const { board } = workshop;
  const question = answered(puzzle, new Set(answer.values.keys()));
  const withDivision = (division: Division): Contents => ({
    ...structure,
    values: new Map([...structure.values, ...answer.values, [id, division]]),
  });
  /** By cell how many broken rules are about it or of its region, and how many are broken at all. */
  const broken = (
    division: Division,
  ): { readonly at: readonly number[]; readonly all: number } | undefined => {
    const ground = workshop.ground(question, withDivision(division));
    if (ground === undefined) return undefined;
    const faults = brokenIn(ground);
    const at: number[] = new Array(board.rows * board.columns).fill(0);
    const cellsOf = new Map<string, number[]>();
    for (const cell of board.cells) {
      const symbol = `${layer.name} ${regionSymbol(division[cell] ?? 0)}`;
      for (const name of [symbol, board.cellName(cell)]) addTo(cellsOf, name, cell);
    }
    for (const names of faults)
      for (const cell of new Set(names.flatMap((name) => cellsOf.get(name) ?? [])))
        at[cell] = (at[cell] ?? 0) + 1;
    return { at, all: faults.length };
  };

  let division: Division = renumbered(
    Array.from({ length: board.rows * board.columns }, (_, cell) => (board.exists(cell) ? cell : undefined)),
  );
  let now = broken(division);
  // Rules that cells by themselves do not break have nothing to say of regions.
  if (now?.all === 0) return undefined;
  const merge = (): void => {
    if (now === undefined) return;
    const before = now.at;
    const pairs = matching(workshop, division, random);
    const after = broken(renumbered(mergedBy(division, pairs)));
    const kept = pairs.filter(({ cells, parts }) => {
      const sum = parts.reduce((all, cell) => all + (before[cell] ?? 0), 0);
      return after !== undefined && (after.at[cells[0] ?? 0] ?? 0) < sum;
    });
    if (kept.length === 0) return;
    division = renumbered(mergedBy(division, kept));
    now = broken(division);
  };
  const move = (): void => {
    if (now === undefined) return;
    const { at, all } = now;
    const near = board.cells
      .filter((cell) => (at[cell] ?? 0) > 0)
      .flatMap((cell) => [cell, ...board.neighbours(cell)]);
    const next = shiftBorder(board, division, false, random, new Set(random.shuffled(near).slice(0, 1)));
    const after = next === undefined ? undefined : broken(renumbered(next));
    if (next === undefined || after === undefined || after.all > all) return;
    division = renumbered(next);
    now = after;
  };
  for (let step = 0, least = Number.POSITIVE_INFINITY, vain = 0; vain < STEPS_IN_VAIN; step++, vain++) {
    if (now === undefined || now.all === 0) break;
    if (now.all < least) vain = 0;
    least = Math.min(least, now.all);
    if (step < MERGING || step % MOVES_A_MERGE === 0) merge();
    else move();
  }
  if (now === undefined || now.all > 0) return undefined;
  return { ...structure, values: new Map([...structure.values, [id, division]]) };
}

interface Pair {
  readonly into: number;
  readonly from: number;
  readonly cells: readonly number[];
  /** A cell of each. */
  readonly parts: readonly number[];
}

/** Neighbouring regions, each at most once. */
function matching({ board }: Workshop, division: Division, random: Random): readonly Pair[] {
  const cells = new Map<number, number[]>();
  for (const cell of board.cells) {
    const region = division[cell];
    if (region !== undefined) addTo(cells, region, cell);
  }
  const used = new Set<number>();
  const pairs: Pair[] = [];
  for (const cell of random.shuffled(board.cells)) {
    const into = division[cell];
    if (into === undefined || used.has(into)) continue;
    const [other] = random
      .shuffled(board.neighbours(cell))
      .filter(
        (each) => division[each] !== undefined && division[each] !== into && !used.has(division[each] ?? 0),
      );
    const from = other === undefined ? undefined : division[other];
    if (other === undefined || from === undefined) continue;
    const both = [...(cells.get(into) ?? []), ...(cells.get(from) ?? [])];
    if (both.length > LARGEST) continue;
    used.add(into).add(from);
    pairs.push({ into, from, cells: both, parts: [cell, other] });
  }
  return pairs;
}

function mergedBy(division: Division, pairs: readonly Pair[]): Division {
  const into = new Map(pairs.map(({ into: to, from }) => [from, to]));
  return division.map((region) => (region === undefined ? undefined : (into.get(region) ?? region)));
}
