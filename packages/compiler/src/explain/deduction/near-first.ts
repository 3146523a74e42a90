/** Facts in the order in which a person looks at them: what is near a place comes before what is far. */
import type { SignedOption } from "@ecp/engine";
import type { BoardFacts } from "./board-facts.js";

export class NearFirst {
  private readonly cellsOf = new Map<SignedOption, readonly number[]>();
  /** By the cells of a place: how far each cell is from it. */
  private readonly far = new Map<string, ReadonlyMap<number, number>>();

  constructor(private readonly board: BoardFacts) {}

  /** Facts that are as far keep their order; those that are about no cell come last. */
  sorted(facts: Iterable<SignedOption>, place: SignedOption): readonly SignedOption[] {
    const far = this.farFrom(this.cells(place));
    return [...facts]
      .map((fact) => ({ fact, at: Math.min(...this.cells(fact).map((cell) => far.get(cell) ?? Infinity)) }))
      .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at))
      .map(({ fact }) => fact);
  }

  private cells(fact: SignedOption): readonly number[] {
    const before = this.cellsOf.get(fact);
    if (before !== undefined) return before;
    const cells = this.board.factOf(fact)?.cells ?? [];
    this.cellsOf.set(fact, cells);
    return cells;
  }

  private farFrom(cells: readonly number[]): ReadonlyMap<number, number> {
    const key = cells.join(" ");
    const before = this.far.get(key);
    if (before !== undefined) return before;
    const { board } = this.board.posed.ground;
    const far = new Map(cells.map((cell) => [cell, 0]));
    // A map gives what is added while it is gone through.
    for (const [cell, steps] of far)
      for (const next of board?.neighbours(cell) ?? []) if (!far.has(next)) far.set(next, steps + 1);
    this.far.set(key, far);
    return far;
  }
}
