/** When something was last found about each cell, so that a question about a few of them is not asked again where nothing is new. */
import type { SignedOption } from "@ecp/engine";
import type { BoardFacts } from "./board-facts.js";

export class ChangedCells {
  /** Counts the times that the board was looked at. */
  now = 0;
  private readonly known = new Set<SignedOption>();
  private readonly changed = new Map<number, number>();

  constructor(private readonly board: BoardFacts) {}

  /** Takes in what is on the board by now. */
  look(known: Iterable<SignedOption>): void {
    this.now++;
    for (const fact of known) {
      if (this.known.has(fact)) continue;
      this.known.add(fact);
      for (const cell of this.board.factOf(fact)?.cells ?? []) this.changed.set(cell, this.now);
    }
  }

  /** Whether nothing is new about these since it was looked at so many times. */
  isAsBefore(cells: Iterable<number>, then: number): boolean {
    for (const cell of cells) if ((this.changed.get(cell) ?? 0) > then) return false;
    return true;
  }
}
