/**
 * Facts that follow where a count needs as many as there is room for: its places are cut into blocks, and in each of these only so many fit, as in a square of four cells two that
 * do not touch. If the blocks have room for just what is needed, each of them is as full as it can be.
 */

import type { SignedOption } from "@ecp/engine";
import type { Board } from "../../../board.js";
import type { Slices } from "../../judge.js";
import type { BoardFacts } from "../board-facts.js";
import { countsOf, type FactCount, type FactNames } from "../counts.js";
import type { Cost, Deduction } from "../deduction.js";
import type { Reasoner } from "../reasoner.js";
import { blocksOf } from "./block-partition.js";

/** With more places, cutting them into blocks takes too long. */
const MOST_OPEN = 40;
/** Of what follows, so many are made irreducible, to take the easiest. */
const COMPARED = 4;

/** A count of which some are needed: what is counted, or what is not. */
interface Need {
  readonly count: FactCount;
  readonly of: readonly SignedOption[];
  readonly least: number;
}

export class PackedBlocks {
  private readonly needs: readonly Need[];

  constructor(
    private readonly board: BoardFacts,
    private readonly reasoner: Reasoner,
    names: FactNames,
  ) {
    this.needs = countsOf(board, names).flatMap((count) => needsOf(count, names));
  }

  /** The easiest of these that follow. Pre: the reasoner holds what is known. */
  *best(sought: readonly SignedOption[], cost: Cost): Slices<Deduction | undefined> {
    let best: Deduction | undefined;
    let compared = 0;
    for (const need of this.needs) {
      yield;
      for (const deduction of this.deductionsOf(need, sought)) {
        if (best === undefined || cost(deduction) < cost(best)) best = deduction;
        if (++compared === COMPARED) return best;
      }
    }
    return best;
  }

  private *deductionsOf({ count, of, least }: Need, sought: readonly SignedOption[]): Iterable<Deduction> {
    const { reasoner } = this;
    const open = of.filter((fact) => reasoner.holds(fact) === undefined);
    const need = least - of.filter((fact) => reasoner.holds(fact) === true).length;
    if (need < 2 || need >= open.length || open.length > MOST_OPEN) return;
    const absent = of.filter((fact) => reasoner.holds(fact) === false);
    for (const line of this.linesOf(open)) {
      const found = blocksOf(line.length, need, (from, to, number) =>
        reasoner.hasRoomFor(line.slice(from, to), number),
      );
      if (found === undefined) continue;
      const blocks = found.map(({ from, to, most }) => ({ of: line.slice(from, to), most }));
      if (blocks.reduce((sum, { most }) => sum + most, 0) < need) continue;
      for (const deciding of blocks)
        for (const follows of reasoner.inAllWays(deciding.of, deciding.most, sought)) {
          const packing = { count, need, blocks, deciding, absent };
          const deduction = reasoner.packed(follows, packing);
          if (deduction !== undefined) yield deduction;
        }
    }
  }

  /** The places as one goes along the rows, and along the columns. */
  private linesOf(facts: readonly SignedOption[]): readonly (readonly SignedOption[])[] {
    const { board } = this.board.posed.ground;
    const cellOf = new Map(facts.map((fact) => [fact, this.board.factOf(fact)?.cells[0]] as const));
    if (board === undefined || [...cellOf.values()].includes(undefined)) return [facts];
    const sorted = (key: (board: Board, cell: number) => number): readonly SignedOption[] =>
      [...facts].sort((one, other) => key(board, cellOf.get(one) ?? 0) - key(board, cellOf.get(other) ?? 0));
    const lines = [
      sorted((each, cell) => each.rowOf(cell) * each.columns + each.columnOf(cell)),
      sorted((each, cell) => each.columnOf(cell) * each.rows + each.rowOf(cell)),
    ];
    const [first = [], second = []] = lines;
    return first.every((fact, index) => fact === second[index]) ? [first] : lines;
  }
}

function needsOf(count: FactCount, { opposite }: FactNames): readonly Need[] {
  const { of, least, most } = count;
  return [
    ...(least > 0 ? [{ count, of, least }] : []),
    ...(most < of.length ? [{ count, of: of.map(opposite), least: of.length - most }] : []),
  ];
}
