/**
 * Facts that follow where a count needs as many as there is room for: its places are cut into blocks, and in each of these only so many fit, as in a square of four cells two that
 * do not touch. If the blocks have room for just what is needed, each of them is as full as it can be.
 *
 * An answer says how many are in each block: the blocks sought are those that have room for no more.
 */
import type { SignedOption } from "@ecp/engine";
import type { Board } from "../../../board.js";
import type { Slices } from "../../judge.js";
import type { BoardFacts } from "../board-facts.js";
import { countsOf, type FactCount, type FactNames } from "../counts.js";
import type { Cost, Deduction } from "../deduction.js";
import type { KnownAnswers } from "../known-answers.js";
import type { Reasoner } from "../reasoner.js";
import { type FactBlock, fullBlocks } from "./block-partition.js";

/** With more places, cutting them into blocks takes too long. */
const MOST_OPEN = 40;
/** Of what follows, so many are made irreducible, to take the easiest. */
const COMPARED = 4;
/** Counts looked at before others may have their turn. */
const SLICE = 100;

/** A count of which some are needed: what is counted, or what is not. */
interface Need {
  readonly count: FactCount;
  readonly of: readonly SignedOption[];
  readonly least: number;
  readonly isOfOthers: boolean;
}

interface Means {
  readonly board: BoardFacts;
  readonly reasoner: Reasoner;
  readonly names: FactNames;
  readonly answers: KnownAnswers;
}

export class PackedBlocks {
  private readonly needs: readonly Need[];
  private readonly around = new Map<number, readonly number[]>();
  private readonly cells = new Map<SignedOption, number | undefined>();

  constructor(private readonly means: Means) {
    const { board, names } = means;
    this.needs = countsOf(board, names)
      // Reasons stop at what is tried: it has to say something of the board.
      .filter(({ of }) => of.every((fact) => board.factOf(fact) !== undefined))
      .flatMap((count) => needsOf(count, names));
  }

  /** The easiest of these that follow. Pre: the reasoner holds what is known. */
  *best(sought: readonly SignedOption[], cost: Cost): Slices<Deduction | undefined> {
    let best: Deduction | undefined;
    if (sought.length === 0) return undefined;
    let compared = 0;
    let tried = 0;
    for (const need of this.needs) {
      if (++tried % SLICE === 0) yield;
      for (const deduction of this.deductionsOf(need, sought)) {
        if (best === undefined || cost(deduction) < cost(best)) best = deduction;
        if (++compared === COMPARED) return best;
      }
    }
    return best;
  }

  private *deductionsOf(
    { count, of, least, isOfOthers }: Need,
    sought: readonly SignedOption[],
  ): Iterable<Deduction> {
    const { reasoner, names, answers } = this.means;
    const open = of.filter((fact) => reasoner.holds(fact) === undefined);
    const need = least - of.filter((fact) => reasoner.holds(fact) === true).length;
    const told = isOfOthers ? open.length - need : need;
    if (told < 2 || told >= open.length || open.length > MOST_OPEN) return;
    const inAnswer = (facts: readonly SignedOption[]): number =>
      facts.filter((fact) => answers.firstHas(fact)).length;
    // It allows more than one number.
    if (inAnswer(open) !== need) return;
    const absent = of.filter((fact) => reasoner.holds(fact) === false);
    for (const line of this.linesOf(open)) {
      const own = ({ from, to }: FactBlock): readonly SignedOption[] => line.slice(from, to);
      const found = fullBlocks({
        size: line.length,
        isFull: (block) => !reasoner.hasRoomFor(own(block), inAnswer(own(block)) + 1),
        hangsTogether: (block) => this.hangsTogether(own(block)),
      });
      const blocks = (found ?? []).map((block) => {
        const places = own(block);
        const most = inAnswer(places);
        return isOfOthers
          ? { of: places, most, told: places.map(names.opposite), number: places.length - most }
          : { of: places, most, told: places, number: most };
      });
      // One block alone is the whole place.
      if (blocks.length === 0 || blocks.some(({ number }) => number === told)) continue;
      for (const deciding of blocks) {
        const [follows, ...others] = reasoner.inAllWays(deciding.of, deciding.most, sought);
        if (follows === undefined) continue;
        const packing = { count, number: told, blocks, deciding, absent, isOfOthers, others };
        const deduction = reasoner.packed(follows, packing);
        if (deduction !== undefined) yield deduction;
      }
    }
  }

  /** Each place touches another one, at a side or a corner, so that all are one. */
  private hangsTogether(facts: readonly SignedOption[]): boolean {
    const left = new Set(facts.flatMap((fact) => this.cellOf(fact) ?? []));
    const open = [...left].slice(0, 1);
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      left.delete(cell);
      for (const other of this.cellsAround(cell)) if (left.has(other)) open.push(other);
    }
    return left.size === 0;
  }

  private cellsAround(cell: number): readonly number[] {
    const { board } = this.means.board.posed.ground;
    let around = this.around.get(cell);
    if (around === undefined) {
      around = board === undefined ? [] : [...new Set([...board.neighbours(cell), ...board.around(cell)])];
      this.around.set(cell, around);
    }
    return around;
  }

  /** The first, where there are several. */
  private cellOf(fact: SignedOption): number | undefined {
    if (!this.cells.has(fact)) this.cells.set(fact, this.means.board.factOf(fact)?.cells[0]);
    return this.cells.get(fact);
  }

  /** The places as one goes along the rows, and along the columns. */
  private linesOf(facts: readonly SignedOption[]): readonly (readonly SignedOption[])[] {
    const { board } = this.means.board.posed.ground;
    if (board === undefined || facts.some((fact) => this.cellOf(fact) === undefined)) return [facts];
    const sorted = (key: (board: Board, cell: number) => number): readonly SignedOption[] =>
      [...facts].sort(
        (one, other) => key(board, this.cellOf(one) ?? 0) - key(board, this.cellOf(other) ?? 0),
      );
    const byRow = sorted((each, cell) => each.rowOf(cell) * each.columns + each.columnOf(cell));
    const byColumn = sorted((each, cell) => each.columnOf(cell) * each.rows + each.rowOf(cell));
    return byRow.every((fact, index) => fact === byColumn[index]) ? [byRow] : [byRow, byColumn];
  }
}

function needsOf(count: FactCount, { opposite }: FactNames): readonly Need[] {
  const { of, least, most, isOfOthers = false } = count;
  return [
    ...(least > 0 ? [{ count, of, least, isOfOthers }] : []),
    ...(most < of.length
      ? [{ count, of: of.map(opposite), least: of.length - most, isOfOthers: !isOfOthers }]
      : []),
  ];
}
