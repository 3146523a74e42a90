/** Facts in the order in which a person looks at them: what is near a place comes before what is far. */
import type { SignedOption } from "@ecp/engine";
import type { BoardFacts } from "./board-facts.js";

export class NearFirst {
  /** By the cells of a place: how far each cell is from it, and how far facts are. */
  private readonly far = new Map<string, ReadonlyMap<number, number>>();
  private readonly farFacts = new Map<string, Map<SignedOption, number>>();

  constructor(private readonly board: BoardFacts) {}

  /** Facts that are as far keep their order; those that are about no cell come last. */
  sorted(facts: Iterable<SignedOption>, place: SignedOption): readonly SignedOption[] {
    const cells = this.cells(place);
    const far = this.farFrom(cells);
    const key = cells.join(" ");
    const known = this.farFacts.get(key) ?? new Map<SignedOption, number>();
    this.farFacts.set(key, known);
    const rings: SignedOption[][] = [];
    const last: SignedOption[] = [];
    for (const fact of facts) {
      let ring = known.get(fact);
      if (ring === undefined) {
        ring = Math.min(...this.cells(fact).map((cell) => far.get(cell) ?? Number.POSITIVE_INFINITY));
        known.set(fact, ring);
      }
      if (ring === Number.POSITIVE_INFINITY) last.push(fact);
      else {
        rings[ring] ??= [];
        rings[ring]?.push(fact);
      }
    }
    return [...rings.flatMap((ring) => ring ?? []), ...last];
  }

  private cells(fact: SignedOption): readonly number[] {
    return this.board.factOf(fact)?.cells ?? [];
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
