/**
 * A kernel that tells what it does as the events of a search: the options that come onto the trail, decided or forced, and those that leave it. Only
 * a search that somebody listens to has one, so that the others pay nothing.
 */

import { addTo } from "../maps.js";
import type { ItemId, OptionId, Problem } from "../problem.js";
import type { SearchEvent } from "../search.js";
import { at, at8 } from "./indexing.js";
import { DeductionKernel } from "./kernel.js";
import type { Oracle } from "./oracle.js";
import type { Translation } from "./translate.js";

interface Told {
  readonly option: OptionId;
  /** On the trail. */
  readonly place: number;
}

export class TracedKernel extends DeductionKernel {
  private readonly told: Told[] = [];
  /** So much of the trail has been told. */
  private end = 0;
  /** By literal. */
  private readonly optionsOf = new Map<number, OptionId[]>();
  private readonly holdersOf = new Map<ItemId, OptionId[]>();
  private decided = -1;
  private ways = 0;

  constructor(
    private readonly problem: Problem,
    private readonly translation: Translation,
    private readonly tell: (event: SearchEvent) => void,
    oracle?: Oracle,
  ) {
    super(translation.model, oracle);
    for (let option = 0; option < problem.optionCount; option++) {
      addTo(this.optionsOf, at(translation.optionLiteral, option), option as OptionId);
      const item = this.itemOf(option);
      if (item !== undefined) addTo(this.holdersOf, item, option as OptionId);
    }
  }

  override decide(literal: number): void {
    this.decided = literal;
    const [option] = this.optionsOf.get(literal) ?? [];
    const item = option === undefined ? undefined : this.itemOf(option);
    // The other way may be to leave the item alone.
    this.ways = Math.max(2, item === undefined ? 0 : this.openWays(item));
    super.decide(literal);
  }

  override propagate(): boolean {
    const isSound = super.propagate();
    this.tellPlaced();
    if (!isSound) this.tell({ kind: "dead-end" });
    return isSound;
  }

  override cancel(level: number): void {
    super.cancel(level);
    this.end = Math.min(this.end, this.trailSize);
    const kept = this.told.findIndex(({ place }) => place >= this.trailSize);
    const first = this.told[kept];
    if (first === undefined) return;
    this.told.length = kept;
    this.tell({ kind: "undo", option: first.option, level: kept });
  }

  /** The options of a solution, first those that were told, in their order: so the next undo is one of them. */
  tellSolution(options: readonly OptionId[]): void {
    const told = this.told.map(({ option }) => option);
    const isTold = new Set(told);
    this.tell({ kind: "solution", options: [...told, ...options.filter((option) => !isTold.has(option))] });
  }

  private tellPlaced(): void {
    for (; this.end < this.trailSize; this.end++) {
      const literal = at(this.trail, this.end);
      for (const option of this.optionsOf.get(literal) ?? []) {
        const item = this.itemOf(option);
        const degree = literal === this.decided ? this.ways : 1;
        if (item !== undefined) this.tell({ kind: "item", item, degree });
        this.tell({ kind: "try", option, level: this.told.length });
        this.told.push({ option, place: this.end });
      }
    }
  }

  private openWays(item: ItemId): number {
    const { optionLiteral } = this.translation;
    return (this.holdersOf.get(item) ?? []).filter(
      (option) => at8(this.value, at(optionLiteral, option)) === 0,
    ).length;
  }

  /** The item that the option is a way of. */
  private itemOf(option: number): ItemId | undefined {
    const { optionStart, optionItems, itemSecondary } = this.problem;
    for (let k = optionStart[option] ?? 0; k < (optionStart[option + 1] ?? 0); k++) {
      const item = optionItems[k] ?? 0;
      if (itemSecondary[item] !== 1) return item as ItemId;
    }
    return undefined;
  }
}
